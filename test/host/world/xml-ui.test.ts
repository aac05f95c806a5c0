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
