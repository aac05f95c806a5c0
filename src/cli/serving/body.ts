/** What is given at a path: made, or read, when somebody asks for it. */
export type Body = () => Buffer;

/** Everything there is to get, by its path from the root; there is no other way to a file. */
export type Bodies = ReadonlyMap<string, Body>;
