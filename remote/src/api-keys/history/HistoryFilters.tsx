import { API_CREDENTIAL_ACTIONS } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { getActionName } from '../keyTexts.ts';
import { useAreaKinds } from '../useKeyKind.ts';
import { useKeyHistory } from './useKeyHistory.ts';

/** Narrows the history to an action, to a type where there are several, and to days. */
export function HistoryFilters() {
  const { t, i18n } = useTranslation('apiKeys');
  const { table } = useKeyHistory();
  const kinds = useAreaKinds();
  const { action, type, from, to } = table.filters;
  const hasKeys = kinds.some(({ noun }) => noun === 'key');
  const actions = API_CREDENTIAL_ACTIONS.filter((value) => value !== 'REVEALED' || hasKeys);
  return (
    <FilterBar
      count={[action, type, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ action: '', type: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('column.action')}
        value={action}
        anyLabel={t('anyAction')}
        choices={actions.map((value) => ({ value, label: getActionName(i18n, value) }))}
        onChange={(value) => table.setFilters({ action: value })}
      />
      {kinds.length > 1 && (
        <FilterSelect
          label={t('column.type')}
          value={type}
          anyLabel={t('anyType')}
          choices={kinds.map(({ type: value }) => ({ value, label: t(`title.${value}`) }))}
          onChange={(value) => table.setFilters({ type: value })}
        />
      )}
      <FilterDays days={{ from, to }} onChange={table.setFilters} />
    </FilterBar>
  );
}
