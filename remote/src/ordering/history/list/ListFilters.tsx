import { recogniseSearch } from '@portal/shared/domain/lists/recogniseSearch';
import { ORDER_SEARCH_FIELDS } from '@portal/shared/domain/ordering/orderSearchFields';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountNames } from '../../../entities/account/useAccountNames.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../../ui/filter/FilterDays.tsx';
import { FilterSearch } from '../../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import type { ParameterValues } from '../../../ui/page/urlParameter.ts';
import type { TableQuery } from '../../../ui/table/useTableQuery.ts';
import type { LIST_SEARCH, ListSearch } from './useListSearch.ts';

interface ListFiltersProps {
  readonly label: string;
  readonly search: ListSearch;
  readonly onChange: TableQuery<ParameterValues<typeof LIST_SEARCH>>['setFilters'];
  /** How many of `children` are set. */
  readonly count: number;
  /** Takes all filters off but the search. */
  readonly onClear: () => void;
  /** The filters of this list alone. */
  readonly children: ReactNode;
  /** Those of them that few use. */
  readonly more?: ReactNode;
}

/** Search, scope, filters and dates of a list of orders or line items; each choice is written to the address at once. */
export function ListFilters({ label, search, onChange, count, onClear, children, more }: ListFiltersProps) {
  const { t, i18n } = useTranslation(['orderHistory', 'signedIn']);
  const { searchBy, q, isTooShort, scope, accounts, from, to, zone } = search;
  const accountNames = useAccountNames(accounts);
  return (
    <div className="pr-orders__filters">
      <FilterBar
        search={
          <FilterSearch
            label={label}
            placeholder={t('search.example')}
            value={q}
            error={
              isTooShort
                ? i18n.t('errors:error.email.tooShort', { min: SETTINGS.search.emailCharactersMin })
                : undefined
            }
            onChange={(text) => onChange({ q: text })}
          />
        }
        count={count + [searchBy !== '', scope !== 'account', from || to].filter(Boolean).length}
        onClear={onClear}
        more={
          <>
            <FilterSelect
              label={t('search.by')}
              value={searchBy}
              anyLabel={t('search.anything')}
              onChange={(value) => onChange({ searchBy: value })}
              choices={ORDER_SEARCH_FIELDS.map((value) => ({ value, label: t(`search.field.${value}`) }))}
            />
            {more}
          </>
        }
      >
        <FilterSelect
          label={t('filter.scope')}
          value={scope}
          onChange={(value) => value !== 'named' && onChange({ scope: value === 'all' ? 'all' : '', accounts: '' })}
          choices={[
            { value: 'account', label: t('filter.account') },
            { value: 'all', label: t('filter.all') },
            ...(scope === 'named' ? [{ value: scope, label: accountNames }] : []),
          ]}
        />
        {children}
        <FilterDays
          days={{ from, to }}
          zone={zone}
          // A period and days of the calendar, which come together, are the reader's.
          onChange={(days) => onChange('from' in days && 'to' in days ? { ...days, zone: '' } : days)}
        />
      </FilterBar>
      <p className="pr-orders__understood" role="status">
        {q !== '' && searchBy === '' && <Understood q={q} />}
      </p>
    </div>
  );
}

/** The fields in which the text was searched. */
function Understood({ q }: { readonly q: string }) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const names = recogniseSearch(q).map((field) => t(`search.field.${field}`));
  const fields = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return <span>{t('search.understood', { fields })}</span>;
}
