import type { TeamUser } from '@portal/shared/contract/users';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useUserActs } from '../acts/useUserActs.tsx';
import { AddUserLink } from '../editor/AddUserLink.tsx';
import { useFailureToast } from '../useFailureToast.ts';
import { useListUsersQuery } from '../usersApi.ts';
import { UserFilters } from './UserFilters.tsx';
import { USER_LIST, useUserList } from './userList.ts';
import { useUserColumns } from './useUserColumns.tsx';

const keyOf = ({ userId }: TeamUser): string => userId;

/** The users of the organisation by name, with search and filters. */
export function UserTable() {
  const { t } = useTranslation('team');
  const place = useKeptFocus<HTMLElement>();
  const { table, request } = useUserList();
  const { ask, dialog } = useUserActs();
  const columns = useUserColumns(ask);
  const columnsKey = userKey(usePrincipal(), 'userColumns@1');
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListUsersQuery(request, {
    refetchOnMountOrArgChange: true,
  });
  useFailureToast(error, t('failed.users'));
  return (
    <section ref={place} tabIndex={-1} aria-label={t('title.users')} className="pr-team">
      <UserFilters table={table} />
      <DataTable
        label={t('title.users')}
        columns={columns}
        rowKey={keyOf}
        rows={(error === undefined ? data : currentData)?.rows}
        query={table}
        sizes={USER_LIST.sizes}
        total={data?.total ?? 0}
        isCapped={data?.isCapped ?? false}
        isFetching={isFetching}
        error={error}
        loadedAt={fulfilledTimeStamp}
        onRetry={() => void refetch()}
        columnsKey={columnsKey}
        empty={<EmptyState text={t('empty')} action={<AddUserLink />} />}
      />
      {dialog}
    </section>
  );
}
