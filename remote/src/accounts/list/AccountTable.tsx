import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListAccountsQuery } from '../accountsApi.ts';
import { CreateAccountLink } from '../create/CreateLinks.tsx';
import { useAccountList } from './accountList.ts';
import { AccountFilters } from './AccountFilters.tsx';
import { useAccountColumns } from './useAccountColumns.tsx';

const getKey = ({ accountIdentifier }: Account): string => accountIdentifier;

/** The accounts, by name, with search and filters; `group`: those of one group. */
export function AccountTable({ group }: { readonly group?: string }) {
  const { t } = useTranslation('accounts');
  const { table, request } = useAccountList(group);
  const columns = useAccountColumns(group === undefined);
  return (
    <div className="pr-accounts">
      <AccountFilters table={table} hasGroups={group === undefined} />
      <QueryTable
        label={t('title.list')}
        columns={columns}
        rowKey={getKey}
        list={table}
        query={useListAccountsQuery(request, { refetchOnMountOrArgChange: true })}
        empty={<EmptyState text={t('empty')} action={<CreateAccountLink group={group} variant="default" />} />}
      />
    </div>
  );
}
