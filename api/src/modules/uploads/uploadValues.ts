import type { UploadValuesBody } from '@portal/shared/contract/uploads';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { UploadLine } from '@portal/shared/domain/uploads/checkUploadLine';
import { textOf } from '@portal/shared/domain/uploads/checkUploadLines';
import { fieldsOf, UPLOAD_FIELDS, type UploadField } from '@portal/shared/domain/uploads/uploadFields';
import type { GivenValues, UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { settleLines } from './checkStoredLines.ts';
import { createLineChecker } from './lineChecker.ts';
import { getUploadKind } from './uploadEnumerations.ts';
import { linesAfter, updateVerdicts } from './uploadLineRepository.ts';
import type { UploadView } from './uploadReadModel.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Returns the values that all lines of an upload have. */
export const getValues = ({ mapping }: UploadView): GivenValues =>
  Object.fromEntries(
    UPLOAD_FIELDS.flatMap((field) => {
      const source = mapping[field];
      return source !== undefined && 'value' in source ? [[field, source.value]] : [];
    }),
  );

/** Returns the mapping of an upload without a file, which has values alone. */
export const toValueMapping = (values: GivenValues): UploadMapping =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === '' ? [] : [[field, { value }] as const])),
  );

/** Returns a line whose empty fields have the values of all lines. */
export const withValues = (line: UploadLine, values: GivenValues): UploadLine => ({
  ...line,
  ...Object.fromEntries(
    UPLOAD_FIELDS.flatMap((field) => {
      const value = values[field];
      return value === undefined || textOf(line[field]) !== '' ? [] : [[field, value]];
    }),
  ),
});

/** Fields by which lines are compared with each other. */
const PERSONAL: readonly UploadField[] = ['recipientEmail', 'recipientMobileNumber', 'externalReferenceId'];

/** Raises 422 for a field that lines of the upload's kind do not have, or not in common. */
export function requireFieldsOfKind(upload: UploadView, values: UploadValuesBody['values']): void {
  const known = fieldsOf(getUploadKind(upload));
  const wrong = values.flatMap(({ field }, index) =>
    known.includes(field) && !PERSONAL.includes(field)
      ? []
      : [{ field: `values[${index}].field`, i18nKey: 'error.validation' as const }],
  );
  if (wrong.length > 0) throw new AppError({ ...UPLOAD_FAILURES.columns, fields: wrong });
}

/** Writes values into all lines, some at a time. Whom lines are for does not change, so repeats are found on the way. */
export async function rewriteAll(tx: Tx, upload: UploadView, values: GivenValues, at: Date): Promise<void> {
  const check = await createLineChecker(tx, upload);
  let after = 0;
  for (;;) {
    const rows = await linesAfter(tx, upload, after, SERVER_SETTINGS.files.rowsAtOnce);
    const last = rows.at(-1)?.line_number;
    if (last === undefined) break;
    const checked = await check(rows.map(({ fields }) => ({ ...fields, ...values })));
    const verdicts = rows.flatMap(({ line_number: lineNumber }, index) => {
      const one = checked[index];
      return one === undefined ? [] : [{ lineNumber, checked: one }];
    });
    await updateVerdicts(tx, upload, verdicts);
    after = last;
  }
  if (after > 0) await settleLines(tx, upload, at);
}
