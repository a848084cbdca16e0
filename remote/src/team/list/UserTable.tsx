import type { TeamUser } from '@portal/shared/contract/users';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useUserActions } from '../actions/useUserActions.tsx';
import { AddUserLink } from '../editor/AddUserLink.tsx';
import { useFailureToast } from '../useFailureToast.ts';
import { useListUsersQuery } from '../usersApi.ts';
import { UserFilters } from './UserFilters.tsx';
import { useUserList } from './userList.ts';
import { useUserColumns } from './useUserColumns.tsx';

const getKey = ({ userId }: TeamUser): string => userId;

/** The users of the organisation by name, with search and filters. */
export function UserTable() {
  const { t } = useTranslation('team');
  const containerRef = useKeptFocus<HTMLElement>();
  const { table, request } = useUserList();
  const { ask, dialog } = useUserActions();
  const columns = useUserColumns(ask);
  const columnsKey = userKey(usePrincipal(), 'userColumns@1');
  const query = useListUsersQuery(request, { refetchOnMountOrArgChange: true });
  useFailureToast(query.error, t('failed.users'));
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.users')} className="pr-team">
      <UserFilters table={table} />
      <QueryTable
        label={t('title.users')}
        columns={columns}
        rowKey={getKey}
        list={table}
        query={query}
        columnsKey={columnsKey}
        empty={<EmptyState text={t('empty')} action={<AddUserLink />} />}
      />
      {dialog}
    </section>
  );
}
