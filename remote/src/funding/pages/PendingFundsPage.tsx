import type { FundingTransaction } from '@portal/shared/contract/funding';
import { PATHS } from '@portal/shared/domain/access/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { formatDay, formatCalendarDay } from '../../ui/time/formatTime.ts';
import { readerZone } from '../../ui/time/readerZone.ts';
import '../funding.css';
import { useListFundingQuery, usePendingFundsQuery } from '../fundingApi.ts';

/** Rows of the list, as the specified call reads them. */
const PAGE_SIZE = 200;

/** Lists the transactions that make up the line "pending" of the selected account (`/funding/pending`), oldest first. */
export function PendingFundsPage() {
  const { t } = useTranslation('funding');
  const navigate = useNavigate();
  return (
    <Dialog opened title={t('pending.title')} onClose={() => void navigate(PATHS.funding)}>
      <Breakdown />
    </Dialog>
  );
}

function Breakdown() {
  const { t } = useTranslation('funding');
  const accountIdentifier = useSelectedAccount()?.accountIdentifier;
  const { currentData: sum } = usePendingFundsQuery(accountIdentifier ?? skipToken);
  const { currentData, error, refetch } = useListFundingQuery(
    accountIdentifier === undefined
      ? skipToken
      : {
          accountIdentifier,
          status: 'PENDING',
          sort: 'createdDate ASC',
          scope: 'account',
          timeZone: readerZone(),
          page: 0,
          pageSize: PAGE_SIZE,
        },
  );
  if (currentData === undefined)
    return error === undefined ? (
      <PageSkeleton rows={4} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  if (currentData.rows.length === 0) return <EmptyState text={t('pending.none')} />;
  return (
    <>
      <ul className="pr-pending">
        {currentData.rows.map((row) => (
          <PendingRow key={row.accountTransactionID} row={row} />
        ))}
      </ul>
      {sum !== undefined && (
        <p className="pr-pending__sum">
          <span>{t('pending.sum', { count: sum.count })}</span>{' '}
          <strong>
            <Money amount={sum.amount} currencyCode={sum.currencyCode} />
          </strong>
        </p>
      )}
      {sum !== undefined && sum.count > currentData.rows.length && (
        <p>
          <Link to={`${PATHS.fundingHistory}?status=PENDING`}>{t('pending.all')}</Link>
        </p>
      )}
    </>
  );
}

function PendingRow({ row }: { readonly row: FundingTransaction }) {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const { expectedBy } = row;
  return (
    <li className="pr-pending__row">
      <span>
        {getEnumerationLabel(i18n, 'transaction', row.accountTransactionType.code)}
        <small>
          {formatDay(new Date(row.createdAt), locale)}
          {expectedBy !== null && <> · {t('pending.expected', { day: formatCalendarDay(expectedBy, locale) })}</>}
        </small>
      </span>
      <Money amount={row.amount} currencyCode={row.currencyCode} />
    </li>
  );
}
