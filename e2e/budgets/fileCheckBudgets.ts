import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { watchInput } from './jank.ts';
import { openPage, type BudgetPage } from './openPage.ts';
import { goTo, openUntilPainted } from './painted.ts';
import { HEADING, pageAt } from './pageMarks.ts';
import { absolute, asGoal, median, milliseconds, type Verdict } from './verdict.ts';
import type { BudgetFixture } from './budgetFixture.ts';

const FAST = { cpu: 1, line: null };
/** The user whose account the samples are for. */
const UPLOADER = { username: 'nora.present@example.com', password: 'Demo-Portal-2026!' };
const UPLOADS = '/order/bulk-upload';
const CHOICE = 'input[type="file"]';
const MARK = 'checked';
const WRONG_EVERY = 10;
const TASK_MS = 50;

interface Sample {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const sample = (name: string): Buffer => readFileSync(path.join(REPOSITORY, 'shared/src/testing/uploads', name));

/** The clean sample of 5,000 rows with a wrong amount in each tenth. */
function csvWithErrors(): Sample {
  const rows = sample('d13-email-5000.csv').toString('utf8').split('\n');
  const wrong = rows.map((row, index) =>
    index > 0 && index % WRONG_EVERY === 0 ? row.replace(',25,', ',many,') : row,
  );
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(wrong.join('\n')) };
}

const workbook = (): Sample => ({
  name: 'people.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: sample('d14-email-5001-row-errors.xlsx'),
});

/** Runs in the page: the time from a chosen file until its errors and their first rows are painted, as a measure. */
function noteChecked(mark: string): void {
  performance.clearMeasures(mark);
  const begin = ({ timeStamp }: Event): void => {
    const observer = new MutationObserver(() => {
      if (
        document.querySelector('.pr-error-groups li') === null ||
        document.querySelector('[role="gridcell"]') === null
      )
        return;
      observer.disconnect();
      const note = () => performance.measure(mark, { start: timeStamp, end: performance.now() });
      requestAnimationFrame(() => setTimeout(note));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  document.querySelector('input[type="file"]')?.addEventListener('change', begin, { once: true, capture: true });
}

/** Chooses a file on the page of uploads: milliseconds until its errors are listed, and the longest task until then. */
async function check({ page, settled }: BudgetPage, file: Sample) {
  await goTo(page, UPLOADS);
  await page.locator(CHOICE).waitFor({ state: 'attached' });
  await settled();
  await page.evaluate(noteChecked, MARK);
  let checkedMs = 0;
  const { taskMs } = await watchInput(page, async () => {
    await page.locator(CHOICE).setInputFiles(file);
    checkedMs = await waitUntil(
      'the errors are listed',
      () => page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.duration ?? null, MARK),
      { withinMs: 20_000, everyMs: 100 },
    );
  });
  return { checkedMs, taskMs };
}

/** Files of 5,000 rows, from the choice until all that is wrong is listed; the first one starts the process that reads files. */
export async function measureFileCheck({ browser, product, runs }: BudgetFixture): Promise<readonly Verdict[]> {
  const opened = await openPage(browser, FAST, product, UPLOADER);
  await openUntilPainted(opened.page, product + pageAt('/settings/user'), HEADING);
  const tasks: number[] = [];
  const timesOf = async (file: Sample): Promise<number[]> => {
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const { checkedMs, taskMs } = await check(opened, file);
      if (run === 0) continue;
      times.push(checkedMs);
      tasks.push(taskMs);
    }
    return times;
  };
  const [csv, xlsx] = [await timesOf(csvWithErrors()), await timesOf(workbook())];
  await opened.close();
  return [
    asGoal(absolute('file-check', '5,000 rows of a .csv', median(csv), 150, milliseconds)),
    asGoal(absolute('file-check', '5,001 rows of an .xlsx', median(xlsx), 350, milliseconds)),
    absolute('file-check', 'longest task', median(tasks), TASK_MS, milliseconds),
  ];
}
