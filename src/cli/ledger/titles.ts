import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A test by its title, and the file it is in. */
export interface Title {
  readonly title: string;
  readonly file: string;
}

/** A test with all that is written of it. */
export interface WrittenTest extends Title {
  readonly text: string;
  /** What this case of it says: its own row, and what is done with each. */
  readonly said: string;
}

/** Who makes a test of a title; one that is skipped or expected to fail proves nothing. */
const MAKERS = ["test", "it", "rule"];

const literal = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

/** `as const`, `satisfies` and brackets around a value do not matter here. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

const fieldsOf = (record: ts.ObjectLiteralExpression): ReadonlyMap<string, string> =>
  new Map(
    record.properties.flatMap((property) => {
      const value = ts.isPropertyAssignment(property) ? literal(property.initializer) : undefined;
      return value === undefined ? [] : [[property.name?.getText() ?? "", value] as const];
    }),
  );

/** `$rule: $what` with the fields of a case, or `%s: %s` with its texts in turn. */
const titleOfCase = (title: string, each: ts.Expression): string => {
  if (ts.isObjectLiteralExpression(each)) {
    const fields = fieldsOf(each);
    return title.replace(/\$(\w+)/g, (slot, name: string) => fields.get(name) ?? slot);
  }
  const texts = (ts.isArrayLiteralExpression(each) ? [...each.elements] : [each]).map(literal);
  return title.replace(/%s/g, (slot) => texts.shift() ?? slot);
};

const isMaker = (node: ts.Expression): boolean => ts.isIdentifier(node) && MAKERS.includes(node.text);

type Written = Omit<WrittenTest, "file">;

const testsIn = (source: ts.SourceFile): Written[] => {
  const lists = new Map<string, ts.ArrayLiteralExpression>();
  const tests: Written[] = [];
  const add = (call: ts.CallExpression, title: string, row = ""): void => {
    const done = call.arguments.slice(1).map((each) => each.getText());
    tests.push({ title, text: call.getText(), said: [title, row, ...done].join(" ") });
  };
  const listOf = (node: ts.Expression | undefined): ts.ArrayLiteralExpression | undefined => {
    if (node === undefined) return undefined;
    const value = bare(node);
    if (ts.isIdentifier(value)) return lists.get(value.text);
    return ts.isArrayLiteralExpression(value) ? value : undefined;
  };
  const called = (call: ts.CallExpression): void => {
    const title = literal(call.arguments[0]);
    if (title === undefined) return;
    const made = call.expression;
    if (isMaker(made)) add(call, title);
    if (!ts.isCallExpression(made) || !ts.isPropertyAccessExpression(made.expression)) return;
    const { name, expression } = made.expression;
    const cases = listOf(made.arguments[0]);
    if (name.text !== "each" || !isMaker(expression)) return;
    for (const each of cases?.elements.map(bare) ?? []) add(call, titleOfCase(title, each), each.getText());
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const list = listOf(node.initializer);
      if (list !== undefined) lists.set(node.name.getText(), list);
    }
    if (ts.isCallExpression(node)) called(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
};

/** All tests of a folder, as they are written. */
export const testsUnder = (folder: string): readonly WrittenTest[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .sort()
    .flatMap((name) => {
      const file = name.replaceAll("\\", "/");
      const source = ts.createSourceFile(file, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.Latest, true);
      return testsIn(source).map((test) => ({ ...test, file }));
    });

/** The titles alone. */
export const titlesUnder = (folder: string): readonly Title[] =>
  testsUnder(folder).map(({ title, file }) => ({ title, file }));
