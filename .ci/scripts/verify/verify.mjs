// Runs the checks of `.ci/run` after `npm ci`, see docs/VERIFYING.md. Arguments: the seconds of what came before, as `npm ci=40`.
import { existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../sources.mjs';
import { leave, read, run, tidyUp } from './commands.mjs';
import { FLAKY_AT_MOST, filesOf, judge, overBudget } from './outcome.mjs';
import { readReport } from './reports.mjs';

const NEEDED_MB = 600;
const MINUTES = 15;
const SLOWEST = 10;

const results = mkdtempSync(join(tmpdir(), 'rewards-portal-verify-'));
const tally = join(results, 'tally');
leave('folder', results);
process.env.TALLY_FILE = tally;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => void tidyUp().then(() => process.exit(1)));

const seconds = process.argv.slice(2).map((pair) => pair.split('='));
const timed = { files: [], journeys: [] };
const faults = [];
const pending = [];
let passed = 0;
let failed = 0;
let scans = 0;

function fault(text) {
  failed += 1;
  faults.push(text);
  console.log(`FAILED: ${text}`);
}

/** Times a part of the run under its name. */
async function step(name, work) {
  const before = seconds.reduce((sum, [, each]) => sum + Number(each), 0);
  console.log(`\n== ${name} (${before}s)`);
  const begin = performance.now();
  const result = await work();
  seconds.push([name, Math.round((performance.now() - begin) / 1000)]);
  return result;
}

/** One pass or one failure. */
const check = (name, command, env) =>
  step(name, async () => {
    if ((await run(command, { env })) === 0) passed += 1;
    else fault(name);
  });

/** Runs one try of a suite. Returns its report, or null when it left none. */
async function tryOnce({ command, env = () => ({}) }, words, name) {
  const report = join(results, `${name}.json`);
  const code = await run(`${command(report)} ${words}`, { env: env(report, name) });
  try {
    return { code, ...readReport(report) };
  } catch (error) {
    console.log(`${name}: ${error.message}`);
    return null;
  }
}

/** Runs a suite; what fails in it waits for its second try. */
const suite = (name, options) =>
  step(name, async () => {
    const first = await tryOnce(options, options.words ?? '', name.replaceAll(/\W/g, '-'));
    if (first === null) return fault(`${name} left no report`);
    passed += first.passed;
    timed[options.times].push(...first.timed);
    scans += first.scans;
    if (first.failures.length > 0) pending.push({ name, options, failures: first.failures });
    else if (first.code !== 0) fault(`${name} ended with ${first.code}`);
    for (const { file, title, reason } of first.failures) console.log(`first try failed: ${file}: ${title}: ${reason}`);
  });

/** Tries each failed file once more, alone. Returns the names of what passed then. */
async function tryAgain() {
  // The files that a second try starts are no part of what a run plans.
  delete process.env.TALLY_FILE;
  const files = pending.flatMap(({ failures }) => filesOf(failures));
  const flaky = [];
  for (const { name, options, failures } of pending) {
    let second = null;
    for (const file of files.length > FLAKY_AT_MOST ? [] : filesOf(failures)) {
      const again = await tryOnce(options, options.again(file), `again-${file.replaceAll(/\W/g, '-')}`);
      second = [...(second ?? []), ...(again?.failures ?? failures.filter((one) => one.file === file))];
    }
    const verdict = judge(failures, second);
    passed += verdict.flaky.length;
    flaky.push(...verdict.flaky);
    for (const { file, title, reason } of verdict.failed) fault(`${name}: ${file}: ${title}: ${reason}`);
  }
  if (files.length > FLAKY_AT_MOST) console.log(`${files.length} files failed: no second try.`);
  return flaky;
}

/** Counts that no machine changes, against `.ci/budget.json`. */
function checkCounts() {
  const lines = existsSync(tally) ? readFileSync(tally, 'utf8').trim().split('\n') : [];
  const counts = { journeys: timed.journeys.length, 'accessibility scans': scans };
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', '),
  );
  const over = overBudget(counts, JSON.parse(readFileSync(join(root, '.ci/budget.json'), 'utf8')));
  if (over.length === 0) passed += 1;
  for (const line of over) fault(line);
}

function tellSlowest(what) {
  console.log(`\nSlowest ${what}:`);
  const slowest = timed[what].toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  for (const one of slowest) console.log(`${one.seconds.toFixed(1).padStart(8)} s  ${one.name}`);
}

// Tests ask again and again for what they wait for: a page is printed at the second try alone.
const jest = {
  times: 'files',
  env: (report, name) => (name.startsWith('again') ? {} : { DEBUG_PRINT_LIMIT: '0' }),
  command: (report) => `npm test -- --json --outputFile=${report}`,
  again: (file) => `--runInBand --runTestsByPath ${file}`,
};
const browser = (script, folder) => ({
  times: 'journeys',
  command: () => `npm run ${script} --`,
  env: (report, name) => ({ E2E_REPORT: report, E2E_DATA_DIR: join(results, name) }),
  again: (file) => `${folder}/${file.split('/').at(-1)}`,
});

async function verify() {
  const postgres = await step('PostgreSQL', () => read('.ci/scripts/postgres.sh start'));
  await check('check', 'npm run check');
  process.env.TEST_DATABASE_URL = postgres;
  await suite('npm test', jest);
  await check(
    'types of the schema',
    `cp api/src/db/schema.generated.ts "$KEPT" && npm run db:migrate && npm run db:types && diff "$KEPT" api/src/db/schema.generated.ts`,
    { DATABASE_URL: postgres, KEPT: join(results, 'schema.ts') },
  );
  await check('build', 'npm run build');
  await suite('browser', browser('e2e', 'specs'));
  const books = { DATABASE_URL: '', DATA_DIR: join(results, 'browser') };
  await check('books after the journeys', 'npm run ledger:check', books);
  await check('gateway after the journeys', 'npm run gateway:check', books);
  await check('issuer after the journeys', 'npm run provider:check', books);
  await suite('federation', browser('e2e:federation', 'cases'));
  await check('smoke', 'npm run smoke');
  await check('size', 'npm run size');
}

const { bavail, bsize } = statfsSync(results);
const freeMb = Math.floor((bavail * bsize) / 1e6);
if (freeMb < NEEDED_MB) {
  fault(`${NEEDED_MB} MB of free disk are needed in ${tmpdir()}, ${freeMb} MB are left`);
} else {
  leave('command', '.ci/scripts/postgres.sh stop');
  await verify().catch((error) => fault(error.message));
}
const flaky = await step('second try', tryAgain);
checkCounts();
tellSlowest('files');
tellSlowest('journeys');
console.log('\nSeconds:');
for (const [name, each] of seconds) console.log(`${String(each).padStart(8)}    ${name}`);
const total = seconds.reduce((sum, [, each]) => sum + Number(each), 0);
console.log(`${String(total).padStart(8)} s  of ${MINUTES * 60}, idle`);
for (const text of faults) console.log(`FAILED: ${text}`);
for (const name of flaky) console.log(`FLAKY: ${name}`);
await tidyUp();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
