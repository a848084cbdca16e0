import { commaList } from '../domain/money/commaList.ts';
import { SETTINGS } from '../domain/settings.ts';
import { text } from './common.ts';

const IDENTIFIER_LENGTH = 100;
const { accountsMax } = SETTINGS.fundingHistory;

/** One account that a list is narrowed to, or several, comma-separated. */
export const accountList = () =>
  text()
    .max(accountsMax * (IDENTIFIER_LENGTH + 1))
    .test('count', 'error.account.tooMany', (list = '') => commaList(list).length <= accountsMax)
    .optional();
