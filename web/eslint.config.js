import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'dist', 'test-results', 'src/api/types.ts', 'src/api/games'] },
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      // Reactive sets and maps are replaced here, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
);
