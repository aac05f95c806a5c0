import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { KNOWN_BY } from "../../src/games/known-by";

/** A panel that asks for pieces names them: a sort of one kind as its piece is called, any other by a word of its own. */

describe.each(GAME_NAMES)("%s", (name) => {
  const languages = withGame(name, ({ languages: all }) => all);
  test.each(languages.map((language) => [language.name, language.text] as const))("every sort in %s", (_, text) => {
    const named = KNOWN_BY[name].filter(({ kinds }) => kinds.length !== 1).map(({ sort }) => text[`sort.${sort}`]);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((each) => each === undefined || each === "")).toEqual([]);
  });
});
