import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import { bankReturnKey } from '@portal/shared/domain/funding/bankReturns';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/messageText.ts';

/** Why a bank account cannot be used, and what to do; null for one that is not disabled. */
export function useDisabledReason({ status, returnCode }: Pick<BankAccount, 'status' | 'returnCode'>): string | null {
  const { i18n } = useTranslation('signedIn');
  if (status !== 'DISABLED') return null;
  return messageText(i18n, {
    key: returnCode === null ? 'error.bankAccount.tooManyTries' : bankReturnKey(returnCode),
  });
}
