/** Lint rules for errors that the compiler does not find: unhandled promises, unused code, error-prone patterns. */
import tseslint from 'typescript-eslint';

/** Identifiers that one plain word has replaced. `sources.test.ts` finds the words that are retired everywhere. */
const retiredNames = `
  tells kept held asked asking faults flaw flaws complaint complaints objections patience pulse meter createMeters
  forgive flood may mayBe mayHide mayBrowse mayWith mayTouch mayIn mayBeKnown mayFix must mustIn mustBeMeant
  mustBePerson demandReach demandRequest demandBound demandAsRead grants granted abilities sees keyView isOver
  isNotPossible isReplaced isNotTheirs checkWhole wholeBlocks wholeDraft showOrder asSeen seenOf openPart openTo
  sightOf atomically tellOfOrder tellOfStep tellOfNewOrder tellStep tellOrder unmarked begun begunWithin initialOf
  publicAnswers publicQuestion packedFor keepWorking workOnce forgetting forgetEvents atEnd endOnSignals closePort
  founder isAnyoneHere contentOf mediumOf withoutWords layered storable weighed digestOf takeStep moveOrder useMoves
  asRead lookAgain isAway referenceIn isNamedInJson laterOf staleOf textOf themeOf nameSite noteContext newestAnswer
  newestOf freshStart admit withoutHint callersOf isOwnPage shown isMade whenUsed openWhen isGrowing columnsOf
  switchOff givenOf memberOf optionOf isNaming isListed pill isQuiet
`;

export default tseslint.config(
  { ignores: ['node_modules/', '**/dist/', '.data/', '**/generated/', '**/*.generated.ts'] },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/only-throw-error': [
        'error',
        { allowThrowingUnknown: true, allow: [{ from: 'package', package: '@apollo/client', name: 'ErrorLike' }] },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unsafe-function-type': 'off',
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-param-reassign': 'error',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'id-denylist': ['error', ...retiredNames.trim().split(/\s+/)],
      complexity: ['error', 15],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { process: 'readonly', require: 'readonly', module: 'writable', console: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // A component includes its markup.
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] } },
  // A test is one callback, and a migration is mostly SQL that must not change any more.
  { files: ['**/*.test.{ts,tsx}', 'migrations/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['migrations/**'], rules: { 'id-denylist': 'off' } },
  // Responses in tests have many shapes, and expectations check them.
  { files: ['server/testing/app/json.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  { files: ['server/main.ts', '**/*.cjs'], rules: { 'no-console': 'off' } },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/app/storage/browserStorage.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', 'localStorage', 'sessionStorage', 'indexedDB'] },
  },
  {
    files: ['**/*.browser.test.ts', 'server/testing/browser/**'],
    ignores: ['server/testing/browser/input.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='press']:not([callee.object.property.name='keyboard'])",
          message: 'Use pressKey: the key would go elsewhere while the element does not take the focus.',
        },
      ],
    },
  },
);
