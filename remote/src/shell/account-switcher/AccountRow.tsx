import type { Account } from '@portal/shared/contract/customers';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Money } from '../../ui/money/Money.tsx';

interface AccountRowProps {
  readonly account: Account;
  readonly isCurrent: boolean;
  readonly onChoose: (account: Account) => void;
  /** Absent for users who may not add funds. */
  readonly onAddFunds: ((account: Account) => void) | undefined;
  /** The focus begins on its way to add funds. */
  readonly isFirst: boolean;
}

const BALANCE = ['VIEW_BALANCE_ACCESS'] as const;

/** One account of the switcher: name, identifier with copy, frozen mark, balance by permission. */
export const AccountRow = memo(function AccountRow(props: AccountRowProps) {
  const { account, isCurrent, onChoose, onAddFunds, isFirst } = props;
  const { t, i18n } = useTranslation('accountSwitcher');
  return (
    <li className="pr-switcher__row" data-current={isCurrent}>
      <button type="button" className="pr-switcher__choose" onClick={() => onChoose(account)} aria-current={isCurrent}>
        <span className="pr-switcher__name">
          {isCurrent && <IconCheck size={16} aria-hidden="true" />}
          <span>{account.displayName}</span>
          {account.status === 'FROZEN' && (
            <span className="pr-switcher__frozen">
              <IconSnowflake size={14} aria-hidden="true" /> {t('frozen')}
            </span>
          )}
        </span>
        <span className="pr-switcher__identifier">{account.accountIdentifier}</span>
        <Can all={BALANCE}>
          <span className="pr-switcher__balance">
            <Money amount={account.availableBalance} currencyCode={account.currencyCode} />
          </span>
        </Can>
      </button>
      {onAddFunds !== undefined && account.status === 'ACTIVE' && (
        <button
          type="button"
          className="pr-switcher__add"
          onClick={() => onAddFunds(account)}
          data-hint={t('addFunds')}
          data-autofocus={isFirst || undefined}
          aria-label={t('addFundsTo', { account: account.displayName })}
        >
          <IconPlus size={16} aria-hidden="true" />
        </button>
      )}
      <CopyButton value={account.accountIdentifier} label={i18n.t('copyNamed', { name: t('identifier') })} />
    </li>
  );
});
