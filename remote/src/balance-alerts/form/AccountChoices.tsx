import type { Account, Customer } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { Money } from '../../ui/money/Money.tsx';

interface AccountChoicesProps {
  readonly group: Customer;
  readonly hasTitle: boolean;
  /** Accounts of another currency cannot be chosen; null: all can. */
  readonly currencyCode: string | null;
  /** Tells whether an account is under the threshold already. */
  readonly isBelow: (account: Account) => boolean;
  /** The text that says what is wrong with the choice. */
  readonly errorId: string | undefined;
}

/** The accounts of a group as checkboxes, each with its available balance where that may be seen. */
export function AccountChoices({ group, hasTitle, currencyCode, isBelow, errorId }: AccountChoicesProps) {
  const { t, i18n } = useTranslation('balanceAlerts');
  const { field } = useFieldState<readonly string[]>('accountIdentifiers');
  return (
    <>
      {hasTitle && <h3>{group.displayName}</h3>}
      {group.accounts.map((account) => (
        <label key={account.accountIdentifier} className="pr-alert-accounts__choice">
          <input
            type="checkbox"
            name={field.name}
            value={account.accountIdentifier}
            checked={field.value.includes(account.accountIdentifier)}
            disabled={currencyCode !== null && account.currencyCode !== currencyCode}
            aria-invalid={errorId !== undefined}
            aria-describedby={errorId}
            onChange={field.onChange}
          />
          <span>
            {account.displayName}
            {account.status !== 'ACTIVE' && <span>{` · ${getEnumerationLabel(i18n, 'account', account.status)}`}</span>}
            {isBelow(account) && <span className="pr-alert-accounts__below">{t('below.already')}</span>}
          </span>
          {account.availableBalance === null ? (
            <span>{account.currencyCode}</span>
          ) : (
            <Money amount={account.availableBalance} currencyCode={account.currencyCode} />
          )}
        </label>
      ))}
    </>
  );
}
