import { recogniseSearch } from '@portal/shared/domain/lists/recogniseSearch';
import { ORDER_SEARCH_FIELDS } from '@portal/shared/domain/ordering/orderSearchFields';
import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../../ui/filter/FilterDays.tsx';
import { FilterSearch } from '../../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import type { OrdersFilter } from './useOrdersQuery.ts';

/** Search, scope, status and dates of the orders list; each choice is written to the address at once. */
export function OrderFilters({ filter }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation(['orderHistory', 'signedIn']);
  const { table, searchBy, q, isTooShort, scope, state, from, to } = filter;
  return (
    <div className="pr-orders__filters">
      <FilterBar
        search={
          <FilterSearch
            label={t('search.value')}
            placeholder={t('search.example')}
            value={q}
            error={
              isTooShort ? t('signedIn:error.email.tooShort', { min: SETTINGS.search.emailCharactersMin }) : undefined
            }
            onChange={(text) => table.setFilters({ q: text })}
          />
        }
        count={[searchBy !== '', scope === 'all', state !== '', from || to].filter(Boolean).length}
        onClear={() => table.setFilters({ searchBy: '', scope: '', status: '', from: '', to: '' })}
      >
        <FilterSelect
          label={t('search.by')}
          value={searchBy}
          anyLabel={t('search.anything')}
          onChange={(value) => table.setFilters({ searchBy: value })}
          choices={ORDER_SEARCH_FIELDS.map((value) => ({ value, label: t(`search.field.${value}`) }))}
        />
        <FilterSelect
          label={t('filter.scope')}
          value={scope}
          onChange={(value) => table.setFilters({ scope: value === 'all' ? 'all' : '' })}
          choices={[
            { value: 'account', label: t('filter.account') },
            { value: 'all', label: t('filter.all') },
          ]}
        />
        <FilterSelect
          label={t('filter.status')}
          value={state}
          anyLabel={t('filter.anyStatus')}
          onChange={(value) => table.setFilters({ status: value })}
          choices={ORDER_STATES.map((value) => ({ value, label: t(`state.order.${value}`) }))}
        />
        <FilterDays days={{ from, to }} onChange={table.setFilters} />
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
