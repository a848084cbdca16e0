import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';
import { AccountStatusChip } from '../status/AccountStatusChip.tsx';

/** Draws the facts of an account beside its money. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const facts = [
    { label: t('column.status'), value: <AccountStatusChip status={account.status} /> },
    { label: t('column.currency'), value: account.currencyCode },
    { label: t('fact.contact'), value: account.contactEmail },
    { label: t('fact.created'), value: formatDay(new Date(account.createdDate), locale) },
    {
      label: t('fact.identifier'),
      value: <CopyableId value={account.accountIdentifier} name={t('copy.identifier')} />,
    },
    { label: t('fact.number'), value: <CopyableId value={account.accountID} name={t('copy.number')} /> },
  ];
  return <FactList facts={facts} />;
}
