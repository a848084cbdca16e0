import { ACCESS_LEVELS } from '@portal/shared/domain/access/permissions';
import { USER_STATUSES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../entities/role/roleName.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { useListRolesQuery } from '../../entities/role/roleListApi.ts';
import type { UserListing } from './userList.ts';

/** Search, status, role and access; each is written to the address. */
export function UserFilters({ table }: Pick<UserListing, 'table'>) {
  const { t, i18n } = useTranslation('team');
  const { data: roles = [] } = useListRolesQuery(undefined);
  const { q, status, role, access } = table.filters;
  return (
    <FilterBar
      search={
        <FilterSearch label={t('filter.search')} value={q} onChange={(typed) => table.setFilters({ q: typed })} />
      }
      count={[status, role, access].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ status: '', role: '', access: '' })}
    >
      <FilterSelect
        label={t('column.status')}
        value={status}
        anyLabel={t('filter.any')}
        onChange={(value) => table.setFilters({ status: value })}
        choices={USER_STATUSES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'user', value) }))}
      />
      <FilterSelect
        label={t('column.role')}
        value={role}
        anyLabel={t('filter.any')}
        onChange={(value) => table.setFilters({ role: value })}
        choices={roles.map(({ roleId, name }) => ({ value: roleId, label: roleName(i18n, name) }))}
      />
      <FilterSelect
        label={t('column.access')}
        value={access}
        anyLabel={t('filter.any')}
        onChange={(value) => table.setFilters({ access: value })}
        choices={ACCESS_LEVELS.toReversed().map((value) => ({ value, label: t(`access.${value}`) }))}
      />
    </FilterBar>
  );
}
