import { createHash } from "node:crypto";

/** Gives every role of a game a GUID that stays the same from build to build: six hex digits of the role's hash. */
export const guidsFor = (game: string): ((role: string) => string) => {
  const roleOf = new Map<string, string>();
  return (role) => {
    for (let again = 0; ; again++) {
      const salted = again === 0 ? `${game}/${role}` : `${game}/${role}/${String(again)}`;
      const guid = createHash("sha256").update(salted).digest("hex").slice(0, 6);
      const taken = roleOf.get(guid);
      if (taken === role) throw new Error(`${game} has two objects in the role ${role}`);
      if (taken !== undefined) continue;
      roleOf.set(guid, role);
      return guid;
    }
  };
};
