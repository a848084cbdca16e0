import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterCheck } from '../../ui/filter/FilterCheck.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { LISTED_STATUSES, type AccountListing } from './accountList.ts';

interface AccountFiltersProps {
  readonly table: AccountListing['table'];
  /** True when the list is of all groups. */
  readonly hasGroups: boolean;
}

/**
 * Search, status, group, and, while any status will do, whether disabled accounts are shown; each is written to the
 * address.
 */
export function AccountFilters({ table, hasGroups }: AccountFiltersProps) {
  const { t, i18n } = useTranslation('accounts');
  const { data: groups = [] } = useCustomers();
  const { q, status, group, disabled } = table.filters;
  const isGroupSet = hasGroups && group !== '';
  const isAnyStatus = status === '';
  return (
    <FilterBar
      search={
        <FilterSearch label={t('filter.search')} value={q} onChange={(typed) => table.setFilters({ q: typed })} />
      }
      count={[!isAnyStatus, isGroupSet, isAnyStatus && disabled !== ''].filter(Boolean).length}
      onClear={() => table.setFilters({ status: '', group: '', disabled: '' })}
    >
      <FilterSelect
        label={t('filter.status')}
        value={status}
        anyLabel={t('filter.anyStatus')}
        onChange={(value) => table.setFilters({ status: value, disabled: '' })}
        choices={LISTED_STATUSES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'account', value) }))}
      />
      {hasGroups && (
        <FilterSelect
          label={t('filter.group')}
          value={group}
          anyLabel={t('filter.anyGroup')}
          onChange={(value) => table.setFilters({ group: value })}
          choices={groups.map(({ identifier, displayName }) => ({ value: identifier, label: displayName }))}
        />
      )}
      {isAnyStatus && (
        <FilterCheck
          label={t('filter.disabled')}
          checked={disabled === 'shown'}
          onChange={(isShown) => table.setFilters({ disabled: isShown ? 'shown' : '' })}
        />
      )}
    </FilterBar>
  );
}
