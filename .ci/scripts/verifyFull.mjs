import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';

/**
 * `npm run verify:full`: everything that is too long for every change, in shards. What has passed for these sources is
 * not run again, so the run may be cut off and taken up at any time. `--list` shows where it stands, `--only faults` takes the
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

const shards = (count, name, command) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index + 1} of ${count}`,
    command: command(index + 1),
  }));

const STEPS = [
  { name: 'check', command: 'npm run check' },
  { name: 'tests', command: 'npm test' },
  { name: 'build', command: 'npm run build' },
  { name: 'size', command: 'npm run size' },
  ...shards(10, 'kill the API', (n) => `node e2e/faults/killApi.ts --database postgres --count 20 --seed ${1000 + n}`),
  ...shards(
    2,
    'kill the API, embedded',
    (n) => `node e2e/faults/killApi.ts --database pglite --lines 1000 --count 25 --seed ${2000 + n}`,
  ),
  ...shards(2, 'kill the database', (n) => `node e2e/faults/killDatabase.ts --count 25 --seed ${3000 + n}`),
  { name: 'connections', command: 'node e2e/faults/connections.ts --resets 300 --lost 100 --seed 4001' },
  { name: 'mail outage', command: 'node e2e/faults/mailOutage.ts --outage-seconds 600 --seed 5001' },
  { name: 'tabs', command: 'node e2e/races/tabs.ts --database postgres --count 200 --seed 6001' },
  { name: 'tabs, embedded', command: 'node e2e/races/tabs.ts --database pglite --count 50 --seed 6002' },
  { name: 'hot account', command: 'node e2e/races/hotAccount.ts --database postgres --count 10000 --seed 6003' },
  { name: 'hot account, embedded', command: 'node e2e/races/hotAccount.ts --database pglite --count 1000 --seed 6004' },
  { name: 'two processes', command: 'node e2e/races/twoProcesses.ts --count 1000 --seed 6005' },
  ...shards(10, 'browser', () => 'npm run e2e'),
  ...shards(
    10,
    'samples of faults and races',
    (n) => `npm run faults -- --seed ${7000 + n} && npm run races -- --seed ${7000 + n}`,
  ),
  { name: 'bench', command: 'npm run bench' },
  { name: 'bars', command: 'npm run bars -- --strict' },
];

const folder = join(root, '.cache/verify-full');
const stateFile = join(folder, 'state.json');
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const PROVEN = ['api', 'e2e', 'host', 'remote', 'shared', 'package-lock.json', 'webpack.config.ts'];
/** What the shards prove: the committed sources. Of changed ones nothing is remembered. */
const isChanged = git('status', '--porcelain', '--', ...PROVEN) !== '';
const proven = PROVEN.map((name) => git('rev-parse', `HEAD:${name}`).slice(0, 12)).join(' ');
mkdirSync(folder, { recursive: true });
if (options.again) rmSync(stateFile, { force: true });
const state = readState();

function readState() {
  const fresh = { proven, passed: {} };
  if (isChanged || !existsSync(stateFile)) return fresh;
  const kept = JSON.parse(readFileSync(stateFile, 'utf8'));
  return kept.proven === proven ? kept : fresh;
}

/** Another run may have passed other shards meanwhile. */
function remember(name, seconds) {
  state.passed[name] = seconds;
  if (isChanged) return;
  Object.assign(state.passed, readState().passed);
  writeFileSync(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}

const logOf = (name) => join(folder, `${name.replace(/[^a-z0-9]+/gi, '-')}.log`);

/** Runs one shard with its output in a file of its own; tells whether it passed. */
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
for (const step of wanted) {
  const before = state.passed[step.name];
  if (before !== undefined || options.list) {
    console.log(
      `${before === undefined ? 'to do ' : 'passed'}  ${step.name}${before === undefined ? '' : ` (${before} s)`}`,
    );
    continue;
  }
  if (Date.now() > end) break;
  const begin = Date.now();
  const passed = await run(step);
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${step.name} (${seconds} s)${passed ? '' : `: see ${logOf(step.name)}`}`,
  );
  if (passed) remember(step.name, seconds);
  else failed.push(step.name);
}
const done = wanted.filter(({ name }) => state.passed[name] !== undefined).length;
console.log(`${done} of ${wanted.length} shards have passed.`);
console.log(`${done} passed, ${failed.length} failed`);
process.exitCode = done === wanted.length ? 0 : 1;
