import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useListAccountsQuery } from '../accountsApi.ts';
import { CreateAccountLink } from '../create/CreateLinks.tsx';
import { ACCOUNT_LIST, useAccountList } from './accountList.ts';
import { AccountFilters } from './AccountFilters.tsx';
import { useAccountColumns } from './useAccountColumns.tsx';

const keyOf = ({ accountIdentifier }: Account): string => accountIdentifier;

/** The accounts, by name, with search and filters; `group`: those of one group. */
export function AccountTable({ group }: { readonly group?: string }) {
  const { t } = useTranslation('accounts');
  const { table, request } = useAccountList(group);
  const columns = useAccountColumns(group === undefined);
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListAccountsQuery(request, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="pr-accounts">
      <AccountFilters table={table} hasGroups={group === undefined} />
      <DataTable
        label={t('title.list')}
        columns={columns}
        rowKey={keyOf}
        rows={(error === undefined ? data : currentData)?.rows}
        query={table}
        sizes={ACCOUNT_LIST.sizes}
        total={data?.total ?? 0}
        isCapped={data?.isCapped ?? false}
        isFetching={isFetching}
        error={error}
        loadedAt={fulfilledTimeStamp}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('empty')} action={<CreateAccountLink group={group} variant="default" />} />}
      />
    </div>
  );
}
