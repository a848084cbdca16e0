import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { fieldsOf, NAME_FIELDS, NEEDED_FIELDS, type UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellEditorProps } from '../../../ui/grid/CellEditor.tsx';
import type { GridColumn } from '../../../ui/grid/gridTypes.ts';
import { getFieldValue, isUploadField } from '../lineField.ts';
import { RewardCellEditor } from './RewardCellEditor.tsx';

/** Pixels; what is not named here has the usual width. */
const WIDTHS: Readonly<Partial<Record<UploadField, number>>> = {
  utid: 200,
  amount: 104,
  quantity: 88,
  recipientEmail: 240,
  message: 240,
  emailSubject: 200,
};
const USUAL_WIDTH = 144;

/** Columns of what the file holds and needs, and of what is wrong. */
export function useGridColumns(
  { kind, columns, values, causes }: Upload,
  rows: readonly UploadLine[] | undefined,
  rewardNames: ReadonlyMap<string, string> | null,
): readonly GridColumn<UploadLine>[] {
  const { t } = useTranslation('upload');
  const held: readonly (string | null)[] = [...columns, ...values, ...causes].map(({ field }) => field);
  const isHeld = (field: UploadField): boolean =>
    held.includes(field) || (held.includes('recipientName') && NAME_FIELDS.includes(field));
  const typed = columns.length === 0 ? (rows ?? []) : [];
  const fields = fieldsOf(kind).filter(
    (field) =>
      NEEDED_FIELDS[kind].includes(field) || isHeld(field) || typed.some((line) => getFieldValue(line, field) !== ''),
  );
  const names = fields.join(' ');
  return useMemo(
    () =>
      names
        .split(' ')
        .filter(isUploadField)
        .map((field) => ({
          id: field,
          header: t(`field.${field}`),
          width: WIDTHS[field] ?? USUAL_WIDTH,
          getText: (line) => getFieldValue(line, field),
          isLong: field === 'message',
          ...(['amount', 'quantity'].includes(field) && { align: 'right' as const }),
          ...(field === 'utid' && {
            getLabel: ({ utid }: UploadLine) => rewardNames?.get(utid) ?? utid,
            renderEditor: (editor: CellEditorProps) => <RewardCellEditor {...editor} method={kind} />,
          }),
        })),
    [names, t, rewardNames, kind],
  );
}
