import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { BuildGraphPlugin } from './.ci/scripts/buildGraph.mjs';
import { ENTRY_FILE } from './.ci/scripts/registry.mjs';
import { scopeStyles } from './.ci/scripts/scopeStyles.mjs';
import { fastRefresh, runtimeEntry } from './.ci/webpack/fastRefresh.ts';
import { FixedIds } from './.ci/webpack/FixedIds.ts';
import { ListedIntegrity } from './.ci/webpack/ListedIntegrity.ts';
import { SharedPolicy } from './.ci/webpack/SharedPolicy.ts';
import { trustedKeys } from './.ci/scripts/localStore.mjs';
import { sourcesDigest } from './.ci/scripts/sources.mjs';
import { SHARE_SCOPE } from './shared/src/federation/contractVersion.ts';
import { MODULES } from './shared/src/federation/remoteModule.ts';

export type Mode = 'production' | 'development';

const root = import.meta.dirname;
const remotePackage = JSON.parse(readFileSync(join(root, 'remote/package.json'), 'utf8')) as { version: string };

/** Version of this build; names its folder, container and style scope. Another may be named to try what comes next. */
export const version = process.env['REMOTE_VERSION'] ?? remotePackage.version;
export const container = `portal_${version.replace(/\W/g, '_')}`;
export const scopeClass = `pr-${version.replace(/\W/g, '-')}`;
export const remoteAddress = `/remotes/portal/${version}/`;
/** The folder of the built federation runtime, of which each version carries a copy for pages that have none. */
export const runtimeFolder = join(root, '.cache/federation-runtime');
/** The folder of the built loader, which is served beside the host. */
export const loaderFolder = join(root, '.cache/loader');
export { MODULES as modules };

/** Only React is shared, in our own scope; the host bundles it eagerly. */
const federation = (eager: boolean) => ({
  shareScope: SHARE_SCOPE,
  shared: Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
      name,
      { singleton: true, requiredVersion: '^19.0.0', shareScope: SHARE_SCOPE, eager },
    ]),
  ),
  shareStrategy: 'loaded-first' as const,
  dts: false,
});

export const script = (mode: Mode) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
      },
      target: 'es2022',
    },
  },
});

export const style = (scopeClass: string | null) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: { importLoaders: 1, modules: { auto: true, localIdentName: '[local]_[hash:base64:6]' } },
    },
    {
      loader: 'postcss-loader',
      options: { postcssOptions: { plugins: scopeClass === null ? [] : [scopeStyles(scopeClass)] } },
    },
  ],
});

/** A path below the project. Raises when nothing lies there: an update has renamed what a rule of this file names. */
function existing(name: string): string {
  const file = join(root, name);
  if (!existsSync(file)) throw new Error(`webpack.config.ts names ${name}, which does not exist.`);
  return file;
}

const under = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}`);

/** Matches the files of these folders. */
function inFolders(...folders: string[]): RegExp {
  folders.forEach(existing);
  return new RegExp(`[\\\\/](${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);
}

const router = (file: string): string => existing(`node_modules/react-router/dist/production/${file}`);

// The package exports only the development build, which includes warnings.
const routerWithoutWarnings = { 'react-router$': router('index.mjs'), 'react-router/dom$': router('dom-export.mjs') };

/**
 * Formik copies plain values only; lodash's copies, made for every kind of object, are 2 KB compressed. The statics of
 * components it copies in `connect` alone, which nothing here calls: 1 KB.
 */
const lightFormik = {
  ...Object.fromEntries(
    ['clone', 'cloneDeep'].map((name) => [`lodash-es/${name}$`, existing(`.ci/webpack/${name}.mjs`)]),
  ),
  'hoist-non-react-statics$': existing('.ci/webpack/hoistStatics.mjs'),
};

/** Source maps are written only where a folder for them is named; no served file says so. */
const mapsOfBuild = process.env.SOURCE_MAPS === undefined ? false : 'hidden-source-map';

export function common(name: string, mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: join(root, name),
    target: ['web', 'es2022'],
    devtool: production ? mapsOfBuild : 'cheap-module-source-map',
    cache: production
      ? false
      : { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `${name}-${mode}` },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...lightFormik, ...(production ? routerWithoutWarnings : {}) },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3, ecma: 2022, keep_fargs: false }, mangle: true, ecma: 2022 },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
    },
  };
}

const CONTENT_HASH = '[contenthash:8]';

export const styles = (production: boolean, hash = CONTENT_HASH) =>
  new MiniCssExtractPlugin({ ignoreOrder: true, filename: production ? `[name].${hash}.css` : '[name].css' });

export const fileName = (production: boolean, hash = CONTENT_HASH) => (production ? `[name].${hash}.js` : '[name].js');

/** Files that styles name: the interface face. */
const ASSET_NAME = '[name].[contenthash:8][ext]';

/** Host: path routes and the loader; no remotes are known at build time. */
export function hostConfig(mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    ...common('host', mode),
    entry: { main: production ? './src/index.ts' : ['./src/development/index.ts', runtimeEntry, './src/index.ts'] },
    output: {
      path: join(root, 'host/dist'),
      publicPath: '/',
      filename: fileName(production),
      chunkFilename: fileName(production),
      assetModuleFilename: ASSET_NAME,
      uniqueName: 'portal_host',
      trustedTypes: true,
      clean: true,
    },
    module: { rules: [script(mode), style(null)] },
    plugins: [
      new webpack.DefinePlugin({ __REGISTRY_KEYS__: JSON.stringify(trustedKeys()) }),
      new ModuleFederationPlugin({
        ...federation(true),
        name: 'portal_host',
        remotes: {},
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      styles(production),
      new SharedPolicy(),
      ...(production ? [new BuildGraphPlugin()] : fastRefresh('brings the runtime')),
    ],
  };
}

const FRAME = inFolders(
  'node_modules/@mantine',
  ...under('remote/src', 'app', 'auth', 'entities/auth-frame', 'i18n', 'shell', 'ui'),
);
/** Parts of those folders that no first screen draws. */
const LATER = inFolders(
  ...under(
    'remote/src',
    'auth/recovery',
    'legal',
    'shell/account-switcher',
    'shell/banners',
    'shell/consent',
    'shell/help',
    'shell/hints',
    'shell/session',
    'ui/failure/locales',
  ),
);
/** The names of states are many, and few pages ask for them, or search, or open a calendar or a drawer; one draws a chart, one a grid. */
const RARE = inFolders(
  ...under('remote/src/ui', 'actions', 'address', 'calendar', 'chart', 'detail', 'grid', 'suggest'),
);
const LATER_STYLES = ['Combobox.css', 'Tabs.css'].map((file) => existing(`node_modules/@mantine/core/styles/${file}`));
const LANGUAGES = inFolders('remote/src/i18n/languages');
const ERROR_TEXTS = inFolders('remote/src/i18n/errors');
const SHELL_TEXTS = inFolders('remote/src/shell/locales', 'remote/src/i18n/signed-in');

const nameOf = (module: Module): string => module.nameForCondition() ?? '';
const isInFrame = (module: Module): boolean =>
  FRAME.test(nameOf(module)) &&
  !LATER_STYLES.includes(nameOf(module)) &&
  ![LATER, RARE, ERROR_TEXTS].some((folders) => folders.test(nameOf(module)));

/** The language of a list of texts: a context, which has no name of its own and says what it includes. */
const listedLanguage = (module: Module): string | undefined =>
  /\blocales\W+([\w-]+)\W+json\b/.exec(nameOf(module) === '' ? module.identifier() : '')?.[1];

/** Names a file for the language that a module's own name says. */
const byLanguage = (name: string) => (module: Module) =>
  `${name}-${/([\w-]+)\.(?:json|ts)$/.exec(nameOf(module))?.[1] ?? listedLanguage(module) ?? ''}`;

/** One file of texts for each language. */
const texts = (name: string, test: (module: Module) => boolean) => ({
  type: 'json',
  test,
  name: byLanguage(name),
  enforce: true,
});

const FORMS = inFolders(
  'remote/src/ui/form',
  ...under('node_modules', 'formik', 'lodash-es', 'react-fast-compare', 'deepmerge'),
);
const YUP = inFolders(...under('node_modules', 'yup', 'tiny-case', 'property-expr', 'toposort'));
const SIGN_IN_SCHEMA = existing('remote/src/entities/session/signInSchema.ts');
/** Checks of forms: sign-in loads them once it is drawn, with its own schema. */
const isValidation = (module: Module): boolean => YUP.test(nameOf(module)) || nameOf(module) === SIGN_IN_SCHEMA;

/** The code that nearly every page of signed-in people loads, and no page before sign-in: money, and the fields with it. */
const MONEY = inFolders('node_modules/dinero.js', 'remote/src/ui/money');
const WORK_FILES = [
  ...under('shared/src/domain', 'money/currencies.ts', 'money/money.ts'),
  ...under('remote/src/ui/form', 'CheckboxField.tsx', 'ChoiceField.tsx', 'MoneyField.tsx', 'SelectField.tsx'),
  'remote/src/ui/form/TextAreaField.tsx',
].map(existing);
const WORK_LOOKS = inFolders(
  ...under('remote/src/ui', 'copy', 'facts', 'filter', 'hint', 'placeholders', 'status', 'steps', 'table', 'wizard'),
);
const CHOICE_LOOK = existing('remote/src/ui/form/choice.css');
/** Looks of parts that no page before sign-in draws. */
const isWorkStyle = (module: Module): boolean => WORK_LOOKS.test(nameOf(module)) || nameOf(module) === CHOICE_LOOK;
const isForWork = (module: Module): boolean => MONEY.test(nameOf(module)) || WORK_FILES.includes(nameOf(module));
/** The user, the organisation, the account and the rights: nearly every page of signed-in people asks for them. */
const SIGNED_IN = inFolders(
  ...under('remote/src/entities', 'account', 'permissions', 'platform', 'portal-links'),
  ...under('remote/src/shell', 'banners'),
  'shared/src/domain/access',
);
const isForForms = (module: Module): boolean => FORMS.test(nameOf(module)) && !isForWork(module);

const FIRST_CONTROLS = inFolders(
  ...under('node_modules/@mantine/core/esm/components', 'ActionIcon', 'Button', 'CloseButton', 'Input', 'InputBase'),
  ...under('node_modules/@mantine/core/esm/components', 'Loader', 'PasswordInput', 'TextInput', 'Transition'),
  'node_modules/@mantine/core/esm/components/UnstyledButton',
);

/** Tells what a module loads at once. Nearly all of it serves every module; a file for the rest of each would only be one request more. */
const isBehindADoor = (module: Module, chunkGraph: ChunkGraph): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => MODULES.some((door) => door === name));

/** Keeps requests per screen low: code shared by screens, forms, and frame styles and texts (one file per language) are one file each. */
const remoteChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    common: { minChunks: 2, minSize: 25_000, reuseExistingChunk: true },
    frame: {
      type: /^javascript/,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
        FIRST_CONTROLS.test(nameOf(module)) || isBehindADoor(module, chunkGraph),
      name: 'frame',
      priority: 1,
      enforce: true,
    },
    signedIn: {
      test: (module: Module) => SIGNED_IN.test(nameOf(module)),
      type: /^javascript/,
      minChunks: 2,
      name: 'work',
      enforce: true,
    },
    work: { test: isForWork, type: /^javascript/, name: 'work', enforce: true },
    validation: { test: isValidation, type: /^javascript/, name: 'validation', priority: 1, enforce: true },
    forms: { test: isForForms, type: /^javascript/, name: 'forms', enforce: true },
    // No page of sign-in is drawn without its form.
    signIn: { chunks: ({ name }) => name === 'sign-in', type: /^javascript/, name: 'forms', enforce: true },
    frameStyles: {
      type: 'css/mini-extract',
      test: (module: Module) => isInFrame(module) && !isWorkStyle(module),
      name: 'frame',
      enforce: true,
    },
    workStyles: {
      type: 'css/mini-extract',
      test: isWorkStyle,
      name: 'work',
      enforce: true,
    },
    frameTexts: texts('texts', (module) => isInFrame(module) && !SHELL_TEXTS.test(nameOf(module))),
    // The list of a language's files comes with the texts of sign-in.
    languages: {
      test: (module: Module) => LANGUAGES.test(nameOf(module)) || listedLanguage(module) !== undefined,
      type: /^javascript/,
      name: byLanguage('texts'),
      enforce: true,
    },
    shellTexts: texts('shell', (module) => SHELL_TEXTS.test(nameOf(module))),
    errorTexts: texts('errors', (module) => ERROR_TEXTS.test(nameOf(module))),
    laterTexts: texts('later', (module) => LATER.test(nameOf(module))),
  },
};

/** Libraries that set markup by themselves. */
const trustedSinks = {
  include: [
    '@mantine/core/esm/core/InlineStyles/InlineStyles.mjs',
    '@mantine/core/esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs',
    '@tiptap/core/dist/index.js',
    'prosemirror-view/dist/index.js',
    'vanilla-cookieconsent/dist/cookieconsent.esm.js',
  ].map((file) => existing(`node_modules/${file}`)),
  loader: existing('.ci/webpack/trustedSinks.mjs'),
};

/** The hash of a build: of its sources alone, as webpack's own tells one folder from another. */
const hashOfBuild = (): string =>
  createHash('sha256').update(`${sourcesDigest()} ${version} ${mapsOfBuild}`).digest('hex').slice(0, 8);

/**
 * Remote: one versioned container in one versioned folder. No file of a version outlives another, so all carry the hash
 * of the build: a hash for each would stand in the container, which every first screen loads.
 */
export function remoteConfig(mode: Mode): Configuration {
  const production = mode === 'production';
  const hash = hashOfBuild();
  return {
    ...common('remote', mode),
    entry: {},
    output: {
      path: join(root, 'remote/dist', version),
      publicPath: production ? 'auto' : remoteAddress,
      filename: fileName(production, hash),
      chunkFilename: fileName(production, hash),
      assetModuleFilename: ASSET_NAME,
      crossOriginLoading: 'anonymous',
      uniqueName: container,
      trustedTypes: true,
      clean: true,
    },
    module: { rules: [script(mode), style(scopeClass), trustedSinks] },
    optimization: { ...common('remote', mode).optimization, splitChunks: remoteChunks },
    plugins: [
      new webpack.DefinePlugin({
        __PORTAL_VERSION__: JSON.stringify(version),
        // The editor's clipboard would make a policy of its own, whose name a page would have to allow as well.
        'window.trustedTypes': 'undefined',
      }),
      new ModuleFederationPlugin({
        ...federation(false),
        name: container,
        filename: ENTRY_FILE,
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(MODULES.map((name) => [`./${name}`, { import: `./src/exposes/${name}.ts`, name }])),
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      styles(production, hash),
      new SharedPolicy(),
      ...(production
        ? [new ListedIntegrity(container), new FixedIds(), new BuildGraphPlugin(version)]
        : fastRefresh('takes the runtime')),
    ],
  };
}

/** The federation runtime alone, for pages that load the remote without our loader. */
const runtimeConfig = (): Configuration => ({
  ...common('shared', 'production'),
  name: 'federationRuntime',
  entry: { federationRuntime: './src/loader/provideRuntime.ts' },
  output: { path: runtimeFolder, filename: fileName(true), uniqueName: 'portal_runtime', clean: true },
  module: { rules: [script('production')] },
});

/** The loader as a library: one ES file for any page, and what it fetches when a module is loaded. */
const loaderConfig = (): Configuration => ({
  ...common('shared', 'production'),
  name: 'loader',
  entry: { 'portal-loader': './src/loader/library/index.ts' },
  experiments: { outputModule: true },
  output: {
    path: loaderFolder,
    filename: '[name].js',
    chunkFilename: 'portal-loader.[contenthash:8].js',
    library: { type: 'module' },
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    uniqueName: 'portal_loader',
    clean: true,
  },
  module: { rules: [script('production')], parser: { javascript: { importMeta: false } } },
  plugins: [new webpack.DefinePlugin({ __REGISTRY_KEYS__: JSON.stringify(trustedKeys()) })],
});

/** `@portal/contract`: types are added elsewhere. What the loader fetches later is in its file here, as a bundler splits it itself. */
export const packageConfig = (folder: string): Configuration => ({
  ...loaderConfig(),
  name: 'package',
  entry: { index: './src/loader/library/contract.ts', loader: './src/loader/library/index.ts' },
  output: { path: folder, filename: '[name].js', library: { type: 'module' }, uniqueName: 'portal_contract' },
  module: {
    rules: [script('production')],
    parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } },
  },
});

export default [hostConfig('production'), remoteConfig('production'), runtimeConfig(), loaderConfig()];
