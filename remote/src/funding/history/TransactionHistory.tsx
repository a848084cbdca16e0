import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation } from 'react-router-dom';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useListFundingQuery } from '../fundingApi.ts';
import { TRANSACTION_LIST } from './transactionList.ts';
import type { TransactionsFilter } from './useTransactionsQuery.ts';
import { useTransactionColumns } from './useTransactionColumns.tsx';

const keyOf = (row: FundingTransaction): string =>
  `${row.accountIdentifier} ${row.accountTransactionID} ${row.createdAt} ${row.amount}`;

interface TransactionHistoryProps {
  readonly filter: TransactionsFilter;
  /** The pattern of the address of a transaction beside this list. */
  readonly detailPattern: string;
}

/** The filtered transactions, paged; those of an account add up to its balance. */
export function TransactionHistory({ filter, detailPattern }: TransactionHistoryProps) {
  const { t } = useTranslation('funding');
  const columns = useTransactionColumns();
  const { search } = useLocation();
  const detailPath = useCallback(
    ({ accountIdentifier, accountTransactionID }: FundingTransaction) =>
      generatePath(detailPattern, { accountIdentifier, accountTransactionID }) + search,
    [detailPattern, search],
  );
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListFundingQuery(filter.request, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="pr-transactions">
      <DataTable
        label={t('title.history')}
        columns={columns}
        rowKey={keyOf}
        rows={(error === undefined ? data : currentData)?.rows}
        query={filter.table}
        sizes={TRANSACTION_LIST.sizes}
        total={data?.total ?? 0}
        isCapped={data?.isCapped ?? false}
        isFetching={isFetching}
        error={error}
        loadedAt={fulfilledTimeStamp}
        onRetry={() => void refetch()}
        detailPath={detailPath}
        columnsKey={userKey(usePrincipal(), 'transactionColumns@1')}
        empty={<EmptyState text={t('empty')} />}
      />
    </div>
  );
}
