import { describe, expect, test } from "vitest";
import { frames, lua, tableOf } from "../../support/host-table";

const LIST =
  "{ { url = 'http://1', title = 'One' }, { url = 'http://2', title = 'Two' }, { url = 'http://3', title = 'Three' } }";

describe("the music of the table", () => {
  const open = () => {
    const table = tableOf();
    lua(table, `MusicPlayer.setPlaylist(${LIST})`);
    return table;
  };
  const now = "{ MusicPlayer.playlist_index, MusicPlayer.getCurrentAudioclip().title, MusicPlayer.player_status }";

  test("MusicPlayer MusicPlayer.setCurrentAudioclip .getCurrentAudioclip .player_status .loaded .play .pause: is loaded, then it plays", () => {
    const table = tableOf();
    expect(lua(table, "return { MusicPlayer.player_status, MusicPlayer.loaded, MusicPlayer.play() }")) //
      .toEqual(["Stop", false, false]);
    expect(lua(table, "return MusicPlayer.setCurrentAudioclip({ url = 'http://a', title = 'A' })")).toBe(true);
    expect(lua(table, "return { MusicPlayer.player_status, MusicPlayer.loaded }")).toEqual(["Loading", false]);
    frames(table, 3);
    expect(lua(table, "return { MusicPlayer.player_status, MusicPlayer.loaded }")).toEqual(["Ready", true]);
    expect(lua(table, "return { MusicPlayer.play(), MusicPlayer.player_status }")).toEqual([true, "Play"]);
    expect(lua(table, "return { MusicPlayer.pause(), MusicPlayer.player_status }")).toEqual([true, "Ready"]);
    expect(lua(table, "return MusicPlayer.getCurrentAudioclip()")).toEqual({ url: "http://a", title: "A" });
    expect(table.save().MusicPlayer).toMatchObject({ CurrentAudioURL: "http://a", CurrentAudioTitle: "A" });
    expect(() => lua(table, "MusicPlayer.setCurrentAudioclip({ title = 'A' })")).toThrow("a clip has no url");
  });

  test("MusicPlayer.setPlaylist .getPlaylist .playlist_index .playlistIndex .skipForward: goes on, and round at the end", () => {
    const table = open();
    expect(lua(table, "return MusicPlayer.getPlaylist()[2]")).toEqual({ url: "http://2", title: "Two" });
    expect(lua(table, "return MusicPlayer.playlist_index")).toBe(-1);
    lua(table, "MusicPlayer.playlist_index = 1");
    expect(lua(table, `return ${now}`)).toEqual([1, "Two", "Loading"]);
    frames(table, 3);
    lua(table, "MusicPlayer.play()");
    expect(lua(table, `return { MusicPlayer.skipForward(), ${now} }`)).toEqual([true, [2, "Three", "Play"]]);
    expect(lua(table, `return { MusicPlayer.skipForward(), ${now} }`)).toEqual([true, [0, "One", "Play"]]);
    lua(table, "MusicPlayer.playlistIndex = 2");
    expect(lua(table, "return MusicPlayer.playlistIndex")).toBe(2);
    expect(table.save().MusicPlayer).toMatchObject({
      PlaylistEntry: 2,
      AudioLibrary: [{ Item1: "http://1", Item2: "One" }, {}, {}],
    });
    expect(() => lua(table, "MusicPlayer.playlist_index = 3")).toThrow("no clip 3 in the playlist");
    expect(lua(tableOf(), "return MusicPlayer.skipForward()")).toBe(false);
  });

  test("MusicPlayer.skipBack .skipBackward .getCurrentAudioClip: to the beginning, and from there to the clip before", () => {
    const table = open();
    lua(table, "MusicPlayer.playlist_index = 2");
    frames(table, 3);
    lua(table, "MusicPlayer.play()");
    frames(table, 60 * 4);
    expect(lua(table, `return { MusicPlayer.skipBack(), ${now} }`)).toEqual([true, [2, "Three", "Play"]]);
    expect(lua(table, `return { MusicPlayer.skipBackward(), MusicPlayer.getCurrentAudioClip().title }`)).toEqual([
      true,
      "Two",
    ]);
    expect(lua(tableOf(), "return MusicPlayer.skipBack()")).toBe(false);
  });

  test("MusicPlayer.skipBack: within three seconds to the clip before, of the first to its beginning, of none nowhere", () => {
    const table = open();
    const back = (index: number, played: number) => {
      lua(table, `MusicPlayer.playlist_index = ${String(index)}`);
      frames(table, 2);
      lua(table, "MusicPlayer.play()");
      frames(table, played);
      return lua(table, "return { MusicPlayer.skipBack(), MusicPlayer.playlist_index }");
    };
    expect([back(1, 179), back(1, 180), back(2, 0), back(0, 10)]).toEqual([
      [true, 0],
      [true, 1],
      [true, 1],
      [true, 0],
    ]);
    // It has begun anew: back again is the clip before.
    back(1, 200);
    expect(lua(table, "return { MusicPlayer.skipBack(), MusicPlayer.playlist_index }")).toEqual([true, 0]);
    lua(table, "MusicPlayer.setCurrentAudioclip({ url = 'http://other', title = 'Other' })");
    expect(lua(table, "return { MusicPlayer.skipBack(), MusicPlayer.playlist_index }")).toEqual([true, -1]);
  });

  test("MusicPlayer.skipForward .shuffle: of one clip that one is next, and what stands goes on standing", () => {
    const table = tableOf();
    lua(table, "MusicPlayer.setPlaylist({ { url = 'http://1', title = 'One' } }) MusicPlayer.shuffle = true");
    expect(lua(table, "return { MusicPlayer.skipForward(), MusicPlayer.playlist_index }")).toEqual([true, 0]);
    frames(table, 1);
    expect(lua(table, "return MusicPlayer.player_status")).toBe("Loading");
    frames(table, 1);
    expect(lua(table, "return { MusicPlayer.player_status, MusicPlayer.pause(), MusicPlayer.play() }")).toEqual([
      "Ready",
      true,
      true,
    ]);
    expect(
      lua(table, "return { MusicPlayer.skipForward(), MusicPlayer.playlist_index, MusicPlayer.player_status }"),
    ).toEqual([true, 0, "Play"]);
    expect(lua(table, "return MusicPlayer.setCurrentAudioclip({ url = '', title = '' })")).toBe(true);
    expect(lua(table, "return MusicPlayer.player_status")).toBe("Stop");
  });

  test("MusicPlayer.shuffle .repeat_track: another clip by the table's seed; the same again is kept in the save", () => {
    const table = open();
    lua(table, "MusicPlayer.shuffle = true MusicPlayer.repeat_track = true MusicPlayer.playlist_index = 0");
    const played = new Set<unknown>();
    for (let i = 0; i < 20; i++) {
      const before = lua(table, "return MusicPlayer.playlist_index");
      lua(table, "MusicPlayer.skipForward()");
      expect(lua(table, "return MusicPlayer.playlist_index")).not.toBe(before);
      played.add(before);
    }
    expect(played.size).toBe(3);
    expect(lua(table, "return { MusicPlayer.shuffle, MusicPlayer.repeat_track }")).toEqual([true, true]);
    expect(table.save().MusicPlayer?.RepeatSong).toBe(true);
  });
});
