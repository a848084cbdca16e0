import type { UploadLine } from '@portal/shared/domain/uploads/checkUploadLine';
import type { Tx } from '../../db/client.ts';
import { settleLines } from './checkStoredLines.ts';
import { createLineChecker } from './lineChecker.ts';
import * as lines from './uploadLineRepository.ts';
import type { UploadView } from './uploadReadModel.ts';

/** A stored line and what it is to be. */
interface RewrittenLine {
  readonly row: lines.UploadLineRow;
  readonly line: UploadLine;
}

/**
 * Writes lines anew with their verdicts. Answers the numbers of all lines that read differently for it: theirs, and those that
 * repeat or no longer repeat them.
 */
export async function rewriteLines(
  tx: Tx,
  upload: UploadView,
  rewritten: readonly RewrittenLine[],
  at: Date,
): Promise<number[]> {
  const check = await createLineChecker(tx, upload);
  const checked = await check(rewritten.map(({ line }) => line));
  const verdicts = rewritten.flatMap(({ row }, index) => {
    const one = checked[index];
    return one === undefined ? [] : [{ lineNumber: row.line_number, checked: one }];
  });
  await lines.updateVerdicts(tx, upload, verdicts);
  const repeats = await lines.markRepeats(tx, upload, toRepeatKeys([...rewritten.map(({ row }) => row), ...checked]));
  const moved = rewritten.flatMap(({ row }, index) =>
    [row.reference, checked[index]?.reference].flatMap((reference) =>
      reference == null ? [] : [{ lineNumber: row.line_number, reference }],
    ),
  );
  const following = await lines.nextWithReference(tx, upload, moved);
  await settleLines(tx, upload, at);
  return [...new Set([...verdicts.map(({ lineNumber }) => lineNumber), ...repeats, ...following])];
}

/** Returns the keys that these lines may have in common with others. */
export const toRepeatKeys = (
  rows: readonly { readonly reference: string | null; readonly contact: string | null }[],
): lines.RepeatKeys => ({
  references: rows.flatMap(({ reference }) => (reference === null ? [] : [reference])),
  contacts: rows.flatMap(({ contact }) => (contact === null ? [] : [contact])),
});
