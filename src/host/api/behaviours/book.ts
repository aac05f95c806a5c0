import { ScriptError } from "../../vm/value";
import type { Saved, Thing } from "../../world/thing";
import type { World } from "../../world/world";
import { type Behaviour, behaviour } from "./behaviour";

type Pdf = NonNullable<Saved["CustomPDF"]>;

const pdfOf = (thing: Thing): Pdf =>
  thing.data.CustomPDF ?? { PDFUrl: "", PDFPassword: "", PDFPage: 0, PDFPageOffset: 0 };

const change = (thing: Thing, part: Partial<Pdf>): void => {
  thing.data.CustomPDF = { ...pdfOf(thing), ...part };
};

/** Pages count from 0. How many there are stands in the file: if that was not given, there is always one more. */
const isPage = (world: World, thing: Thing, page: number): boolean =>
  Number.isInteger(page) && page >= 0 && page < (world.options.pages(pdfOf(thing).PDFUrl) ?? Infinity);

/** https://api.tabletopsimulator.com/events/#onobjectpagechange */
const turnTo = (world: World, thing: Thing, page: number): boolean => {
  if (!isPage(world, thing, page)) return false;
  if (page === pdfOf(thing).PDFPage) return true;
  change(thing, { PDFPage: page });
  thing.extra.delete("Book.highlight");
  world.event("onObjectPageChange", [thing]);
  world.ownEvent(thing, "onPageChange", []);
  return true;
};

/** https://api.tabletopsimulator.com/behavior/book/ */
export const book = (world: World): Behaviour =>
  behaviour("Book", ({ data }) => data.Name === "Custom_PDF", {
    fields: {
      page_offset: {
        get: (thing) => pdfOf(thing).PDFPageOffset,
        set: (thing, value) => {
          if (typeof value !== "number") throw new ScriptError("Book.page_offset is a number");
          change(thing, { PDFPageOffset: Math.trunc(value) });
        },
      },
    },
    methods: {
      getPage: (thing, args) => {
        const { PDFPage, PDFPageOffset } = pdfOf(thing);
        return args.flag(0, false) ? PDFPage + PDFPageOffset : PDFPage;
      },
      setPage: (thing, args) => {
        const offset = args.flag(1, false) ? pdfOf(thing).PDFPageOffset : 0;
        return turnTo(world, thing, args.number(0) - offset);
      },
      // A box on the page, from its lower left corner.
      setHighlight: (thing, args) => {
        const [x1, y1, x2, y2] = [args.number(0), args.number(1), args.number(2), args.number(3)];
        thing.extra.set("Book.highlight", { x1, y1, x2, y2 });
        return true;
      },
      clearHighlight: (thing) => {
        thing.extra.delete("Book.highlight");
        return true;
      },
    },
  });
