import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { checkWidth, mapLines, TOO_WIDE } from '@portal/shared/domain/uploads/uploadMapping';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { SendNotice } from '../outbox/index.ts';
import { AppError } from '../../errors/AppError.ts';
import { createLineChecker, withWidth } from './lineChecker.ts';
import * as lines from './uploadLineRepository.ts';
import type { UploadView } from './uploadReadModel.ts';
import * as uploads from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Writes how many lines an upload has, how many of them are wrong, warned of or added, and whether that is all of them. */
export async function settleLines(tx: Tx, upload: uploads.UploadKey, at: Date): Promise<LineCounts> {
  const counts = await lines.countLines(tx, upload);
  const isAdded = counts.row_count > 0 && counts.added_count === counts.row_count;
  await uploads.updateUpload(tx, upload, { ...counts, state: isAdded ? 'ADDED' : 'CHECKED', updated_at: at });
  return counts;
}

type LineCounts = Awaited<ReturnType<typeof lines.countLines>>;

interface CheckDeps {
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
}

/** Settles the lines of an upload that is checked as a whole, and tells who sent many: they may be elsewhere by now. */
export async function finishCheck(tx: Tx, upload: UploadView, { clock, sendNotice }: CheckDeps): Promise<void> {
  const at = clock.now();
  const { row_count: rowCount, wrong_count: wrongCount } = await settleLines(tx, upload, at);
  if (!isLarge(rowCount)) return;
  const number = new Intl.NumberFormat(upload.lang_key);
  await sendNotice(tx, {
    topic: 'UPLOAD_CHECKED_MAIL',
    user: { platformId: upload.platform_id, id: upload.user_id },
    values: {
      uploadId: upload.id,
      file: upload.file_name ?? '',
      ready: number.format(rowCount - wrongCount),
      wrong: number.format(wrongCount),
    },
    at,
  });
}

/** True for an upload that is checked in the background: more rows than one grid shows. */
export const isLarge = (rowCount: number): boolean => rowCount > UPLOAD_LIMITS.linesOfPage;

/** One step of work on an upload, in a transaction of its own. Raises 409 once another file or mapping came. */
export const inStep = <T>(db: Db, upload: UploadView, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withTransaction(db, async (tx) => {
    if (!(await uploads.isCurrent(tx, upload, upload.version))) throw new AppError(UPLOAD_FAILURES.overtaken);
    return work(tx);
  });

/**
 * Gives every stored line a verdict by the upload's mapping, some lines a step, so that nobody waits for all of them.
 * `keepsChanges`: the columns are those from before, so that cells stay as they were corrected.
 */
export async function checkStoredLines(
  db: Db,
  upload: UploadView,
  { keepsChanges, ...deps }: CheckDeps & { readonly keepsChanges: boolean },
): Promise<void> {
  const check = await createLineChecker(db, upload);
  for (let last = 0; ;) {
    const rows = await lines.linesAfter(db, upload, last, SERVER_SETTINGS.files.rowsAtOnce);
    const end = rows.at(-1)?.line_number;
    if (end === undefined) break;
    const checked = await check(keepsChanges ? rows.map(({ fields }) => fields) : mapLines(rows, upload.mapping));
    const verdicts = rows.flatMap((row, index) => {
      const one = checked[index];
      const isWide = !keepsChanges || row.refusals.some(([, { key }]) => key === TOO_WIDE);
      const width = isWide && upload.sheet === null ? checkWidth(row, upload.headings, upload.mapping) : null;
      return one === undefined ? [] : [{ lineNumber: row.line_number, checked: withWidth(one, width) }];
    });
    await inStep(db, upload, async (tx) => {
      await lines.updateVerdicts(tx, upload, verdicts);
      await uploads.updateUpload(tx, upload, { checked_count: end, updated_at: deps.clock.now() });
    });
    last = end;
  }
  await inStep(db, upload, (tx) => finishCheck(tx, upload, deps));
}
