import type { Saved, Thing } from "../../world/thing";
import { colourFrom } from "../colour-from";
import { Colour } from "../../vm/value";
import { type Behaviour, behaviour } from "./behaviour";

type Text = NonNullable<Saved["Text"]>;

const textOn = (thing: Thing): Text => thing.data.Text ?? { Text: "", colorstate: { r: 1, g: 1, b: 1 }, fontSize: 64 };

const change = (thing: Thing, part: Partial<Text>): boolean => {
  thing.data.Text = { ...textOn(thing), ...part };
  return true;
};

export const writingOf = (thing: Thing): string => textOn(thing).Text;
export const write = (thing: Thing, text: string): boolean => change(thing, { Text: text });

/** https://api.tabletopsimulator.com/behavior/texttool/ */
export const textTool: Behaviour = behaviour("TextTool", ({ data }) => data.Name === "3DText", {
  methods: {
    getValue: writingOf,
    setValue: (thing, args) => write(thing, args.text(0)),
    getFontSize: (thing) => textOn(thing).fontSize,
    setFontSize: (thing, args) => change(thing, { fontSize: Math.trunc(args.number(0)) }),
    getFontColor: (thing) => {
      const { r, g, b, a } = textOn(thing).colorstate;
      return new Colour(r, g, b, a);
    },
    setFontColor: (thing, args) => {
      const { r, g, b, a } = colourFrom(args, 0);
      return change(thing, { colorstate: a === 1 ? { r, g, b } : { r, g, b, a } });
    },
  },
});
