const { readdirSync } = require('node:fs');

/** Import rules of docs/ARCHITECTURE.md, checked by `npm run check`. */
/** Every folder of the remote is a feature, but for these. */
const features = '(?!(?:api|app|entities|exposes|browser|chunks|gallery|i18n|shell|testing|ui)/)[^/]+';

/** Folders inside a feature that have a door, an `index.ts`; the others serve all of their feature. */
const innerDoors = readdirSync('remote/src', { recursive: true })
  .map((name) => /^([^/]+\/[^/]+)\/index\.ts$/.exec(name.replaceAll('\\', '/'))?.[1])
  .filter((folder) => folder !== undefined);

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'host-not-remote', severity: 'error', from: { path: '^host/' }, to: { path: '^(remote|api)/' } },
    { name: 'remote-not-host', severity: 'error', from: { path: '^remote/' }, to: { path: '^(host|api)/' } },
    { name: 'shared-alone', severity: 'error', from: { path: '^shared/' }, to: { path: '^(host|remote|api)/' } },
    {
      name: 'api-only-domain-contract-and-files',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(host|remote|shared/src/(?!domain|contract|files|testing))' },
    },
    {
      name: 'browser-takes-contract-types-only',
      severity: 'error',
      from: { path: '^(host|remote)/' },
      to: { path: '^shared/src/contract', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'feature-not-feature',
      severity: 'error',
      from: { path: `^remote/src/(${features})/` },
      to: { path: `^remote/src/(${features})/`, pathNot: '^remote/src/$1/' },
    },
    {
      name: 'feature-by-its-door',
      severity: 'error',
      from: { path: '^remote/src/(api|app|entities|exposes|i18n|shell|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^remote/src/${features}/(?!index\\.ts$)` },
    },
    ...innerDoors.map((folder) => ({
      name: `${folder}-by-its-door`,
      severity: 'error',
      from: { path: '^remote/src/', pathNot: `(^remote/src/${folder}/|\\.test\\.tsx?$|/testing/)` },
      to: { path: `^remote/src/${folder}/(?!index\\.ts$)` },
    })),
    {
      name: 'feature-not-app',
      severity: 'error',
      from: { path: `^remote/src/(${features}|entities|ui|api|browser|chunks|i18n)/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^remote/src/(app|shell|exposes)/' },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^remote/src/(ui|api|browser|chunks|i18n|entities)/' },
      to: { path: `^remote/src/(${features})/` },
    },
    {
      name: 'kit-knows-no-entity',
      severity: 'error',
      from: { path: '^remote/src/(ui|browser|chunks|i18n)/' },
      to: { path: '^remote/src/entities/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^shared/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^shared/src/domain/',
          'node_modules/libphonenumber-js',
          'node_modules/dinero\\.js',
          'node_modules/card-validator',
          'node_modules/@internationalized/date',
        ],
      },
    },
    {
      name: 'sandbox-of-the-gateway-alone',
      severity: 'error',
      from: { path: '^api/src/providers/payments/sandbox/' },
      to: { path: '^(api|shared)/', pathNot: '^(api/src/providers/(payments/)?sandbox|shared/src/domain)/' },
    },
    {
      name: 'sandbox-of-apps-alone',
      severity: 'error',
      from: { path: '^api/src/providers/apps/sandbox/' },
      to: { path: '^(api|shared)/', pathNot: '^(api/src/providers/(apps/)?sandbox|shared/src/domain)/' },
    },
    {
      name: 'routes-know-no-repository',
      severity: 'error',
      from: { path: '^api/src/.*Routes\\.ts$' },
      to: { path: '(Repository|ReadModel|Search)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^api/src/.*Service\\.ts$' },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'repositories-know-no-contract',
      severity: 'error',
      from: { path: '^api/src/.*Repository\\.ts$' },
      to: { path: '^shared/src/contract/' },
    },
    {
      name: 'modules-by-their-door',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/(?!index\\.ts)', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'modules-by-their-door-from-outside',
      severity: 'error',
      from: { path: '^api/src/(?!modules/|testing/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/(?!index\\.ts)' },
    },
    {
      name: 'access-knows-no-module',
      severity: 'error',
      from: { path: '^api/src/access/' },
      to: { path: '^api/src/', pathNot: '^api/src/(access|db|errors)/' },
    },
    {
      name: 'stories-only-from-the-gallery',
      severity: 'error',
      from: { pathNot: '(\\.stories\\.tsx$|^remote/src/gallery/)' },
      to: { path: '(\\.stories\\.tsx$|^remote/src/gallery/)' },
    },
    {
      name: 'tests-only-from-tests',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)', pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(?!node_modules/).*/dist/|^data/|^host/store/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
