import type { UploadLine } from '@portal/shared/contract/uploads';
import type { i18n } from 'i18next';
import { messageText } from '../../../i18n/messageText.ts';

/** Why a cell of a line is wrong. */
export const getCellProblems = (i18n: i18n, { errors }: UploadLine, field: string): readonly string[] =>
  errors
    .filter((error) => error.field === field)
    .map(({ i18nKey, values }) => messageText(i18n, { key: i18nKey, ...(values && { values }) }));
