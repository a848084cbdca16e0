// Prints "passed failed" of a jest or Playwright JSON report, then a line for each test that did not pass, with what it said. A
// skipped test counts as a failure.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** The first lines of a failure as one line: what was expected, and where. */
const reasonOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 5)
    .join(' | ')
    .slice(0, 500);

const ofJest = () => ({
  counts: [report.numPassedTests, report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites],
  names: report.testResults.flatMap(({ name, assertionResults, message }) => [
    ...(assertionResults.length === 0 ? [`${name}: ${reasonOf(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${reasonOf(failureMessages[0])}`),
  ]),
});

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** What stood on the page when a journey failed: its tree of roles and names, from the main part on. */
function pageOf({ attachments }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const [, tree = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = tree.replaceAll(/ \[(ref|cursor)=\w+\]/g, '').split('\n');
  const main = lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => /^\s*- main/.test(line)),
    ),
  );
  const text = main.map((line) => line.trim()).join(' ');
  return ` | Page: ${text.slice(0, 1_500)} … ${text.slice(1_500).slice(-1_500)}`;
}

/** What the first failed run of a test said, with the line of the journey at which it stood, and what was on the page. */
function failureOf({ tests }) {
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined);
  if (failed === undefined) return '';
  const { location, message } = failed.error;
  return `line ${location?.line}: ${reasonOf(message)}${pageOf(failed)}`;
}

const ofPlaywright = () => ({
  counts: [report.stats.expected, report.stats.unexpected + report.stats.flaky + report.stats.skipped],
  names: specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map((spec) => `${spec.file}:${spec.line}: ${spec.title}: ${failureOf(spec)}`),
});

const {
  counts: [passed, failed],
  names,
} = 'numPassedTests' in report ? ofJest() : ofPlaywright();
if (passed + failed === 0) throw new Error('the report holds no test');
console.log(`${passed} ${failed}`);
for (const name of names) console.log(name.replaceAll('\n', ' '));
