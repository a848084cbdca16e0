import type { FieldError } from '@portal/shared/contract/common';
import type { UploadMappingBody } from '@portal/shared/contract/uploads';
import { rewardNameKey } from '@portal/shared/domain/uploads/rewardNames';
import { listColumnKinds, NAME_FIELDS, type ColumnKind } from '@portal/shared/domain/uploads/uploadFields';
import { missingFields, type FieldSource, type UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import { AppError } from '../../errors/AppError.ts';
import { getUploadKind } from './uploadEnumerations.ts';
import type { UploadView } from './uploadReadModel.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/**
 * Returns the mapping of a body. Raises 422 for a field that is filled twice, that lines of the kind do not have, or that is
 * missing, and for the name of a reward that none of the known ones is chosen for.
 */
export function toMapping(
  upload: UploadView,
  { columns, values, rewards }: UploadMappingBody,
  known: ReadonlyMap<string, unknown>,
): UploadMapping {
  const kind = getUploadKind(upload);
  const kinds = listColumnKinds(kind);
  const mapping: Partial<Record<ColumnKind, FieldSource>> = {};
  const wrong: FieldError[] = [];
  const fill = (path: string, field: ColumnKind, source: FieldSource) => {
    if (isFilled(mapping, field) || !kinds.includes(field)) wrong.push({ field: path, i18nKey: 'error.validation' });
    mapping[field] = source;
  };
  const chosen = Object.fromEntries(rewards.map(({ name, utid }) => [rewardNameKey(name), utid]));
  columns.forEach((field, column) => {
    if (column >= upload.headings.length) wrong.push({ field: `columns[${column}]`, i18nKey: 'error.validation' });
    else if (field)
      fill(`columns[${column}]`, field, { column, ...(field === 'utid' && rewards.length > 0 && { rewards: chosen }) });
  });
  values.forEach(({ field, value }, index) => fill(`values[${index}]`, field, { value }));
  rewards.forEach(({ utid }, index) => {
    if (!known.has(utid))
      wrong.push({ field: `rewards[${index}].utid`, i18nKey: 'error.item.notFound', values: { utid } });
  });
  wrong.push(...missingFields(kind, mapping).map((field) => ({ field, i18nKey: 'error.upload.columnMissing' })));
  if (wrong.length > 0) throw new AppError({ ...UPLOAD_FAILURES.columns, fields: wrong });
  return mapping;
}

/** True where a field has its source; a column of full names is one of first and last names. */
function isFilled(mapping: UploadMapping, field: ColumnKind): boolean {
  const others =
    field === 'recipientName' ? NAME_FIELDS : NAME_FIELDS.includes(field) ? ['recipientName' as const] : [];
  return [field, ...others].some((one) => mapping[one] !== undefined);
}
