import type { Account } from '@portal/shared/contract/customers';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/hint/Hint.tsx';
import '../../ui/hint/hint.css';
import { Money } from '../../ui/money/Money.tsx';

/** The account that the dialog is about, with its balance for those who may see it. */
export function TargetHeader({ account }: { readonly account: Account }) {
  const { t } = useTranslation('addFunds');
  return (
    <div className="pr-add-funds__account">
      <p className="pr-add-funds__name">
        <strong>{account.displayName}</strong>{' '}
        <Hint hint={t('header.switcher')} label={t('header.about')} className="pr-add-funds__hint">
          <IconInfoCircle size={16} aria-hidden="true" />
        </Hint>
        <span className="pr-add-funds__identifier">{account.accountIdentifier}</span>
      </p>
      {account.currentBalance !== null && (
        <p className="pr-add-funds__balance">
          <span>{t('header.balance')}</span>{' '}
          <strong>
            <Money amount={account.currentBalance} currencyCode={account.currencyCode} />
          </strong>
        </p>
      )}
    </div>
  );
}
