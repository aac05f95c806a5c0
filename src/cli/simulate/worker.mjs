// A thread of its own does not know TypeScript yet.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
