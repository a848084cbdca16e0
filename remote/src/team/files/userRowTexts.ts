import type { UserFileRow } from '@portal/shared/contract/userFiles';
import { USER_FILE_FIELDS, type UserFileField } from '@portal/shared/domain/userFiles/userFileFields';
import type { i18n } from 'i18next';
import { messageText } from '../../i18n/messageText.ts';
import { formatExactTime } from '../../ui/time/formatTime.ts';

export const isUserFileField = (text: string): text is UserFileField =>
  USER_FILE_FIELDS.some((field) => field === text);

type RowError = UserFileRow['errors'][number];

/** Returns an error in the language of the page; a time is that of the reader's clock. */
export function getErrorText(i18n: i18n, { i18nKey, values }: RowError): string {
  const at = values?.['at'];
  const time = at === undefined || at === '' ? '' : formatExactTime(new Date(at), i18n.language);
  return messageText(i18n, { key: i18nKey, values: { ...values, time } });
}

/** Why a cell is wrong; an error of the whole row stands at its first cell. */
export const getCellErrors = (i18n: i18n, { errors }: UserFileRow, field: UserFileField): readonly string[] =>
  errors.filter((error) => (error.field ?? USER_FILE_FIELDS[0]) === field).map((error) => getErrorText(i18n, error));
