import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { Money } from '../../ui/money/Money.tsx';
import { usePendingFundsQuery } from '../fundingApi.ts';

/**
 * Tells what is not in the balance yet, and what of late did not come to be, each with the way to its parts. Draws nothing
 * without the right, when there is none, and when it cannot be read.
 */
export function PendingLine({ account: { accountIdentifier } }: { readonly account: Account }) {
  const { t } = useTranslation('funding');
  const mayRead = useCan({ all: ['FUNDING_PENDING_ACCESS'] });
  const { currentData: pending, error } = usePendingFundsQuery(mayRead ? accountIdentifier : skipToken);
  useEffect(() => {
    if (error !== undefined) console.warn('The pending funds could not be read.');
  }, [error]);
  if (pending === undefined) return null;
  return (
    <>
      {pending.count > 0 && (
        <>
          <dt>{t('pending.label')}</dt>
          <dd>
            <Link to={PATHS.pendingFunds}>
              <Money amount={pending.amount} currencyCode={pending.currencyCode} />
            </Link>
          </dd>
        </>
      )}
      {pending.failedCount > 0 && (
        <>
          <dt>{t('pending.failed')}</dt>
          <dd>
            <Link to={`${PATHS.fundingHistory}?status=FAILED`}>{t('pending.sum', { count: pending.failedCount })}</Link>
          </dd>
        </>
      )}
    </>
  );
}
