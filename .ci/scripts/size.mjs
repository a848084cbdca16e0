import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { container, modules, version } from '../../webpack.config.ts';
import { build } from './build.mjs';
import { readBuildGraph } from './buildGraph.mjs';
import { buildOneBundle } from './buildOneBundle.mjs';
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
};

/** Lazy imports of each screen, in English; the rest of a screen is in the entries. */
const SIGN_IN = [
  '/remote/src/auth/pages/SignInPage.tsx',
  '/remote/src/auth/locales/en.json',
  '/remote/src/i18n/locales/en.json',
];
const LANDING = [
  '/remote/src/app/SignedIn.tsx',
  '/remote/src/shell/ShellFrame.tsx',
  '/remote/src/shell/locales/en.json',
  '/remote/src/ordering/catalog/pages/CatalogPage.tsx',
  '/remote/src/ordering/catalog/locales/en.json',
];
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
  const pages = new Map(
    remote.flatMap((group) =>
      targetsOf(group)
        .filter((target) => PAGE.test(target))
        .map((target) => [target, under(folder, group.files)]),
    ),
  );
  return { signIn, landing, pages };
}

async function oneBundleBytes() {
  const groups = await buildOneBundle();
  const files = [...namedFiles(groups, 'main'), ...SIGN_IN.flatMap((target) => filesFor(groups, target))];
  return total(new Set(js(under('.cache/one-bundle', files))));
}

if (builtDigest() !== sourcesDigest()) await build();
const { signIn, landing, pages } = screens({
  host: readBuildGraph('host'),
  remote: readBuildGraph(`remote-${version}`),
});
const more = without(landing, signIn);
const signedIn = new Set([...signIn, ...landing]);

list('Sign-in loads', signIn);
list('The first signed-in screen loads besides', more);
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
// More: the page itself, remotes.json with its signature, the API's contract and the session resume call.
check('sign-in-transfer, requests', signIn.size + 5, BUDGETS.requests, String);
check('entry of the remote', total(under(join('remote/dist', version), [ENTRY_FILE])), BUDGETS.entry);
check('loader for other pages', total(under('host/dist', ['portal-loader.js'])), BUDGETS.loader);
for (const [page, files] of pages)
  check(`page-transfer, ${page}`, total(js(without(files, signedIn))), BUDGETS.routeMore);
if (failures.length > 0) {
  console.error(`\nOver budget: ${failures.join('; ')}`);
  process.exitCode = 1;
}
