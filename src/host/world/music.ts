import { FRAMES_A_SECOND } from "./clock";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/musicplayer/ */

export interface Clip {
  readonly url: string;
  readonly title: string;
}

type Status = "Stop" | "Play" | "Loading" | "Ready";

/** Frames until everybody has a clip; nothing is fetched here. */
const LOADING = 2;
/** Within so many seconds from its beginning, back means the clip before. */
const JUST_BEGUN = 3;

/** The music of the table. A clip goes on until it is stopped: how long it is nobody knows here. */
export class Music {
  shuffles = false;
  #status: Status = "Stop";
  #loading = 0;
  #played = 0;

  constructor(readonly world: World) {}

  get status(): Status {
    return this.#status;
  }

  get loaded(): boolean {
    return this.#status === "Play" || this.#status === "Ready";
  }

  get clip(): Clip {
    const { CurrentAudioURL: url, CurrentAudioTitle: title } = this.world.header.of("MusicPlayer");
    return { url, title };
  }

  get list(): Clip[] {
    return this.world.header.of("MusicPlayer").AudioLibrary.map(({ Item1: url, Item2: title }) => ({ url, title }));
  }

  set list(clips: readonly Clip[]) {
    const AudioLibrary = clips.map(({ url: Item1, title: Item2 }) => ({ Item1, Item2 }));
    this.world.header.change("MusicPlayer", { AudioLibrary, PlaylistEntry: -1 });
  }

  get index(): number {
    return this.world.header.of("MusicPlayer").PlaylistEntry;
  }

  /** Loads a clip of the list; whether there is one of that number. */
  take(index: number): boolean {
    const clip = this.list[index];
    if (clip !== undefined) this.load(clip, index);
    return clip !== undefined;
  }

  load({ url, title }: Clip, PlaylistEntry = -1): void {
    this.world.header.change("MusicPlayer", { CurrentAudioURL: url, CurrentAudioTitle: title, PlaylistEntry });
    this.#status = url === "" ? "Stop" : "Loading";
    this.#loading = LOADING;
    this.#played = 0;
  }

  /** Whether it plays now. */
  play(): boolean {
    if (this.loaded) this.#status = "Play";
    return this.#status === "Play";
  }

  /** Whether it is silent now. */
  pause(): boolean {
    if (this.#status === "Play") this.#status = "Ready";
    return this.#status === "Ready";
  }

  forward(): boolean {
    const count = this.list.length;
    if (count === 0) return false;
    if (!this.shuffles || count === 1) return this.#goOn((this.index + 1) % count);
    const step = 1 + Math.floor(this.world.random() * (count - 1));
    return this.#goOn((Math.max(this.index, 0) + step) % count);
  }

  /** To the beginning of the clip, and from there to the clip before it. */
  back(): boolean {
    if (this.clip.url === "") return false;
    const hasBefore = this.#played < JUST_BEGUN * FRAMES_A_SECOND && this.index > 0;
    if (hasBefore) return this.#goOn(this.index - 1);
    this.#played = 0;
    return true;
  }

  tick(): void {
    if (this.#status === "Play") this.#played++;
    if (this.#status !== "Loading") return;
    this.#loading--;
    if (this.#loading === 0) this.#status = "Ready";
  }

  /** What plays goes on playing with that clip. */
  #goOn(index: number): boolean {
    const played = this.#status === "Play";
    const taken = this.take(index);
    if (played) this.#status = "Play";
    return taken;
  }
}
