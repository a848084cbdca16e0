import { NativeSelect } from '@mantine/core';
import { ORDER_STATES } from '@portal/shared/domain/orderState';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { DayFilter } from './DayFilter.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import type { OrdersFilter } from './useOrdersQuery.ts';

/** Search, scope, status and dates of the orders list; every choice goes into the address at once. */
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
      <NativeSelect
        label={t('filter.scope')}
        value={scope}
        onChange={(event) => table.setFilters({ scope: event.currentTarget.value === 'all' ? 'all' : '' })}
        data={[
          { value: 'account', label: t('filter.account') },
          { value: 'all', label: t('filter.all') },
        ]}
      />
      <NativeSelect
        label={t('filter.status')}
        value={state}
        onChange={(event) => table.setFilters({ status: event.currentTarget.value })}
        data={[
          { value: '', label: t('filter.anyStatus') },
          ...ORDER_STATES.map((value) => ({ value, label: t(`state.order.${value}`) })),
        ]}
      />
      <DayFilter label={t('filter.from')} value={from} onChange={(day) => table.setFilters({ from: day })} />
      <DayFilter
        label={t('filter.to')}
        value={to}
        error={isBackwards ? <FieldError>{t('filter.backwards')}</FieldError> : undefined}
        onChange={(day) => table.setFilters({ to: day })}
      />
    </div>
  );
}
