import type { Command } from "./command";
import { CORES } from "./crew/crew";
import { postAt } from "./crew/post";
import { servedFrom } from "./crew/served";
import { Mistake, wholeNumber } from "./mistake";

const MOST_WORKERS = 256;

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });

export const workCommand: Command = {
  name: "work",
  words: "",
  examples: ["work --queue redis://127.0.0.1:6379"],
  options: {
    queue: { takes: "ADDRESS", says: "the Redis it is in: redis://[name:password@]host[:port]" },
    workers: { takes: "N", says: "how many threads (usual: one for each core)" },
  },
  run: async ({ words, text }) => {
    if (words.length > 0) throw new Mistake(`work takes no ${words.join(" ")}, only options`);
    const workers = wholeNumber("workers", text("workers", String(CORES)), 1, MOST_WORKERS);
    const stopped = untilStopped();
    const post = await postAt(text("queue", ""));
    const serving = await servedFrom(post, workers);
    console.log(`working off ${post.name} at ${post.address}  (Ctrl+C ends it)`);
    await stopped;
    await serving.leave();
    return 0;
  },
};
