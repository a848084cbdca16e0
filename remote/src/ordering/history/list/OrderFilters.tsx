import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../../ui/filter/FilterDays.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import type { OrdersFilter } from './useOrdersQuery.ts';

/** Search, scope, status and dates of the orders list; each choice is written to the address at once. */
export function OrderFilters({ filter }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation('orderHistory');
  const { table, searchBy, q, isTooShort, scope, state, from, to } = filter;
  return (
    <div className="pr-orders__filters">
      <OrderSearch
        key={`${searchBy} ${q}`}
        searchBy={searchBy}
        q={q}
        isTooShort={isTooShort}
        onSearch={(field, text) => table.setFilters({ searchBy: text === '' ? '' : field, q: text })}
      />
      <FilterBar
        count={[scope === 'all', state !== '', from !== '', to !== ''].filter(Boolean).length}
        onClear={() => table.setFilters({ scope: '', status: '', from: '', to: '' })}
      >
        <FilterSelect
          label={t('filter.scope')}
          value={scope}
          onChange={(value) => table.setFilters({ scope: value === 'all' ? 'all' : '' })}
          choices={[
            { value: 'account', label: t('filter.account') },
            { value: 'all', label: t('filter.all') },
          ]}
        />
        <FilterSelect
          label={t('filter.status')}
          value={state}
          anyLabel={t('filter.anyStatus')}
          onChange={(value) => table.setFilters({ status: value })}
          choices={ORDER_STATES.map((value) => ({ value, label: t(`state.order.${value}`) }))}
        />
        <FilterDays days={{ from, to }} onChange={table.setFilters} />
      </FilterBar>
    </div>
  );
}
