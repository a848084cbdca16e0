import tseslint from 'typescript-eslint';
import { ownTables } from './.ci/eslint/ownTables.mjs';
import { textBesideElements } from './.ci/eslint/textBesideElements.mjs';
import { READS_ACROSS, TABLE_OWNERS } from './api/src/db/tableOwners.ts';

/** Calls by which a test depends on the clock, on chance or on the machine's speed: it would fail without a fault of the product. */
const CLOCK_AND_CHANCE = [
  {
    selector: [
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.object.name="performance"]',
    ].join(', '),
    message: 'A test reads a clock that it moves itself; a duration is no assertion.',
  },
  {
    selector: [
      'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
      'CallExpression[callee.name=/^random(UUID|Bytes|Int)$/]',
      'CallExpression[callee.property.name="randomUUID"]',
    ].join(', '),
    message: 'Identifiers in tests come from a counter.',
  },
  {
    selector: [
      'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
      'CallExpression[callee.name=/^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/] > Literal[raw=/^\\d/]',
    ].join(', '),
    message: 'The suite has one time-out, for what hangs.',
  },
  {
    selector: 'Property[key.name="advanceTimers"][value.value=true]',
    message: 'A test that counts advances its timers by hand.',
  },
  {
    selector:
      'ExpressionStatement > CallExpression[callee.property.name="toHaveFocus"][callee.object.type="CallExpression"]',
    message: 'Menus and dialogs give the focus back a moment after they close: waitFor.',
  },
];

const PLACES_OF_SQL = [
  'api/src/**/*{Repository,ReadModel,Search}.ts',
  'api/src/{access,audit,db,demo,jobs,ledger,rate-limits,testing}/**',
];

const NO_SQL = {
  selector: [
    'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
    'TaggedTemplateExpression[tag.name="sql"]',
  ].join(', '),
  message: 'SQL stands in a *Repository, *ReadModel or *Search.',
};

const SQL_IS_NO_PARAMETER = {
  selector:
    'ImportDeclaration[importKind="type"][source.value=/(Repository|ReadModel)\\.ts$/] ImportNamespaceSpecifier',
  message: 'A service imports its SQL; what is handed to it is what varies (clock, providers, queue).',
};

/** The rules of this house; those of TypeScript, hooks and accessibility stand in .ci/oxlint.json. One of these needs types. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'data/**',
      'host/store/**',
      '.cache/**',
      'test-results/**',
      'api/src/db/schema.generated.ts',
    ],
  },
  { files: ['**/*.{ts,tsx,mjs,cjs}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['remote/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-router-dom', importNames: ['Navigate'], message: 'Redirect of ui/page leads on every time.' },
      ],
    },
  },
  {
    files: ['{host,remote}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { portal: { rules: { 'text-beside-elements': textBesideElements } } },
    rules: { 'portal/text-beside-elements': 'error' },
  },
  {
    files: ['shared/src/contract/*.ts'],
    ignores: ['shared/src/contract/common.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'yup', importNames: ['string'], message: 'text() of common.ts refuses what is no text.' },
      ],
    },
  },
  {
    files: ['remote/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            'JSXAttribute[name.name="to"] :matches(Literal[value=/^\\u002F/], TemplateElement[value.raw=/^\\u002F./])',
            'Property[key.name=/^(path|pathname|redirectTo|otherwise|to)$/] > Literal[value=/^\\u002F[a-z]/]',
            'CallExpression[callee.name=/^(navigate|generatePath|useMayOpen)$/] > :matches(Literal[value=/^\\u002F./], TemplateLiteral)',
          ].join(', '),
          message: 'Addresses of pages stand in PATHS of shared/src/domain/access/paths.ts.',
        },
        {
          selector: 'BinaryExpression[left.property.name="key"][right.value=/^(Enter|Escape)$/]',
          message: 'typedKey of ui/form leaves out the keys of an input method.',
        },
        {
          selector: 'MemberExpression[object.name="crypto"][property.name=/^(randomUUID|subtle)$/]',
          message: 'Without a secure context (plain http) it is absent: newUuid of api falls back.',
        },
      ],
    },
  },
  {
    files: ['api/src/**/*Routes.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.property.name="route"]', message: 'defineRoute gives a route its types.' },
        NO_SQL,
      ],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/**/*Routes.ts'],
    rules: { 'no-restricted-syntax': ['error', SQL_IS_NO_PARAMETER] },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/**/*Routes.ts', ...PLACES_OF_SQL],
    rules: { 'no-restricted-syntax': ['error', SQL_IS_NO_PARAMETER, NO_SQL] },
  },
  {
    files: ['api/src/**/*.ts'],
    // These make the schema, and fill it for tests and the demo.
    ignores: ['api/src/{db,demo,testing}/**', '**/*.test.ts'],
    plugins: { portal: { rules: { 'own-tables': ownTables } } },
    rules: { 'portal/own-tables': ['error', { owners: TABLE_OWNERS, readsAcross: READS_ACROSS }] },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/testing/**/*.{ts,tsx}',
      'e2e/{specs,pages,smoke}/**/*.ts',
      'e2e/federation/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...CLOCK_AND_CHANCE] },
  },
  {
    files: ['e2e/{specs,pages}/**/*.ts', 'e2e/federation/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', { property: 'waitForTimeout', message: 'Wait for what the page shows.' }],
      'no-restricted-syntax': [
        'error',
        ...CLOCK_AND_CHANCE,
        {
          selector: [
            'Property[key.name=/^(timeout|actionTimeout)$/] > Literal',
            'CallExpression[callee.object.name="test"][callee.property.name="setTimeout"] > Literal',
          ].join(', '),
          message: 'The suite has one time-out, for what hangs.',
        },
      ],
    },
  },
);
