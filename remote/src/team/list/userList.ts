import type { UsersQuery } from '@portal/shared/contract/users';
import { ACCESS_LEVELS } from '@portal/shared/domain/access/permissions';
import { USER_STATUSES } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice, text, typedText, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

/** The parameters that the address of the list of users may have. */
export const USER_LIST = {
  sizes: SETTINGS.team.sizes,
  defaultSort: { column: 'name', descending: false },
  filters: {
    q: typedText,
    status: choice(['', ...USER_STATUSES], ''),
    role: text((written) => /^\d{1,18}$/.test(written)),
    access: choice(['', ...ACCESS_LEVELS], ''),
  },
};

export interface UserListing {
  readonly table: TableQuery<ParameterValues<typeof USER_LIST.filters>>;
  readonly request: UsersQuery;
}

/** The list of users as its address asks for it. */
export function useUserList(): UserListing {
  const table = useTableQuery(USER_LIST);
  const { q, status, role, access } = table.filters;
  const request: UsersQuery = {
    page: table.page,
    size: table.size,
    sort: table.sort?.descending === true ? 'name,desc' : 'name,asc',
    q: q.trim() === '' ? undefined : q.trim(),
    status: status === '' ? undefined : status,
    roleId: role === '' ? undefined : role,
    access: access === '' ? undefined : access,
  };
  return { table, request };
}
