import type { Customer } from '@portal/shared/contract/customers';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import type { FindItem, IncentiveValues } from './incentiveValues.ts';
import { getMostCost, type Used } from './mostCost.ts';

interface CostNoticeProps {
  readonly groups: readonly Customer[];
  readonly findItem: FindItem;
  readonly used: Used;
}

/** Says before saving what the incentive can cost at most, beside the balance where the user may see it. */
export function CostNotice({ groups, findItem, used }: CostNoticeProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { values } = useFormikContext<IncentiveValues>();
  const most = getMostCost(values, findItem, used);
  if (most === null) return null;
  const account = groups
    .flatMap(({ accounts }) => accounts)
    .find(({ accountIdentifier }) => accountIdentifier === values.accountIdentifier);
  const amount = formatMoney(most.amount, most.currencyCode, locale);
  const balance = account?.availableBalance ?? null;
  if (account === undefined || balance === null) return <Notice kind="info">{t('most.amount', { amount })}</Notice>;
  const isShort = account.currencyCode === most.currencyCode && balance < most.amount;
  return (
    <Notice kind={isShort ? 'warning' : 'info'}>
      <span>{t('most.withBalance', { amount, balance: formatMoney(balance, account.currencyCode, locale) })}</span>{' '}
      {isShort && <span>{t('most.short')}</span>}
    </Notice>
  );
}
