import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { FilterAmount } from '../../ui/filter/FilterAmount.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDay } from '../../ui/filter/FilterDay.tsx';
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
  const errors = [
    ...(wrong.to ? [t('filter.daysBackwards')] : []),
    ...(wrong.decimals ? [t('filter.decimals')] : []),
    ...(wrong.max ? [t('filter.amountsBackwards')] : []),
  ];
  return (
    <div className="pr-transactions__filters">
      <FilterSearch label={t('filter.search')} value={q} onChange={(text) => table.setFilters({ q: text })} />
      <FilterBar
        count={[scope === 'all', type.length > 0, status, from || to, min || max].filter(Boolean).length}
        onClear={() => table.setFilters({ scope: '', type: [], status: '', from: '', to: '', min: '', max: '' })}
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
        <DayFilters filter={filter} />
        <FilterAmount label={t('filter.min')} value={min} onChange={(decimal) => table.setFilters({ min: decimal })} />
        <FilterAmount
          label={t('filter.max')}
          value={max}
          isWrong={wrong.max}
          onChange={(decimal) => table.setFilters({ max: decimal })}
        />
      </FilterBar>
      <div role="status">
        {errors.map((error) => (
          <FieldError key={error}>{error}</FieldError>
        ))}
      </div>
    </div>
  );
}

/** The days, by a period or one by one. */
function DayFilters({ filter: { table, wrong } }: { readonly filter: TransactionsFilter }) {
  const { t } = useTranslation('funding');
  const { from, to } = table.filters;
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
          if (value === '') table.setFilters({ from: '', to: '' });
          else if (value !== 'custom') table.setFilters(daysOfPeriod(value, today));
        }}
        choices={choices.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <FilterDay label={t('filter.from')} value={from} onChange={(day) => table.setFilters({ from: day })} />
      <FilterDay
        label={t('filter.to')}
        value={to}
        isWrong={wrong.to}
        onChange={(day) => table.setFilters({ to: day })}
      />
    </>
  );
}
