import { HOLD_LISTS, HOLD_REASONS } from '@portal/shared/domain/ordering/orderHold';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { HOLD_LIST } from './holdList.ts';
import { useHoldReason } from './useHoldReason.ts';

/** Search, waiting or decided, and reason. */
export function HoldFilters() {
  const { t } = useTranslation('staff');
  const getReason = useHoldReason();
  const { filters, setFilters } = useTableQuery(HOLD_LIST);
  const { list, reason, q } = filters;
  return (
    <FilterBar
      count={[list === 'DECIDED', reason !== ''].filter(Boolean).length}
      onClear={() => setFilters({ list: 'WAITING', reason: '' })}
      search={<FilterSearch label={t('holds.search')} value={q} onChange={(value) => setFilters({ q: value })} />}
    >
      <FilterSelect
        label={t('holds.state')}
        value={list}
        onChange={(value) => setFilters({ list: value === '' ? 'WAITING' : value })}
        choices={HOLD_LISTS.map((value) => ({ value, label: t(`holds.list.${value}`) }))}
      />
      <FilterSelect
        label={t('holds.reason')}
        value={reason}
        anyLabel={t('holds.anyReason')}
        onChange={(value) => setFilters({ reason: value })}
        choices={HOLD_REASONS.map((value) => ({ value, label: getReason(value) }))}
      />
    </FilterBar>
  );
}
