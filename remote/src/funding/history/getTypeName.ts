import type { FundingTransaction } from '@portal/shared/contract/funding';
import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import type { i18n } from 'i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';

const KNOWN: readonly string[] = TRANSACTION_TYPES;

/** Returns the name of a type of transactions; of one that only a newer server knows, the name that the server gives it. */
export const getTypeName = (i18n: i18n, { code, displayName }: FundingTransaction['accountTransactionType']): string =>
  KNOWN.includes(code) || displayName === '' ? getEnumerationLabel(i18n, 'transaction', code) : displayName;
