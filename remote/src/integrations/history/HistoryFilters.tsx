import { INTEGRATION_ACTIONS, INTEGRATION_NAMES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { useIntegrationHistory } from './useIntegrationHistory.ts';

/** Narrows the history to an integration, to an action and to days. */
export function HistoryFilters() {
  const { t } = useTranslation('integrations');
  const { table } = useIntegrationHistory();
  const { name, action, from, to } = table.filters;
  return (
    <FilterBar
      count={[name, action, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ name: '', action: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('column.integration')}
        value={name}
        anyLabel={t('anyIntegration')}
        choices={INTEGRATION_NAMES.map((value) => ({ value, label: t(`name.${value}`) }))}
        onChange={(value) => table.setFilters({ name: value })}
      />
      <FilterSelect
        label={t('column.action')}
        value={action}
        anyLabel={t('anyAction')}
        choices={INTEGRATION_ACTIONS.map((value) => ({ value, label: t(`action.${value}`) }))}
        onChange={(value) => table.setFilters({ action: value })}
      />
      <FilterDays days={{ from, to }} onChange={table.setFilters} />
    </FilterBar>
  );
}
