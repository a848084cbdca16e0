import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { FilterAmount } from '../../ui/filter/FilterAmount.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterMany } from '../../ui/filter/FilterMany.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { daysOfPeriod, periodOf, PERIODS } from './period.ts';
import type { TransactionsFilter } from './useTransactionsQuery.ts';

/** Search and filters of the transactions; each choice is written to the address at once. */
export function TransactionFilters({ filter }: { readonly filter: TransactionsFilter }) {
  const { t, i18n } = useTranslation('funding');
  const { table, scope, wrong } = filter;
  const { q, type, status, from, to, min, max } = table.filters;
  return (
    <div className="pr-transactions__filters">
      <FilterSearch label={t('filter.search')} value={q} onChange={(text) => table.setFilters({ q: text })} />
      <FilterBar
        count={[scope === 'all', type.length > 0, status, from || to, min || max].filter(Boolean).length}
        onClear={() =>
          table.setFilters({ scope: '', type: [], status: '', from: '', to: '', zone: '', min: '', max: '' })
        }
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
        <FilterMany
          label={t('filter.type')}
          values={type}
          anyLabel={t('filter.anyType')}
          onChange={(values) => table.setFilters({ type: values })}
          choices={TRANSACTION_TYPES.map((value) => ({ value, label: enumerationWord(i18n, 'transaction', value) }))}
        />
        <FilterSelect
          label={t('column.status')}
          value={status}
          anyLabel={t('status.POSTED')}
          onChange={(value) => table.setFilters({ status: value })}
          choices={[
            { value: 'PENDING', label: t('status.PENDING') },
            { value: 'FAILED', label: t('filter.failed') },
          ]}
        />
        <DayFilters table={table} />
        <FilterAmount
          label={t('filter.min')}
          value={min}
          error={wrong.min && t(`filter.${wrong.min}`)}
          onChange={(decimal) => table.setFilters({ min: decimal })}
        />
        <FilterAmount
          label={t('filter.max')}
          value={max}
          error={wrong.max && t(`filter.${wrong.max}`)}
          onChange={(decimal) => table.setFilters({ max: decimal })}
        />
      </FilterBar>
    </div>
  );
}

/** The days, by a period or one by one. */
function DayFilters({ table }: Pick<TransactionsFilter, 'table'>) {
  const { t } = useTranslation('funding');
  const { from, to, zone } = table.filters;
  const today = new Date();
  const period = periodOf({ from, to }, today);
  const choices = [...PERIODS, ...(period === 'custom' ? (['custom'] as const) : [])];
  return (
    <>
      <FilterSelect
        label={t('filter.period')}
        value={period}
        anyLabel={t('filter.anyTime')}
        onChange={(value) => {
          if (value === '') table.setFilters({ from: '', to: '', zone: '' });
          else if (value !== 'custom') table.setFilters({ ...daysOfPeriod(value, today), zone: '' });
        }}
        choices={choices.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <FilterDays days={{ from, to }} isUtc={zone === 'UTC'} onChange={table.setFilters} />
    </>
  );
}
