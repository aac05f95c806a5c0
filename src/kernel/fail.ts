/**
 * A broken promise inside the program. The only throw in what becomes Lua: MoonSharp carries strings only,
 * and `answer` catches it, takes the match back to before the input, and says so.
 */
export const fail = (promise: string): never => {
  throw promise;
};
