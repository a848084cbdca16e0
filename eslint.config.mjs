import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['host/**/*.tsx', 'remote/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['host/**/*.tsx', 'remote/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
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
          message: 'Addresses of pages stand in PATHS of shared/src/domain/paths.ts.',
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
      ],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/**/*Routes.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportDeclaration[importKind="type"][source.value=/(Repository|ReadModel)\\.ts$/] ImportNamespaceSpecifier',
          message: 'A service imports its SQL; what is handed to it is what varies (clock, providers, queue).',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}', 'host/examples/**'],
    ...tseslint.configs.disableTypeChecked,
  },
  // CommonJS, because jest and dependency-cruiser load their configuration with require().
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
