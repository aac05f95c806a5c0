import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/** Type-checks a game again and again: what has not changed since is not read and bound anew. */
export class Compiler {
  readonly #options: ts.CompilerOptions;
  readonly #files = new Map<string, { readonly text: string; readonly file: ts.SourceFile }>();
  #before: ts.Program | undefined;

  constructor(readonly root: string) {
    const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => ts.sys.readFile(file)) as {
      config: object;
    };
    this.#options = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
  }

  #source(path: string): ts.SourceFile | undefined {
    const text = ts.sys.readFile(path);
    if (text === undefined) return undefined;
    const known = this.#files.get(path);
    if (known?.text === text) return known.file;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    this.#files.set(path, { text, file });
    return file;
  }

  /** What is wrong in these folders and files, a line each; nothing if they compile. */
  wrong(paths: readonly string[]): readonly string[] {
    const files = paths.flatMap((path) => (path.endsWith(".ts") ? [join(this.root, path)] : this.#below(path)));
    const host = ts.createCompilerHost(this.#options, true);
    host.getSourceFile = (path) => this.#source(path);
    const program = ts.createProgram(files, this.#options, host, this.#before);
    this.#before = program;
    const looked = files.map((file) => program.getSourceFile(file)).filter((file) => file !== undefined);
    return looked.flatMap((file) =>
      [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ messageText }) =>
          `${relative(this.root, file.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
      ),
    );
  }

  #below(folder: string): string[] {
    return readdirSync(join(this.root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => join(this.root, folder, file));
  }
}
