import { defs, type Place, type Thread } from "#fengari";

const IN_LUA = 2;

/** Lua of the host's own: nobody looks for a script's mistake there. */
const OURS = new Set(["prelude", "classes", "afterwards"]);

/** `(line,from-to)`, as MoonSharp tells a place: across lines with both ends. */
export const placeText = (place: Place | null): string => {
  if (place === null) return "";
  const { line, column, endLine, endColumn } = place;
  if (line !== endLine) return `(${[line, column].join()}-${[endLine, endColumn].join()})`;
  return `(${[line, column].join()}${column === endColumn ? "" : `-${String(endColumn)}`})`;
};

/** Where a thread is just now; empty if it is nowhere. */
export const whereIs = (thread: Thread | null): string => {
  for (let call = thread?.ci ?? null; call !== null; call = call.previous) {
    if ((call.callstatus & IN_LUA) === 0) continue;
    const { source, lineinfo } = call.func.value.p;
    const place = lineinfo[call.l_savedpc - 1];
    const chunk = source === null ? "" : defs.to_jsstring(source.realstring).slice(1);
    if (place !== undefined && place !== null && !OURS.has(chunk)) return `${chunk}:${placeText(place)}`;
  }
  return "";
};
