// What bites when TypeScript becomes Lua that runs under MoonSharp: docs/lua-traps.md, as lint errors.
const banned = [
  ["ContinueStatement", "continue compiles to goto, which crashes MoonSharp."],
  ["LabeledStatement", "Labels compile to goto, which crashes MoonSharp."],
  [
    ":matches(ForOfStatement, ForInStatement) > BlockStatement VariableDeclaration[kind='let'] > VariableDeclarator[init=null]",
    "In a loop over a list MoonSharp gives it that list, not nil: begin it with something.",
  ],
  ["TryStatement BreakStatement", "break inside try is miscompiled."],
  [
    "ForStatement :matches(ArrowFunctionExpression, FunctionExpression)",
    "In Lua all turns of a loop share its counter: a function made in it sees the last one. Loop with for…of.",
  ],
  [
    "AssignmentExpression > MemberExpression.left[computed=true] > CallExpression.property",
    "MoonSharp works out the right side first: name the index before the assignment.",
  ],
  [
    "MemberExpression[optional=true][property.name='length']",
    "An optional length is looked up as a field and is nil: give the list a default first.",
  ],
  ["ClassDeclaration", "Classes pull in lualib: records and functions do."],
  ["ClassExpression", "Classes pull in lualib: records and functions do."],
  ["FunctionDeclaration[generator=true]", "Generators pull in lualib."],
  ["FunctionExpression[generator=true]", "Generators pull in lualib."],
  ["[async=true]", "There is no async in the game."],
  ["NewExpression", "new pulls in lualib: records and functions do."],
  ["Literal[regex]", "There are no regular expressions in Lua."],
  ["BinaryExpression[operator=/^(&|\\||\\^|<<|>>|>>>)$/]", "Bit operators differ between the VMs."],
  ["UnaryExpression[operator='~']", "Bit operators differ between the VMs."],
  ["BinaryExpression[operator='in']", "`in` reads an absent field and nil alike: compare with undefined."],
  ["BinaryExpression[operator='instanceof']", "There are no classes here."],
  ["UnaryExpression[operator='delete']", "Write a new record instead."],
  ["PropertyDefinition", "Classes pull in lualib."],
  ["Property[kind=/get|set/]", "Accessors pull in lualib."],
  ["CallExpression > MemberExpression.callee[object.name='Object']", "Object.* pulls in lualib; iterate id lists."],
  ["CallExpression > MemberExpression.callee[object.name='Number']", "Number.* differs between the VMs."],
  [
    "CallExpression > MemberExpression.callee[property.name=/^(sort|toSorted|localeCompare|splice|match|matchAll|replace|replaceAll|toFixed|toString|padStart|padEnd|reverse|at|shift|unshift)$/]",
    "Not the same on every VM, or changes a list in place: see kernel/list.ts, kernel/order.ts, kernel/number-text.ts.",
  ],
  [
    "CallExpression > MemberExpression.callee[property.name='trim']",
    "Becomes a pattern that MoonSharp gives up on in a long text: see kernel/trimmed.ts.",
  ],
  ["CallExpression[callee.name='Number']", "Parse with kernel/number-text.ts."],
  ["CallExpression[callee.name='String']", "Write numbers with kernel/number-text.ts."],
  ["CallExpression[callee.property.name='random']", "Chance is explicit: it comes as an input."],
  ["CallExpression > SpreadElement", "A spread argument of an empty list is one nil on MoonSharp: use a loop."],
  [
    "ArrayExpression[elements.length>1] > SpreadElement",
    "A spread list that is empty is one nil on MoonSharp, and something stands beside it: use joined.",
  ],
  [
    "TSPropertySignature > TSTypeAnnotation > TSFunctionType:not([params.0.name='this'])",
    "A function-typed property says `this: void`, or Lua passes a self.",
  ],
  ["TSMethodSignature:not([params.0.name='this'])", "A method says `this: void`, or Lua passes a self."],
];

/** What is there in Lua alone: all code is type-checked in one program with it. */
export const LUA_GLOBALS = [
  ...["coroutine", "debug", "io", "math", "os", "package", "string", "table", "_G", "_VERSION"],
  ...["assert", "collectgarbage", "dofile", "error", "getmetatable", "ipairs", "load", "loadfile", "next", "pairs"],
  ...["pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "select", "setmetatable", "tonumber", "tostring"],
  ...["type", "xpcall"],
];

export const luaDialect = {
  files: [
    "src/kernel/**/*.ts",
    "src/games/**/*.ts",
    "src/table/**/*.ts",
    "src/check/**/*.ts",
    "src/recognise/**/*.ts",
    "src/bind/**/*.ts",
    "src/scripts/**/*.ts",
    "test/kernel/games/**/*.ts",
    "test/guide/*/src/**/*.ts",
    "test/**/lua/*.ts",
  ],
  ignores: ["**/*.d.ts"],
  rules: {
    "no-restricted-globals": "off",
    "no-restricted-syntax": ["error", ...banned.map(([selector, message]) => ({ selector, message }))],
    "@typescript-eslint/no-explicit-any": "error",
    "@typescript-eslint/only-throw-error": "off",
    "@typescript-eslint/strict-boolean-expressions": [
      "error",
      { allowString: false, allowNumber: false, allowNullableObject: false, allowNullableBoolean: false },
    ],
    // In Lua an absent entry is nil, and `as` is how a list of ids tells the checker it is complete.
    "@typescript-eslint/prefer-for-of": "off",
    "@typescript-eslint/prefer-includes": "off",
    "@typescript-eslint/prefer-string-starts-ends-with": "off",
  },
};
