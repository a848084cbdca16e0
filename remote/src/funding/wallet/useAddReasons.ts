import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';

/** The facts that decide which payment methods an account can be given. */
export interface AddableMethods {
  readonly account: Account;
  readonly methods: FundingMethods;
  /** How many the account has. */
  readonly cards: number;
  readonly bankAccounts: number;
}

/** Why a card or a bank account cannot be added just now; null when it can. */
export function useAddReasons({ account, methods, cards, bankAccounts }: AddableMethods) {
  const { t } = useTranslation('bankAccounts');
  const { t: ofCards } = useTranslation('paymentCards');
  const selected = useSelectedAccount()?.accountIdentifier;
  const most = { cards: SETTINGS.cards.max, bankAccounts: SETTINGS.bankAccounts.max };
  const ofAccount = (): string | null => {
    if (account.status !== 'ACTIVE' || !account.active) return ofCards('wallet.inactive');
    return account.accountIdentifier === selected ? null : ofCards('wallet.otherAccount');
  };
  const ofBank = (): string | null => {
    if (methods.bank === 'disabled') return t('notOffered.disabled');
    return bankAccounts < most.bankAccounts ? null : t('wallet.full', { max: most.bankAccounts });
  };
  return {
    card: ofAccount() ?? (cards < most.cards ? null : ofCards('wallet.full', { max: most.cards })),
    bank: ofAccount() ?? ofBank(),
  };
}
