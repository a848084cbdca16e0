import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { TRANSACTION_LIST } from './transactionList.ts';

/** Filters by one kind of transaction, or shows all. */
export function TransactionFilter() {
  const { t, i18n } = useTranslation('funding');
  const table = useTableQuery(TRANSACTION_LIST);
  const { type } = table.filters;
  return (
    <FilterBar count={type === '' ? 0 : 1} onClear={table.resetFilters}>
      <FilterSelect
        label={t('filter.type')}
        value={type}
        anyLabel={t('filter.anyType')}
        onChange={(value) => table.setFilters({ type: value })}
        choices={TRANSACTION_TYPES.map((value) => ({ value, label: enumerationWord(i18n, 'transaction', value) }))}
      />
    </FilterBar>
  );
}
