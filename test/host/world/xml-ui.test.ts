import { expect, test } from "vitest";
import { parsedXml, writtenXml } from "../../../src/host/world/xml-ui";

test("marks within a text belong to the text, in their place", () => {
  const [panel] = parsedXml('<Panel><Text>All <b>kinds</b> of <color value="#aa0000">things</color></Text></Panel>');
  expect(panel?.children).toEqual([
    { tag: "Text", attributes: {}, value: 'All <b>kinds</b> of <color value="#aa0000">things</color>', children: [] },
  ]);
});

test("what is written reads the same again", () => {
  const elements = parsedXml('<Text id="a">1 &lt; 2, <i>so</i> it is</Text>');
  expect(elements[0]?.value).toBe("1 < 2, <i>so</i> it is");
  expect(parsedXml(writtenXml(elements))).toEqual(elements);
});

test("letters may be told by name or number; what is no letter stays as it is written", () => {
  const said = (text: string): string | undefined => parsedXml(`<Text tip="${text}"/>`)[0]?.attributes["tip"];
  expect(said("&lt;&gt;&amp;&quot;&apos;")).toBe("<>&\"'");
  expect(said("&#65;&#x42;&#x1F600;")).toBe("AB😀");
  expect(said("&#0;&#x110000;&hearts;&#x10ffff;")).toBe("&#0;&#x110000;&hearts;\u{10ffff}");
});
