import type { OpenTable } from "../open";
import { type Member, MEMBERS } from "./member";
import { probeTable } from "./probe";
import { REFUSED } from "./refused";

/** A test that proves a member. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** What is to be said of one member. */
export interface Coverage {
  readonly member: Member;
  /** Why a script cannot have it; nothing where it is answered. */
  readonly refused: string | undefined;
  readonly proofs: readonly Proof[];
}

export const NOBODY_YET = "nobody has come to it yet";
export const NO_TEST = "no test proves it";

/**
 * Asks a script on a table with one of everything for each member. What is missing in userdata fails, and what is
 * missing in a table of Lua is nil; a global function that is refused says so when it is called.
 */
const QUESTION = `
function __answers(get, name, called)
  local there, owner = pcall(get)
  if not there then return false end
  local found, value = pcall(function() return owner[name] end)
  if not found then return false end
  if type(owner) ~= "userdata" and value == nil then return false end
  if not called or type(value) ~= "function" then return true end
  local fine, trouble = pcall(value)
  return fine or not string.find(tostring(trouble), "does not imitate", 1, true)
end
`;

const answeredBy = (table: OpenTable): ((member: Member) => boolean) => {
  const { global } = table.world;
  global.run(QUESTION, "coverage");
  return ({ family, kind, name }) => {
    if (family.by === undefined) return true;
    const called = kind === "global functions" ? "true" : "false";
    global.run(
      `function __ask() return __answers(function() return ${family.by} end, "${name}", ${called}) end`,
      "coverage",
    );
    return global.call("__ask") === true;
  };
};

const whyRefused = (member: Member, answers: boolean, proofs: readonly Proof[]): string | undefined => {
  const reason = REFUSED[member.id];
  if (reason !== undefined) return reason;
  if (!answers) return NOBODY_YET;
  return proofs.length === 0 ? NO_TEST : undefined;
};

/** Every member, as the host itself answers it, with the tests that prove it. */
export const coverage = (proofs: ReadonlyMap<string, readonly Proof[]>): readonly Coverage[] => {
  const table = probeTable();
  const answers = answeredBy(table);
  const rows = MEMBERS.map((member) => {
    const proved = proofs.get(member.id) ?? [];
    return { member, refused: whyRefused(member, answers(member), proved), proofs: proved };
  });
  table.world.close();
  return rows;
};
