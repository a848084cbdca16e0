import { API_CREDENTIAL_ACTIONS } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { getActionName } from '../keyTexts.ts';
import { useKeyHistory } from './useKeyHistory.ts';

/** Narrows the history to an action and to days. */
export function HistoryFilters() {
  const { t, i18n } = useTranslation('apiKeys');
  const { table } = useKeyHistory();
  const { action, from, to } = table.filters;
  return (
    <FilterBar
      count={[action, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ action: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('column.action')}
        value={action}
        anyLabel={t('anyAction')}
        choices={API_CREDENTIAL_ACTIONS.map((value) => ({ value, label: getActionName(i18n, value) }))}
        onChange={(value) => table.setFilters({ action: value })}
      />
      <FilterDays days={{ from, to }} onChange={table.setFilters} />
    </FilterBar>
  );
}
