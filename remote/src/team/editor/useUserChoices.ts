import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useListRolesQuery } from '../../entities/role/roleListApi.ts';

/** The roles, groups and accounts that the editor of a user offers. */
export function useUserChoices() {
  const roles = useListRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const customers = useCustomers();
  const choices =
    roles.data !== undefined && customers.data !== undefined
      ? { roles: roles.data, groups: customers.data }
      : undefined;
  const retry = () => {
    if (roles.error !== undefined) void roles.refetch();
    if (customers.error !== undefined) void customers.refetch();
  };
  return { choices, error: roles.error ?? customers.error, retry };
}
