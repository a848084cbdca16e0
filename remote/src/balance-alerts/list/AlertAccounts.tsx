import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { Money } from '../../ui/money/Money.tsx';

/** The accounts that an alert watches, with the balances that the user may see. */
export const AlertAccounts = ({ alert }: { readonly alert: BalanceAlert }) => (
  <ul className="pr-alert-list">
    {alert.accounts.map(({ accountIdentifier, displayName, availableBalance }) => (
      <li key={accountIdentifier}>
        <span>{displayName}</span>
        {availableBalance !== null && <Money amount={availableBalance} currencyCode={alert.currencyCode} />}
      </li>
    ))}
  </ul>
);
