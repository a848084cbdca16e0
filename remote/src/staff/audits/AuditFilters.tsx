import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterText } from '../../ui/filter/FilterText.tsx';
import { useListAuditActionsQuery } from './auditApi.ts';
import { useAuditQuery } from './useAuditQuery.ts';

/** Asks for person, action, organisation and days; each choice is written to the address. */
export function AuditFilters() {
  const { t } = useTranslation('staff');
  const { table } = useAuditQuery();
  const { data: known = [] } = useListAuditActionsQuery(undefined);
  const { who, action, platform, from, to } = table.filters;
  // Before the actions are known, the address may name one.
  const actions = action === '' || known.includes(action) ? known : [action, ...known];
  return (
    <FilterBar
      search={
        <FilterSearch
          label={t('audits.filter.who')}
          value={who}
          onChange={(value) => table.setFilters({ who: value })}
        />
      }
      count={[action, platform, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ action: '', platform: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('audits.action')}
        value={action}
        anyLabel={t('audits.filter.anyAction')}
        choices={actions.map((value) => ({ value, label: value }))}
        onChange={(value) => table.setFilters({ action: value })}
      />
      <FilterText
        label={t('platforms.name')}
        fieldLabel={t('audits.filter.platform')}
        value={platform}
        onChange={(value) => table.setFilters({ platform: value })}
      />
      <FilterDays days={{ from, to }} onChange={table.setFilters} />
    </FilterBar>
  );
}
