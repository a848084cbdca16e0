import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { container, modules, version } from '../../webpack.config.ts';
import { build } from './build.mjs';
import { readBuildGraph } from './buildGraph.mjs';
import { buildOneBundle } from './buildOneBundle.mjs';
import { featureCost, findImportChain, listShares, sumByGroup } from './chunkReport.mjs';
import { ENTRY_FILE } from './registry.mjs';
import { builtDigest, root, sourcesDigest } from './sources.mjs';

const KB = 1024;
const BUDGETS = {
  signInJs: 225 * KB,
  signInGoal: 205 * KB,
  toOneBundle: 1.4,
  signedInMore: 60 * KB,
  routeMore: 25 * KB,
  css: 10 * KB,
  requests: 12,
  entry: 10 * KB,
  loader: 12 * KB,
  featureAtSignIn: 0,
  pageOfFeature: 0.3 * KB,
};

/** Lazy imports of each screen, in English; the rest of a screen is in the entries. */
const SIGN_IN = [
  '/remote/src/auth/pages/SignInPage.tsx',
  '/remote/src/i18n/languages/en.ts',
  '/remote/src/auth/locales/en.json',
  '/remote/src/i18n/locales/en.json',
];
/** Requests of sign-in beside its scripts and styles; `npm run budgets` counts the same in a browser. */
const BESIDE_FILES = [
  'the page',
  'remotes.json',
  'remotes.json.sig',
  'version.json',
  'the contract of the API',
  'the session to resume',
];
/** Loaded once sign-in is drawn, before anybody has typed. */
const AFTER_SIGN_IN = ['/remote/src/entities/session/signInSchema.ts'];
const LANDING = [
  '/remote/src/app/createSignedInRoutes.tsx',
  '/remote/src/exposes/rows/portalRows.ts',
  '/remote/src/shell/ShellFrame.tsx',
  '/remote/src/shell/locales/en.json',
  '/remote/src/ordering/catalog/pages/CatalogPage.tsx',
  '/remote/src/ordering/catalog/locales/en.json',
];
/** Loaded once the first signed-in screen is drawn: what its menus open. */
const AFTER_LANDING = ['/remote/src/shell/ProfileItems.tsx'];
/** Features with pages that need no session: what they add to sign-in is their rows. */
const OPEN_FEATURES = ['auth', 'legal', 'sign-up', 'staff'];
/** The frame around the first page: the way to every other one. */
const FRAME = LANDING.filter((target) => !target.startsWith('/remote/src/ordering/'));
const PAGE = /^\/remote\/src\/.*\/pages\/[^/]+$/;

const targetsOf = ({ requests }) =>
  requests.flatMap(({ from, request }) =>
    from === null || request === null ? [] : [posix.join(posix.dirname(from), request)],
  );

function filesFor(groups, target) {
  const group = groups.find((one) => targetsOf(one).includes(target));
  if (group === undefined)
    throw new Error(`Nothing imports ${target} lazily: bring the list in .ci/scripts/size.mjs up to date.`);
  return group.files;
}

const namedFiles = (groups, name) => groups.find((group) => group.name === name)?.files ?? [];

const compressed = new Map();

/** Brotli bytes of a built file. */
function bytesOf(file) {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const bytes = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
  compressed.set(file, bytes);
  return bytes;
}

const total = (files) => [...files].reduce((sum, file) => sum + bytesOf(file), 0);
const js = (files) => [...files].filter((file) => file.endsWith('.js'));
const css = (files) => [...files].filter((file) => file.endsWith('.css'));
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
const without = (files, other) => [...files].filter((file) => !other.has(file));

function list(title, files) {
  console.log(`\n${title}`);
  for (const file of files) console.log(`  ${kb(bytesOf(file)).padStart(10)}  ${file.replace(`${root}/`, '')}`);
}

/** The share of a budget up to which an excess is told, and fails nothing: bytes never shape folders. */
const TOLD_UP_TO = 1.1;
const failures = [];

function check(what, value, budget, show = kb) {
  const verdict = value <= budget ? 'ok  ' : value < TOLD_UP_TO * budget ? 'over' : 'OVER';
  if (verdict === 'OVER') failures.push(what);
  console.log(`  ${verdict}  ${what}: ${show(value)} (budget ${show(budget)})`);
}

const under = (folder, files) => files.map((file) => join(root, folder, file));

/** The file sets of the built product's screens. */
function screens({ host, remote }) {
  const folder = join('remote/dist', version);
  const load = (targets) =>
    under(
      folder,
      targets.flatMap((target) => filesFor(remote, target)),
    );
  const signIn = new Set([
    ...under('host/dist', js(namedFiles(host, 'main'))),
    ...under(folder, [...namedFiles(remote, container), ...namedFiles(remote, modules[0])]),
    ...load(SIGN_IN),
  ]);
  const landing = new Set(load(LANDING));
  const frame = new Set(load(FRAME));
  const later = { signIn: new Set(load(AFTER_SIGN_IN)), landing: new Set(load(AFTER_LANDING)) };
  const pages = new Map(
    remote.flatMap((group) =>
      targetsOf(group)
        .filter((target) => PAGE.test(target))
        .map((target) => [target, under(folder, group.files)]),
    ),
  );
  return { signIn, landing, frame, later, pages };
}

/** The folders with a door. */
const features = () =>
  readdirSync(join(root, 'remote/src')).filter((name) => existsSync(join(root, 'remote/src', name, 'index.ts')));

const shares = (files) => listShares(js(files), remote.modules, bytesOf);

/** Says which screens carry the modules whose path has a text, how much of them, and who imports them. */
function explain(text) {
  const screenFiles = [
    ['Sign-in', js(signIn)],
    ['Sign-in, once drawn', js(without(later.signIn, signIn))],
    ['First signed-in screen', js(more)],
    ['First signed-in screen, once drawn', js(without(later.landing, new Set([...before, ...landing])))],
  ];
  for (const [title, files] of screenFiles) {
    const found = shares(files)
      .filter(({ name }) => name.includes(text))
      .toSorted((one, other) => other.bytes - one.bytes);
    console.log(`\n${title}: ${kb(found.reduce((sum, one) => sum + one.bytes, 0))}, about`);
    for (const { name, bytes, file } of found.slice(0, 20)) {
      console.log(`  ${kb(bytes).padStart(10)}  ${name} (${basename(file)})`);
      console.log(`              ${findImportChain(name, remote.importers).join(' > ')}`);
    }
  }
}

/** Says what the first two screens carry, by folder and package. */
function report() {
  for (const [title, files] of [
    ['Sign-in', signIn],
    ['First signed-in screen', more],
  ]) {
    console.log(`\n${title}, about`);
    for (const [name, bytes] of sumByGroup(shares(files)).slice(0, 30))
      console.log(`  ${kb(bytes).padStart(10)}  ${name}`);
  }
}

async function oneBundleBytes() {
  const groups = await buildOneBundle();
  const files = [...namedFiles(groups, 'main'), ...SIGN_IN.flatMap((target) => filesFor(groups, target))];
  return total(new Set(js(under('.cache/one-bundle', files))));
}

if (builtDigest() !== sourcesDigest()) await build();
const remote = readBuildGraph(`remote-${version}`);
const { signIn, landing, frame, later, pages } = screens({
  host: readBuildGraph('host').groups,
  remote: remote.groups,
});
const before = new Set([...signIn, ...later.signIn]);
const more = without(landing, before);
const signedIn = new Set([...before, ...landing, ...later.landing]);

const { values } = parseArgs({ options: { why: { type: 'string' }, report: { type: 'boolean' } } });
if (values.why !== undefined) explain(values.why);
else if (values.report === true) report();
else await measure();

/** Prints the sizes and their budgets; fails when one is passed by more than a tenth. */
async function measure() {
  list('Sign-in loads', signIn);
  list('Sign-in loads once it is drawn', without(later.signIn, signIn));
  list('The first signed-in screen loads besides', more);
  list('The first signed-in screen loads once it is drawn', without(later.landing, new Set([...before, ...landing])));
  console.log('\nBudgets (brotli)');
  const first = total(js(signIn));
  check('sign-in-transfer, all scripts', first, BUDGETS.signInJs);
  console.log(
    `        goal ${kb(BUDGETS.signInGoal)}: ${first <= BUDGETS.signInGoal ? 'reached' : `${kb(first - BUDGETS.signInGoal)} more`}`,
  );
  const one = await oneBundleBytes();
  check(
    `sign-in-transfer, compared with one bundle of ${kb(one)}`,
    first / one,
    BUDGETS.toOneBundle,
    (ratio) => `${ratio.toFixed(2)} x`,
  );
  check('page-transfer, first signed-in page', total(js(more)), BUDGETS.signedInMore);
  check('sign-in-transfer, styles', total(css(signIn)), BUDGETS.css);
  check('sign-in-transfer, requests', signIn.size + BESIDE_FILES.length, BUDGETS.requests, String);
  check('entry of the remote', total(under(join('remote/dist', version), [ENTRY_FILE])), BUDGETS.entry);
  check('loader for other pages', total(under('host/dist', ['portal-loader.js'])), BUDGETS.loader);
  for (const feature of features()) {
    const atSignIn = featureCost(feature, shares(signIn), remote.groups);
    if (!OPEN_FEATURES.includes(feature))
      check(`feature-cost, ${feature} at sign-in`, atSignIn.bytes, BUDGETS.featureAtSignIn);
    const after = featureCost(feature, shares(without(frame, signIn)), remote.groups);
    check(
      `feature-cost, ${feature} after sign-in, each of ${after.pages} pages`,
      after.bytes / Math.max(after.pages, 1),
      BUDGETS.pageOfFeature,
      (bytes) => `${(bytes / KB).toFixed(2)} KB`,
    );
  }
  for (const [page, files] of pages)
    check(`page-transfer, ${page}`, total(js(without(files, signedIn))), BUDGETS.routeMore);
  if (failures.length > 0) {
    console.error(`\nOver budget: ${failures.join('; ')}`);
    process.exitCode = 1;
  }
}
