/** Why there is no build: one line for each thing that is wrong, each naming its file, object or field. */
export class BuildFailure extends Error {
  override readonly name = "BuildFailure";

  constructor(readonly wrong: readonly string[]) {
    super(wrong.join("\n"));
  }
}

export const failOnAny = (wrong: readonly string[]): void => {
  if (wrong.length > 0) throw new BuildFailure(wrong);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
