import ts from "typescript";

export const KINDS = ["guard", "comparison", "number", "step", "event"] as const;
export type Kind = (typeof KINDS)[number];

/** One thing of a rule made wrong. */
export interface Break {
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  /** What it is known by, wherever in its file it moves: its declaration, what stood there and what stands there now. */
  readonly name: string;
}

/** A source with every break in it, each behind a switch: `broken(7) ? wrong : right`. */
export interface Armed {
  readonly text: string;
  readonly breaks: readonly Break[];
}

interface Wrong {
  readonly kind: Kind;
  readonly was: string;
  readonly becomes: string;
  /** The code that takes the place of the whole node. */
  readonly code: string;
}

const TURNED: Readonly<Partial<Record<ts.SyntaxKind, readonly string[]>>> = {
  [ts.SyntaxKind.LessThanToken]: ["<=", ">="],
  [ts.SyntaxKind.LessThanEqualsToken]: ["<", ">"],
  [ts.SyntaxKind.GreaterThanToken]: [">=", "<="],
  [ts.SyntaxKind.GreaterThanEqualsToken]: [">", "<"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ["!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ["==="],
};

const EXTREMES = new Map([
  ["Math.min", "Math.max"],
  ["Math.max", "Math.min"],
]);

const short = (code: string): string => {
  const line = code.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
};

const ofBinary = (node: ts.BinaryExpression): readonly Wrong[] => {
  const { left, right, operatorToken } = node;
  const [was, a, b] = [short(node.getText()), left.getText(), right.getText()];
  const turned = TURNED[operatorToken.kind] ?? [];
  if (turned.length > 0)
    return turned.map((sign) => ({ kind: "comparison", was, becomes: sign, code: `${a} ${sign} ${b}` }));
  const { kind } = operatorToken;
  if (kind !== ts.SyntaxKind.AmpersandAmpersandToken && kind !== ts.SyntaxKind.BarBarToken) return [];
  return [a, b].map((code) => ({ kind: "guard", was, becomes: `only ${short(code)}`, code }));
};

const ofExpression = (node: ts.Node): readonly Wrong[] => {
  const was = short(node.getText());
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isNumericLiteral(node))
    return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? [] : ofNumber(node);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].map((branch) => {
      const code = branch.getText();
      return { kind: "guard", was, becomes: `always ${short(code)}`, code };
    });
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ kind: "comparison", was, becomes: short(node.operand.getText()), code: node.operand.getText() }];
  if (ts.isCallExpression(node)) {
    const other = EXTREMES.get(node.expression.getText());
    if (other === undefined) return [];
    return [{ kind: "comparison", was, becomes: other, code: `${other}(${node.arguments.map(textOf).join(", ")})` }];
  }
  return [];
};

const textOf = (node: ts.Node): string => node.getText();

const ofNumber = (node: ts.NumericLiteral): readonly Wrong[] =>
  [1, -1].map((more) => {
    const code = String(Number(node.text) + more);
    const around = short(node.parent.getText());
    return { kind: "number", was: around === node.text ? around : `${node.text} of ${around}`, becomes: code, code };
  });

const isStep = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) && node.properties.some((field) => field.name?.getText() === "do");

/** Steps in a list of several, and fields set anew over those of another record. */
const isLeftOut = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isObjectLiteralExpression(parent))
    return !ts.isSpreadAssignment(node) && parent.properties.some(ts.isSpreadAssignment) && !isStep(parent);
  if (!isStep(node)) return false;
  return ts.isArrayLiteralExpression(parent) || (ts.isCallExpression(parent) && parent.arguments.length > 1);
};

const isRaw = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** `push.take`: where in its file something stands. */
const declared = (node: ts.Node): string => {
  const names: string[] = [];
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isVariableDeclaration(at) && !ts.isPropertyAssignment(at) && !ts.isMethodDeclaration(at)) continue;
    if (ts.isIdentifier(at.name)) names.unshift(at.name.text);
  }
  return names.length === 0 ? "top" : names.slice(0, 2).join(".");
};

/** Arms one file; its breaks are numbered from `first` on. */
export const armed = (file: string, code: string, first: number): Armed => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const breaks: Break[] = [];
  const times = new Map<string, number>();

  const switchFor = (node: ts.Node, { kind, was, becomes }: Omit<Wrong, "code">): string => {
    const plain = `${declared(node)}: ${was} -> ${becomes}`;
    const time = (times.get(plain) ?? 0) + 1;
    times.set(plain, time);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    breaks.push({ kind, file, line, name: time === 1 ? plain : `${plain} #${String(time)}` });
    return `__broken(${String(first + breaks.length - 1)})`;
  };

  const inside = (node: ts.Node): string => {
    let out = "";
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      out += code.slice(at, child.getStart()) + arm(child);
      at = child.end;
    });
    return out + code.slice(at, node.end);
  };

  const arm = (node: ts.Node): string => {
    if (isRaw(node)) return node.getText();
    const was = short(node.getText());
    if (ts.isIfStatement(node)) {
      const never = switchFor(node, {
        kind: "guard",
        was: `if (${short(node.expression.getText())})`,
        becomes: "never",
      });
      const after = node.elseStatement === undefined ? "" : ` else ${arm(node.elseStatement)}`;
      return `if (!${never} && (${arm(node.expression)})) ${arm(node.thenStatement)}${after}`;
    }
    if (ts.isExpressionStatement(node)) {
      const kind = /^(tell\.)?emit\(/.test(was) ? "event" : "step";
      return `{ if (!${switchFor(node, { kind, was, becomes: "left out" })}) ${inside(node)} }`;
    }
    if (isLeftOut(node)) {
      const off = switchFor(node, { kind: "step", was, becomes: "left out" });
      const [open, close] = ts.isObjectLiteralExpression(node.parent) ? ["{", "}"] : ["[", "]"];
      return `...(${off} ? ${open}${close} : ${open} ${inside(node)} ${close})`;
    }
    const wrong = ofExpression(node).map((each) => `${switchFor(node, each)} ? (${each.code}) : `);
    return wrong.length === 0 ? inside(node) : `(${wrong.join("")}(${inside(node)}))`;
  };

  return { text: inside(source), breaks };
};
