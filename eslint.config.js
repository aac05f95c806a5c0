import tseslint from "typescript-eslint";
import { LUA_GLOBALS, luaDialect } from "./eslint.lua-dialect.js";

export default tseslint.config(
  { ignores: ["**/dist/**", "**/node_modules/**", "packages/*/template/**"] },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/strict-boolean-expressions": [
        "error",
        { allowString: false, allowNumber: false, allowNullableObject: true },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", {}],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": "error",
      "no-restricted-globals": ["error", ...LUA_GLOBALS],
      eqeqeq: "error",
    },
  },
  { files: ["src/cli/**", "bin/**", "packages/**"], rules: { "no-console": "off" } },
  // What these import is there where it is installed, and not here.
  { files: ["examples/**", "packages/*/beginning/**"], ...tseslint.configs.disableTypeChecked },
  luaDialect,
);
