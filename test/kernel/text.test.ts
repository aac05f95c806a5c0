import { describe, expect, test } from "vitest";
import { KERNEL_RULES } from "../../src/kernel/refusal";
import { BROUGHT, citing, sentence, type TextOf, WORDLESS, wordText } from "../../src/kernel/text";
import { en as english } from "./games/crossing/text";
import type { TownNouns } from "./games/crossing/vocabulary";
import { kernelText } from "../../src/kernel/text/en";

const text = {
  "event.ran": "{seat} runs to {area} for {dice}.",
  plain: "Nothing to fill.",
  open: "An open {slot",
  "word.lane": "the lane",
  "word.grey": "grey",
  "word.red": "red",
  braces: "}{seat}{",
};

describe("a sentence", () => {
  test("has its slots filled with words, numbers and lists of them", () => {
    expect(sentence(text, "event.ran", { seat: "p1", area: "lane", dice: ["grey", "red"] })).toBe(
      "p1 runs to the lane for grey, red.",
    );
    expect(sentence(text, "event.ran", { seat: "p1", area: 12, dice: [] })).toBe("p1 runs to 12 for .");
  });

  test("leaves a slot that nothing fills empty", () => {
    expect(sentence(text, "event.ran", {})).toBe(" runs to  for .");
  });

  test("without slots, without an end of one, without a template", () => {
    expect(sentence(text, "plain", { seat: "p1" })).toBe("Nothing to fill.");
    expect(sentence(text, "open", { slot: "lane" })).toBe("An open the lane");
    expect(sentence(text, "braces", { seat: "p1" })).toBe("}p1");
    expect(sentence(text, "missing", {})).toBe(WORDLESS);
  });

  test("what a word says is not looked at for slots", () => {
    expect(sentence({ ...text, "word.lane": "{seat}" }, "event.ran", { seat: "p1", area: "lane", dice: [] })).toBe(
      "p1 runs to {seat} for .",
    );
  });

  test("a word without a text is never shown as it is", () => {
    expect(wordText(text, "alley")).toBe(WORDLESS);
    expect(wordText(text, "lane")).toBe("the lane");
  });
});

test("every rule of the kernel has its sentence, and no sentence is without its rule", () => {
  expect(Object.keys(kernelText).sort()).toEqual([...KERNEL_RULES].sort());
  for (const rule of KERNEL_RULES) expect(kernelText[rule]).toMatch(/^[A-Z].*\.$/);
});

describe("a text", () => {
  test("that lacks a line its vocabulary asks for does not compile", () => {
    const { "step.turn": step, "event.hurt": event, "part.to": part, "option.dark": option, ...rest } = english;
    const lines: readonly string[] = [step, event, part, option];
    expect(lines).not.toContain("");
    // @ts-expect-error: an event without its sentence
    const noEvent: TextOf<TownNouns> = { ...rest, "step.turn": step, "part.to": part, "option.dark": option };
    // @ts-expect-error: a step without its line
    const noStep: TextOf<TownNouns> = { ...rest, "event.hurt": event, "part.to": part, "option.dark": option };
    // @ts-expect-error: a part without its question
    const noPart: TextOf<TownNouns> = { ...rest, "event.hurt": event, "step.turn": step, "option.dark": option };
    // @ts-expect-error: an option without its name
    const noOption: TextOf<TownNouns> = { ...rest, "event.hurt": event, "step.turn": step, "part.to": part };
    const said = [noEvent, noStep, noPart, noOption].map((text) => Object.keys(text).length);
    expect(said).toEqual(lines.map(() => Object.keys(english).length - 1));
  });

  test("cites the rule behind what happens, or the one that brought it about", () => {
    const cited = citing({ ...text, "event.fell": "{seat} falls." }, { ran: "RUN-01", fell: BROUGHT });
    expect(sentence(cited, "event.ran", { seat: "p1", area: "lane", dice: 2 })).toBe(
      "p1 runs to the lane for 2. (RUN-01)",
    );
    expect(sentence(cited, "event.fell", { seat: "p1", by: "FALL-02" })).toBe("p1 falls. (FALL-02)");
    expect(sentence(cited, "plain", {})).toBe("Nothing to fill.");
    expect(citing({ "event.hidden": "" }, { hidden: "RUN-01" })["event.hidden"]).toBe("");
  });
});
