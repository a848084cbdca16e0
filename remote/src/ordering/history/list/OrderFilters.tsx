import { ORDER_STATES } from '@portal/shared/domain/orderState';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterDay } from '../../../ui/filter/FilterDay.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import type { OrdersFilter } from './useOrdersQuery.ts';

/** Search, scope, status and dates of the orders list; each choice is written to the address at once. */
export function OrderFilters({ filter }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation('orderHistory');
  const { table, searchBy, q, isTooShort, scope, state, from, to } = filter;
  const isBackwards = from !== '' && to !== '' && from > to;
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
        <FilterDay label={t('filter.from')} value={from} onChange={(day) => table.setFilters({ from: day })} />
        <FilterDay
          label={t('filter.to')}
          value={to}
          isWrong={isBackwards}
          onChange={(day) => table.setFilters({ to: day })}
        />
      </FilterBar>
      <div role="status">{isBackwards && <FieldError>{t('filter.backwards')}</FieldError>}</div>
    </div>
  );
}
