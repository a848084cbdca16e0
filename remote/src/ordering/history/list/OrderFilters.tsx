import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { ListFilters } from './ListFilters.tsx';
import { NO_SEARCH } from './useListSearch.ts';
import type { OrdersFilter } from './useOrdersQuery.ts';

/** Search, scope, status and dates of the orders list. */
export function OrderFilters({ filter: { table, search, state } }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation('orderHistory');
  return (
    <ListFilters
      label={t('search.value')}
      search={search}
      onChange={table.setFilters}
      count={state === '' ? 0 : 1}
      onClear={() => table.setFilters({ ...NO_SEARCH, status: '' })}
    >
      <FilterSelect
        label={t('filter.status')}
        value={state}
        anyLabel={t('filter.anyStatus')}
        onChange={(value) => table.setFilters({ status: value })}
        choices={ORDER_STATES.map((value) => ({ value, label: t(`state.order.${value}`) }))}
      />
    </ListFilters>
  );
}
