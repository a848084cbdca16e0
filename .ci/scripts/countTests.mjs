// Prints "passed failed" of a jest or Playwright JSON report. A skipped test counts as a failure.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const [passed, failed] =
  'numPassedTests' in report
    ? [report.numPassedTests, report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites]
    : [report.stats.expected, report.stats.unexpected + report.stats.flaky + report.stats.skipped];

if (passed + failed === 0) throw new Error('the report holds no test');
console.log(`${passed} ${failed}`);
