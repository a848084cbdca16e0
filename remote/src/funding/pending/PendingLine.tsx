import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { Money } from '../../ui/money/Money.tsx';
import { usePendingFundsQuery } from '../fundingApi.ts';

/** What is not in the balance yet, with the way to its parts. Absent without the right, when there is none, and when it cannot be read. */
export function PendingLine({ account: { accountIdentifier } }: { readonly account: Account }) {
  const { t } = useTranslation('funding');
  const mayRead = useCan({ all: ['FUNDING_PENDING_ACCESS'] });
  const { currentData: pending, error } = usePendingFundsQuery(mayRead ? accountIdentifier : skipToken);
  useEffect(() => {
    if (error !== undefined) console.warn('The pending funds could not be read.');
  }, [error]);
  if (pending === undefined || pending.count === 0) return null;
  return (
    <>
      <dt>{t('pending.label')}</dt>
      <dd>
        <Link to={PATHS.pendingFunds}>
          <Money amount={pending.amount} currencyCode={pending.currencyCode} />
        </Link>
      </dd>
    </>
  );
}
