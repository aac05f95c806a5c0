import { type HostObject, LuaTable, type LuaValue, ScriptError, textOf } from "../vm/value";
import type { Clip } from "../world/music";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { type Field, type Method, singleton } from "./members";
import { flag, number, setting, taken } from "./setting";

const clipOf = (value: LuaValue, member: string): Clip => {
  const url = value instanceof LuaTable ? value.get("url") : undefined;
  if (typeof url !== "string" || !(value instanceof LuaTable)) throw new ScriptError(`${member}: a clip has no url`);
  return { url, title: textOf(value.get("title")) };
};

const index = (world: World, member: string): Field<HostObject> => ({
  get: () => world.music.index,
  set: (_, given) => {
    const wanted = taken(number(), given, `MusicPlayer.${member}`);
    if (!world.music.take(wanted))
      throw new ScriptError(`MusicPlayer.${member}: no clip ${String(wanted)} in the playlist`);
  },
});

/** https://api.tabletopsimulator.com/musicplayer/ — both spellings of some names are about. */
export const musicPlayer = (world: World): HostObject => {
  const current: Method<HostObject> = () => ({ ...world.music.clip });
  const back: Method<HostObject> = () => world.music.back();
  return singleton("MusicPlayer", {
    fields: {
      loaded: { get: () => world.music.loaded },
      player_status: { get: () => world.music.status },
      playlist_index: index(world, "playlist_index"),
      playlistIndex: index(world, "playlistIndex"),
      repeat_track: setting(world, "MusicPlayer", "RepeatSong", flag, "MusicPlayer.repeat_track"),
      shuffle: {
        get: () => world.music.shuffles,
        set: (_, given) => {
          world.music.shuffles = taken(flag, given, "MusicPlayer.shuffle");
        },
      },
    },
    methods: {
      getCurrentAudioclip: current,
      getCurrentAudioClip: current,
      getPlaylist: () => world.music.list.map((clip) => ({ ...clip })),
      play: () => world.music.play(),
      pause: () => world.music.pause(),
      setCurrentAudioclip: (_, args) => {
        world.music.load(clipOf(args.any(0), args.member));
        return true;
      },
      setPlaylist: (_, args) => {
        world.music.list = args
          .table(0)
          .list()
          .map((clip) => clipOf(clip, args.member));
        return true;
      },
      skipBack: back,
      skipBackward: back,
      skipForward: () => world.music.forward(),
    },
    documented: DOCUMENTED.musicPlayer,
  });
};
