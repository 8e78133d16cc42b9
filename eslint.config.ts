import hooks from 'eslint-plugin-react-hooks'
import accessibility from 'eslint-plugin-jsx-a11y'
import typescript from 'typescript-eslint'

/** Every way to read the platform's time; what moves it in tests and at `/_test/clock` must move all of it. */
const TIME_READS = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="performance"][property.name=/^(now|timeOrigin)$/]',
  'MemberExpression[property.name="now"][object.property.name=/^(Date|performance)$/]',
  'VariableDeclarator[init.name=/^(Date|performance)$/]',
]
const TIME_MESSAGE =
  'Take a clock (runtime.clock, `now`). Where none reaches: wallTime of src/lib/clock.ts in the browser; elapsed, of the same file, for ages and durations.'

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
  {
    // Not `scripts/**/*.mjs`: node runs them alone, without the shop and its clock, to time commands and date what they write.
    files: ['{src,server,platform,block-registry,demo,composer}/**/*.{ts,tsx,mjs}', 'scripts/**/*.ts'],
    // The two clocks themselves.
    ignores: ['src/lib/clock.ts', 'server/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...TIME_READS.map((selector) => ({ selector, message: TIME_MESSAGE }))] },
  },
  {
    files: ['{server,platform,demo}/**/*.{ts,tsx}'],
    ignores: [
      // The vendor signs with its own wall clock, whatever `/_test/clock` says.
      'server/lib/contentful-signature.ts',
      // Requests a second are transport: a clock that stands still would refuse them for ever.
      'platform/contentful/rate-limit.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/lib/clock[.]ts$', importNames: ['wallTime'], message: 'On the server time is runtime.clock.' }] },
      ],
    },
  },
  { files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  // Playwright hands fixtures over by a function called `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
)
