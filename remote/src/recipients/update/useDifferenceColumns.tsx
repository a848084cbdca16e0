import { fullName } from '@portal/shared/domain/people/fullName';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/messageText.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { DifferencePart, DifferenceRow } from './differenceRows.ts';

/** The columns of a part of a difference: people, and for rows of the file their number with what is wrong. */
export function useDifferenceColumns(part: DifferencePart): readonly Column<DifferenceRow>[] {
  const { t, i18n } = useTranslation('allowlist');
  return useMemo(() => {
    const row: Column<DifferenceRow> = {
      id: 'row',
      header: t('column.row'),
      width: '72px',
      cell: ({ sheetRow }) => sheetRow,
    };
    const name: Column<DifferenceRow> = {
      id: 'name',
      header: t('column.name'),
      width: 'minmax(144px, 1fr)',
      isTitle: true,
      cell: ({ firstName, lastName }) => fullName(firstName, lastName) || '–',
    };
    const email: Column<DifferenceRow> = {
      id: 'email',
      header: t('column.email'),
      width: 'minmax(184px, 1.5fr)',
      cell: (one) => one.email || '–',
    };
    const before: Column<DifferenceRow> = {
      id: 'before',
      header: t('column.before'),
      width: 'minmax(144px, 1fr)',
      cell: ({ formerFirstName = '', formerLastName = '' }) => fullName(formerFirstName, formerLastName),
    };
    const first: Column<DifferenceRow> = {
      id: 'first',
      header: t('column.reason'),
      width: 'minmax(184px, 1.5fr)',
      cell: ({ firstSheetRow = 0 }) => t('repeated.reason', { row: firstSheetRow }),
    };
    const reason: Column<DifferenceRow> = {
      id: 'reason',
      header: t('column.reason'),
      width: 'minmax(200px, 2fr)',
      cell: ({ errors = [] }) => (
        <ul className="pr-recipients__reasons">
          {errors.map(({ field, i18nKey, values }) => (
            <li key={field}>
              <FieldError>
                {t('wrong.reason', {
                  field: t(fieldKey(field)),
                  text: messageText(i18n, { key: i18nKey, ...(values && { values }) }),
                })}
              </FieldError>
            </li>
          ))}
        </ul>
      ),
    };
    if (part === 'wrong') return [row, name, email, reason];
    if (part === 'repeated') return [row, name, email, first];
    return part === 'renamed' ? [name, before, email] : [name, email];
  }, [part, t, i18n]);
}

const FIELDS = { firstName: 'field.firstName', lastName: 'field.lastName', email: 'field.email' } as const;

/** The name of a field; of one that this page does not know yet, a neutral word. */
const fieldKey = (field: string) => Object.entries(FIELDS).find(([name]) => name === field)?.[1] ?? 'column.row';
