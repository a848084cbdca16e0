import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation } from 'react-router-dom';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListFundingQuery } from '../fundingApi.ts';
import { useFreshBalance } from './useFreshBalance.ts';
import { useMonthHeads } from './useMonthHeads.tsx';
import type { TransactionsFilter } from './useTransactionsQuery.ts';
import { useTransactionColumns } from './useTransactionColumns.tsx';

const getKey = (row: FundingTransaction): string =>
  `${row.accountIdentifier} ${row.accountTransactionID} ${row.createdAt} ${row.amount}`;

interface TransactionHistoryProps {
  readonly filter: TransactionsFilter;
  /** The pattern of the address of a transaction beside this list. */
  readonly detailPattern: string;
}

/** The filtered transactions, paged and by month; what is booked of an account adds up to its balance. */
export function TransactionHistory({ filter, detailPattern }: TransactionHistoryProps) {
  const { t } = useTranslation('funding');
  const { search } = useLocation();
  const detailPath = useCallback(
    ({ accountIdentifier, accountTransactionID }: FundingTransaction) =>
      generatePath(detailPattern, { accountIdentifier, accountTransactionID }) + search,
    [detailPattern, search],
  );
  const groups = useMonthHeads(filter);
  const dayZone = groups !== undefined || filter.table.filters.zone === 'UTC' ? 'UTC' : 'reader';
  const columns = useTransactionColumns(detailPath, filter.scope, dayZone);
  const query = useListFundingQuery(filter.request, { refetchOnMountOrArgChange: true });
  useFreshBalance(query.fulfilledTimeStamp);
  return (
    <div className="pr-transactions">
      <QueryTable
        label={t('title.history')}
        columns={columns}
        rowKey={getKey}
        list={filter.table}
        query={query}
        groups={groups}
        columnsKey={userKey(usePrincipal(), 'transactionColumns@3')}
        empty={<EmptyState text={t('empty')} />}
      />
    </div>
  );
}
