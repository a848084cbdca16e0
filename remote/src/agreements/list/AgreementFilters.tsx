import { AGREEMENT_KINDS } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { getKindName } from '../../entities/agreement/getKindName.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { useAgreementList } from './useAgreementList.ts';

/** Narrows the list to people, a kind of text and days; each is written to the address. */
export function AgreementFilters() {
  const { t, i18n } = useTranslation(['agreements', 'agreement']);
  const { table } = useAgreementList();
  const { q, kind, from, to } = table.filters;
  return (
    <FilterBar
      search={<FilterSearch label={t('search')} value={q} onChange={(typed) => table.setFilters({ q: typed })} />}
      count={[kind, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ kind: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('agreement:columns.kind')}
        value={kind}
        anyLabel={t('anyKind')}
        choices={AGREEMENT_KINDS.map((value) => ({ value, label: getKindName(i18n, value) }))}
        onChange={(value) => table.setFilters({ kind: value })}
      />
      <FilterDays days={{ from, to }} onChange={table.setFilters} />
    </FilterBar>
  );
}
