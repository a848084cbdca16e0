import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/money/Money.tsx';

/** The available balance of an account; of one with a credit line also its limit, and how much of it is used. */
export function AccountMoney({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { availableBalance, currentBalance, creditLimit, currencyCode } = account;
  if (availableBalance === null || currentBalance === null) return null;
  const isCredit = creditLimit !== null && creditLimit > 0;
  return (
    <div className="pr-accounts__money">
      <p className="pr-accounts__label">{t('money.available')}</p>
      <p className="pr-accounts__figure">
        <Money amount={availableBalance} currencyCode={currencyCode} />
      </p>
      {isCredit && <CreditLine limit={creditLimit} used={Math.max(0, -currentBalance)} currencyCode={currencyCode} />}
    </div>
  );
}

interface CreditLineProps {
  readonly limit: number;
  readonly used: number;
  readonly currencyCode: string;
}

function CreditLine({ limit, used, currencyCode }: CreditLineProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <meter className="pr-accounts__meter" min={0} max={limit} value={used} aria-label={t('money.used')} />
      <dl className="pr-accounts__credit">
        <dt>{t('money.used')}</dt>
        <dd>
          <Money amount={used} currencyCode={currencyCode} />
        </dd>
        <dt>{t('money.limit')}</dt>
        <dd>
          <Money amount={limit} currencyCode={currencyCode} />
        </dd>
      </dl>
    </>
  );
}
