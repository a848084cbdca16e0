import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { useCheckout } from '../checkout/useCheckout.ts';

/** The paying account. Frozen ones are disabled with the reason. */
export function AccountField() {
  const { t } = useTranslation('quickOrder');
  const { accounts } = useCheckout();
  const explain = useExplanation();
  return (
    <ChoiceField
      name="accountIdentifier"
      label={t('account.payFrom')}
      choose={t('account.choose')}
      choices={accounts.map((account) => ({
        value: account.accountIdentifier,
        label: account.displayName,
        help: explain(account),
        disabled: account.status !== 'ACTIVE',
      }))}
    />
  );
}

/** The balance, if visible to the user, or why the account cannot pay. */
function useExplanation(): (account: Account) => string {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  return ({ status, availableBalance, currencyCode }) => {
    if (status !== 'ACTIVE') return t('account.frozen');
    return availableBalance === null
      ? ''
      : t('account.balance', { amount: formatMoney(availableBalance, currencyCode, locale) });
  };
}
