import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../sources.mjs';

/**
 * Reads the JSON report of jest or Playwright. Returns the number of `passed` tests, the `failures` (file, title, reason; a
 * skipped test is one), the seconds of each file or journey, and the accessibility scans (`scans`). Raises when the report is missing or holds no test.
 */
export function readReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const read = 'numPassedTests' in report ? ofJest(report) : ofPlaywright(report);
  if (read.passed + read.failures.length === 0) throw new Error('the report holds no test');
  return read;
}

/** The first lines of a failure as one line: what was expected, and where. */
const reasonOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 5)
    .join(' | ')
    .slice(0, 500);

const ofJest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  scans: 0,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((one) => one.status !== 'passed')
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, reason: reasonOf(failureMessages[0]) }));
    const broken = status === 'failed' && failed.length === 0;
    return broken ? [{ file, title: 'the file itself', reason: reasonOf(message) }] : failed;
  }),
  timed: testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  })),
});

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const ofPlaywright = (report) => {
  const specs = specsOf(report);
  const isGood = ({ tests }) => tests.every(({ status }) => status === 'expected');
  return {
    passed: specs.filter(isGood).length,
    failures: specs
      .filter((spec) => !isGood(spec))
      .map((spec) => ({ file: spec.file, title: spec.title, reason: failureOf(spec) })),
    scans: specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'axe').length,
    timed: specs.map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
};

/** Returns what the failed run of a journey said, with the line at which it stood, and what was on the page. */
function failureOf({ tests }) {
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined);
  if (failed === undefined) return 'it did not run';
  const { location, message } = failed.error;
  return `line ${location?.line}: ${reasonOf(message)}${pageOf(failed)}`;
}

/** The page's tree of roles and names, from the main part on. */
function pageOf({ attachments }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const [, tree = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = tree.replaceAll(/ \[(ref|cursor)=\w+\]/g, '').split('\n');
  const main = lines.findIndex((line) => /^\s*- main/.test(line));
  const text = lines
    .slice(Math.max(0, main))
    .map((line) => line.trim())
    .join(' ');
  return ` | Page: ${text.slice(0, 1_500)} … ${text.slice(1_500).slice(-1_500)}`;
}
