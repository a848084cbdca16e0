import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';

/**
 * `npm run verify:full`: everything that is too long for every change, in shards. What has passed for the sources
 * that it proves is not run again, so the run may be cut off and taken up at any time. `--list` shows where it stands, `--only faults` takes the
 * shards whose name has that in it, `--minutes 30` begins no shard after that time, `--again` forgets what has passed.
 */
const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '1440' },
  },
});

const SERVER = ['api', 'shared', 'package-lock.json', 'e2e/harness', 'e2e/ledger'];
const FAULTS = [...SERVER, 'e2e/faults'];
const CONCURRENCY = [...SERVER, 'e2e/concurrency'];
const PAGES = ['api', 'host', 'remote', 'shared', 'package-lock.json', 'webpack.config.ts'];
const BROWSER = [
  ...PAGES,
  'e2e/specs',
  'e2e/pages',
  'e2e/fixtures',
  'e2e/harness',
  'e2e/fullRun.ts',
  'e2e/startPortal.ts',
  'e2e/playwright.config.ts',
];
const ALL = [...PAGES, 'e2e'];

/** One shard; `sources` are the files that its result depends on. */
const one = (sources, name, command) => ({ sources, name, command });
const many = (count, sources, name, command) =>
  Array.from({ length: count }, (_, index) => one(sources, `${name} ${index + 1} of ${count}`, command(index + 1)));

const killApi = 'node e2e/faults/killApi.ts --database';
const killDatabase = 'node e2e/faults/killDatabase.ts';
const hotAccount = 'node e2e/concurrency/hotAccount.ts --database';
const STEPS = [
  one(ALL, 'check', 'npm run check'),
  one(ALL, 'tests on the embedded database', 'env -u TEST_DATABASE_URL npm test'),
  one(SERVER, 'long tests of the API', 'TEST_FULL=1 npm test -- --selectProjects api --testPathPatterns full.test'),
  one(PAGES, 'long tests of the pages', 'TEST_FULL=1 npm test -- --selectProjects remote'),
  one(ALL, 'build', 'npm run build'),
  one([...PAGES, '.ci'], 'the same bytes from two builds', 'node .ci/scripts/buildTwice.mjs'),
  one(ALL, 'size', 'npm run size'),
  ...many(10, FAULTS, 'kill the API', (n) => `${killApi} postgres --count 20 --seed ${1000 + n}`),
  ...many(2, FAULTS, 'kill the API, embedded', (n) => `${killApi} pglite --lines 1000 --count 25 --seed ${2000 + n}`),
  ...many(2, FAULTS, 'kill the database', (n) => `${killDatabase} --count 25 --seed ${3000 + n}`),
  one(FAULTS, 'connections', 'node e2e/faults/connections.ts --resets 300 --lost 100 --seed 4001'),
  ...many(2, FAULTS, 'kill deposits', (n) => `node e2e/faults/killDeposits.ts --count 50 --seed ${6000 + n}`),
  ...many(2, FAULTS, 'kill bank deposits', (n) => `node e2e/faults/killBankDeposits.ts --count 50 --seed ${6100 + n}`),
  one(FAULTS, 'kill acts on rewards', 'node e2e/faults/killActions.ts --count 30 --seed 6301'),
  one(FAULTS, 'forged replies', 'node e2e/faults/forgedReplies.ts --count 10000 --seed 6201'),
  one(FAULTS, 'mail outage', 'node e2e/faults/mailOutage.ts --outage-seconds 600 --seed 5001'),
  one([...SERVER, 'e2e/uploads'], 'hostile files', 'npm run uploads:fuzz -- --seed 7001'),
  one(CONCURRENCY, 'tabs', 'node e2e/concurrency/tabs.ts --database postgres --count 200 --seed 6001'),
  one(CONCURRENCY, 'tabs, embedded', 'node e2e/concurrency/tabs.ts --database pglite --count 50 --seed 6002'),
  one(CONCURRENCY, 'hot account', `${hotAccount} postgres --count 10000 --seed 6003`),
  one(CONCURRENCY, 'hot account, embedded', `${hotAccount} pglite --count 1000 --seed 6004`),
  one(CONCURRENCY, 'two processes', 'node e2e/concurrency/twoProcesses.ts --count 1000 --seed 6005'),
  ...many(4, CONCURRENCY, 'transfers', (n) => `node e2e/concurrency/transfers.ts --count 25000 --seed ${6200 + n}`),
  one(
    CONCURRENCY,
    'transfers, embedded',
    'node e2e/concurrency/transfers.ts --database pglite --processes 1 --count 2000 --seed 6007',
  ),
  ...many(5, CONCURRENCY, 'limits', (n) => `node e2e/concurrency/limits.ts --seed ${6100 + n}`),
  one([...SERVER, 'e2e/secrets'], 'numbers of cards', 'npm run secrets -- --only calls --seed 9001'),
  one(
    [...SERVER, 'e2e/secrets'],
    'numbers of cards, PostgreSQL',
    'npm run secrets -- --only calls --database postgres --seed 9002',
  ),
  one(
    [...PAGES, 'e2e/secrets', 'e2e/harness', 'e2e/pages'],
    'numbers of cards, forms',
    'node .ci/scripts/buildWhenNeeded.mjs && npm run secrets -- --only forms --seed 9003',
  ),
  one([...FAULTS, 'e2e/concurrency', 'e2e/smoke'], 'smoke', 'npm run smoke'),
  ...many(4, BROWSER, 'browser', (n) => `E2E_FULL=1 npm run e2e -- --shard=${n}/4`),
  one(ALL, 'federation', 'node .ci/scripts/buildExamples.mjs && EXAMPLES=all npm run e2e:federation'),
  one(BROWSER, 'funding in every language', 'E2E_FULL=1 E2E_LANGUAGES=all npm run e2e -- funding-flows'),
  ...many(
    10,
    [...FAULTS, 'e2e/concurrency'],
    'samples of faults and concurrency',
    (n) => `npm run faults -- --seed ${7000 + n} && npm run concurrency -- --seed ${7000 + n}`,
  ),
  one([...SERVER, 'e2e/bench'], 'bench', 'npm run bench'),
  one([...PAGES, 'e2e/budgets', 'e2e/harness'], 'budgets', 'npm run budgets -- --strict'),
];

const folder = join(root, '.cache/verify-full');
const stateFile = join(folder, 'state.json');
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
/** Digest of a shard's committed sources; null when they have uncommitted changes, for which no result is stored. */
const proven = ({ sources }) =>
  git('status', '--porcelain', '--', ...sources) === ''
    ? sources.map((name) => git('rev-parse', `HEAD:${name}`).slice(0, 8)).join(' ')
    : null;
mkdirSync(folder, { recursive: true });
if (options.again) rmSync(stateFile, { force: true });

/** Passed shards by name, with seconds and sources. Re-read each time because another run may have added some. */
const readState = () => (existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {});

/** Duration in seconds of a shard that has passed for its current sources, else undefined. */
function secondsOf(step) {
  const passed = readState()[step.name];
  return passed?.proven === proven(step) ? passed?.seconds : undefined;
}

/** `of`: the sources when it began; the result is discarded if they have changed since. */
function remember(step, of, seconds) {
  if (of === null || of !== proven(step)) return;
  writeFileSync(stateFile, `${JSON.stringify({ ...readState(), [step.name]: { seconds, proven: of } }, null, 2)}\n`);
}

const logOf = (name) => join(folder, `${name.replace(/[^a-z0-9]+/gi, '-')}.log`);

/** Runs one shard with its output in a separate file. Returns whether it passed. */
function run({ name, command }) {
  return new Promise((resolve) => {
    const log = createWriteStream(logOf(name));
    const child = spawn('bash', ['-c', command], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('close', (code) => log.end(() => resolve(code === 0)));
  });
}

const wanted = STEPS.filter(({ name }) => name.includes(options.only));
const end = Date.now() + Number(options.minutes) * 60_000;
const failed = [];
let done = 0;
for (const step of wanted) {
  const before = secondsOf(step);
  if (before !== undefined) done += 1;
  if (before !== undefined || options.list) {
    console.log(before === undefined ? `to do   ${step.name}` : `passed  ${step.name} (${before} s)`);
    continue;
  }
  if (Date.now() > end) break;
  const of = proven(step);
  const begin = Date.now();
  const passed = await run(step);
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${step.name} (${seconds} s)${passed ? '' : `: see ${logOf(step.name)}`}`,
  );
  if (passed) {
    remember(step, of, seconds);
    done += 1;
  } else failed.push(step.name);
}
console.log(`${done} of ${wanted.length} shards have passed.`);
console.log(`${done} passed, ${failed.length} failed`);
process.exitCode = done === wanted.length ? 0 : 1;
