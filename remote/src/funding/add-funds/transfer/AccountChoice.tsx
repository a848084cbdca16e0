import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';

interface AccountChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly accounts: readonly Account[];
  readonly chosen: Account | null;
  /** The amount that the transfer adds to the balance, major units; null while that is not known. */
  readonly change: number | null;
}

/** One side of a transfer, with what the account holds before and after. */
export function AccountChoice({ name, label, accounts, chosen, change }: AccountChoiceProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, chosen?.currencyCode ?? 'USD', locale);
  const balance = chosen?.currentBalance ?? null;
  const help = (): string | undefined => {
    if (balance === null) return undefined;
    const amount = money(balance);
    return change === null
      ? t('transfer.balance', { amount })
      : t('transfer.balanceAfter', { amount, after: money(balance + change) });
  };
  return (
    <SelectField
      name={name}
      label={label}
      help={help()}
      required
      options={[
        { value: '', label: t('transfer.choose'), disabled: true },
        ...accounts.map(({ accountIdentifier, displayName, groupDisplayName }) => ({
          value: accountIdentifier,
          label: `${displayName} · ${accountIdentifier}`,
          group: groupDisplayName,
        })),
      ]}
    />
  );
}
