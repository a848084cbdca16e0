import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useListFundingQuery } from '../fundingApi.ts';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { TransactionDetail } from './TransactionDetail.tsx';
import { TRANSACTION_LIST } from './transactionList.ts';
import { useTransactionColumns } from './useTransactionColumns.tsx';

const keyOf = (row: FundingTransaction): string => `${row.accountTransactionID} ${row.createdAt} ${row.amount}`;

const detailOf = (row: FundingTransaction) => <TransactionDetail transaction={row} />;

/** Every transaction of an account, paged; their sum is its balance. */
export function TransactionHistory({ accountIdentifier }: { readonly accountIdentifier: string }) {
  const { t } = useTranslation('funding');
  const table = useTableQuery(TRANSACTION_LIST);
  const { type } = table.filters;
  const columns = useTransactionColumns();
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListFundingQuery(
    {
      accountIdentifier,
      page: table.page,
      pageSize: table.size,
      sort: table.sort?.descending === false ? 'createdAt ASC' : 'createdAt DESC',
      type: type === '' ? undefined : type,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="pr-transactions">
      <DataTable
        label={t('title.history')}
        columns={columns}
        rowKey={keyOf}
        rows={(error === undefined ? data : currentData)?.rows}
        query={table}
        sizes={TRANSACTION_LIST.sizes}
        total={data?.total ?? 0}
        isCapped={data?.isCapped ?? false}
        isFetching={isFetching}
        error={error}
        loadedAt={fulfilledTimeStamp}
        onRetry={() => void refetch()}
        detail={detailOf}
        columnsKey={userKey(usePrincipal(), 'transactionColumns@1')}
        empty={<EmptyState text={t('empty')} />}
      />
    </div>
  );
}
