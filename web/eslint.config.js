import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  {
    ignores: [
      ".svelte-check",
      "dist",
      "node_modules",
      "src/wire/types.ts",
      "src/games/*/types.ts",
      "src/games/*/editor/words.ts",
      "src/games/*/signs/table.ts",
    ],
  },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "build/*.mjs"] },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // More is two things in one file. What is generated is not looked at here.
      "max-lines": ["error", 250],
      // Numbers read well in texts, and actions are made of texts and numbers.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // svelte-check knows the types of components; looking them up here takes four times as long.
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      ...ts.configs.disableTypeChecked.rules,
      "no-undef": "off",
      // Addresses are made by the router, not by SvelteKit.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { files: ["**/*.test.ts", "e2e/*.ts"], rules: { "max-lines": "off" } },
  { files: ["**/*.js", "**/*.mjs"], ...ts.configs.disableTypeChecked },
  { files: ["build/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
