import hooks from 'eslint-plugin-react-hooks'
import accessibility from 'eslint-plugin-jsx-a11y'
import typescript from 'typescript-eslint'

export default typescript.config(
  { ignores: ['dist', 'node_modules', 'schemas/generated', 'server/database/migrations', '.data', 'coverage', 'test-results'] },
  ...typescript.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': accessibility },
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      // A property taken out of an object by naming it is used: that is how it is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A promise that answers nothing is `void` in a call's type argument too.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
    },
  },
  { files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  // Playwright hands fixtures over by a function called `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
)
