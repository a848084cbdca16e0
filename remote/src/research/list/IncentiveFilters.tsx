import { INCENTIVE_STATUSES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { getStatusName } from '../incentiveTexts.ts';
import type { IncentivesFilter } from './useIncentivesQuery.ts';

/** Search, status and account of the list; each choice is written to the address. */
export function IncentiveFilters({ filter: { table } }: { readonly filter: IncentivesFilter }) {
  const { t, i18n } = useTranslation('research');
  const { data: customers = [] } = useCustomers();
  const { q, status, account } = table.filters;
  const accounts = customers
    .flatMap((customer) => customer.accounts)
    .map(({ accountIdentifier, displayName }) => ({ value: accountIdentifier, label: displayName }));
  return (
    <FilterBar
      search={<FilterSearch label={t('filter.search')} value={q} onChange={(text) => table.setFilters({ q: text })} />}
      count={[status, account].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ status: '', account: '' })}
    >
      <FilterSelect
        label={t('column.status')}
        value={status}
        anyLabel={t('filter.anyStatus')}
        choices={INCENTIVE_STATUSES.map((value) => ({ value, label: getStatusName(i18n, value) }))}
        onChange={(value) => table.setFilters({ status: value })}
      />
      <FilterSelect
        label={t('column.account')}
        value={account}
        anyLabel={t('filter.anyAccount')}
        choices={accounts}
        onChange={(value) => table.setFilters({ account: value })}
      />
    </FilterBar>
  );
}
