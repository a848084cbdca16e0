import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { useAccountNames } from '../../entities/account/useAccountNames.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FilterAmounts } from '../../ui/filter/FilterAmounts.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterMany } from '../../ui/filter/FilterMany.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import type { TransactionsFilter } from './useTransactionsQuery.ts';

/** Search and filters of the transactions; each choice is written to the address at once. */
export function TransactionFilters({ filter }: { readonly filter: TransactionsFilter }) {
  const { t, i18n } = useTranslation('funding');
  const { table, scope, wrong } = filter;
  const findsRecipients = useCan({ any: ANY_ORDER_HISTORY });
  const searchLabel = t(findsRecipients ? 'filter.searchRecipients' : 'filter.search');
  const { q, accounts, type, status, from, to, zone, min, max } = table.filters;
  const accountNames = useAccountNames(accounts);
  return (
    <FilterBar
      search={<FilterSearch label={searchLabel} value={q} onChange={(text) => table.setFilters({ q: text })} />}
      count={[scope !== 'account', type.length > 0, status, from || to, min || max].filter(Boolean).length}
      onClear={() =>
        table.setFilters({
          scope: '',
          accounts: '',
          type: [],
          status: '',
          from: '',
          to: '',
          zone: '',
          min: '',
          max: '',
        })
      }
    >
      <FilterSelect
        label={t('filter.scope')}
        value={scope}
        onChange={(value) =>
          value !== 'named' && table.setFilters({ scope: value === 'all' ? 'all' : '', accounts: '' })
        }
        choices={[
          { value: 'account', label: t('filter.account') },
          { value: 'all', label: t('filter.all') },
          ...(scope === 'named' ? [{ value: scope, label: accountNames }] : []),
        ]}
      />
      <FilterMany
        label={t('filter.type')}
        values={type}
        onChange={(values) => table.setFilters({ type: values })}
        choices={TRANSACTION_TYPES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'transaction', value) }))}
      />
      <FilterSelect
        label={t('column.status')}
        value={status === '' ? 'ALL' : status}
        onChange={(value) => table.setFilters({ status: value === 'ALL' ? '' : value })}
        choices={[
          { value: 'ALL', label: t('filter.allStatuses') },
          { value: 'POSTED', label: t('status.POSTED') },
          { value: 'PENDING', label: t('status.PENDING') },
          { value: 'FAILED', label: t('filter.failed') },
        ]}
      />
      <FilterDays
        days={{ from, to }}
        zone={zone}
        // A period and days of the calendar, which come together, are the reader's.
        onChange={(days) => table.setFilters('from' in days && 'to' in days ? { ...days, zone: '' } : days)}
      />
      <FilterAmounts
        label={t('column.amount')}
        minLabel={t('filter.min')}
        maxLabel={t('filter.max')}
        amounts={{ min, max }}
        errors={{ min: wrong.min && t(`filter.${wrong.min}`), max: wrong.max && t(`filter.${wrong.max}`) }}
        onChange={table.setFilters}
      />
    </FilterBar>
  );
}
