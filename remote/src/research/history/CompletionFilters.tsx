import { COMPLETION_STATUSES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { getZoneCity } from '../../ui/time/timeZones.ts';
import { getCompletionName } from '../incentiveTexts.ts';
import type { CompletionsFilter } from './useCompletionsQuery.ts';

interface CompletionFiltersProps {
  readonly filter: CompletionsFilter;
  readonly timeZone: string;
}

/** Search, status and days of the history; each choice is written to the address. */
export function CompletionFilters({ filter: { table }, timeZone }: CompletionFiltersProps) {
  const { t, i18n } = useTranslation('research');
  const { q, status, from, to } = table.filters;
  return (
    <FilterBar
      search={
        <FilterSearch label={t('filter.searchHistory')} value={q} onChange={(text) => table.setFilters({ q: text })} />
      }
      count={[status, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ status: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('column.status')}
        value={status}
        anyLabel={t('filter.anyStatus')}
        choices={COMPLETION_STATUSES.map((value) => ({ value, label: getCompletionName(i18n, value) }))}
        onChange={(value) => table.setFilters({ status: value })}
      />
      <FilterDays days={{ from, to }} zone={getZoneCity(timeZone)} onChange={table.setFilters} />
    </FilterBar>
  );
}
