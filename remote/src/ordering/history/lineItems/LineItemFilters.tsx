import { DELIVERY_STATUSES, LINE_ITEM_STATUSES, REWARD_STATUSES } from '@portal/shared/domain/enumerations';
import { DELIVERY_KINDS } from '@portal/shared/domain/ordering/deliveryKinds';
import { LINE_REASONS } from '@portal/shared/domain/ordering/lineReasons';
import { SUPPORT_CASE_STATUSES } from '@portal/shared/domain/ordering/supportCases';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../entities/permissions/Can.tsx';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { FilterMany } from '../../../ui/filter/FilterMany.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { FilterText } from '../../../ui/filter/FilterText.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { NO_SEARCH } from '../list/useListSearch.ts';
import type { LineItemsFilter } from './useLineItemsQuery.ts';

const NONE = { delivery: [], line: [], reward: [], reason: [] } as const;
const NOTHING_ELSE = { location: '', kind: '', case: '' } as const;

/** Search, scope, statuses, location and dates of the list of line items. */
export function LineItemFilters({ filter: { table, search } }: { readonly filter: LineItemsFilter }) {
  const { t, i18n } = useTranslation(['orderHistory', 'lineReason']);
  const { delivery, line, reward, reason, location, kind, case: supportCase } = table.filters;
  const set = [...[delivery, line, reward, reason].map(({ length }) => length > 0), location, kind, supportCase];
  return (
    <ListFilters
      label={t('search.lines')}
      search={search}
      onChange={table.setFilters}
      count={set.filter(Boolean).length}
      onClear={() => table.setFilters({ ...NO_SEARCH, ...NONE, ...NOTHING_ELSE })}
      more={
        <>
          <FilterMany
            label={t('column.lineStatus')}
            values={line}
            onChange={(values) => table.setFilters({ line: values })}
            choices={LINE_ITEM_STATUSES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'line', value) }))}
          />
          <FilterMany
            label={t('column.rewardStatus')}
            values={reward}
            onChange={(values) => table.setFilters({ reward: values })}
            choices={REWARD_STATUSES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'reward', value) }))}
          />
          <FilterMany
            label={t('filter.reason')}
            values={reason}
            onChange={(values) => table.setFilters({ reason: values })}
            choices={LINE_REASONS.map((value) => ({ value, label: t(`lineReason:${value}`) }))}
          />
          <FilterText
            label={t('fact.location')}
            fieldLabel={t('filter.wholeLocation')}
            value={location}
            onChange={(text) => table.setFilters({ location: text })}
          />
          <FilterSelect
            label={t('filter.kind')}
            value={kind}
            anyLabel={t('filter.anyKind')}
            onChange={(value) => table.setFilters({ kind: value })}
            choices={DELIVERY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <Can all={['SUPPORT_CASE_MANAGE']}>
            <FilterSelect
              label={t('case.title')}
              value={supportCase}
              anyLabel={t('case.any')}
              onChange={(value) => table.setFilters({ case: value })}
              choices={SUPPORT_CASE_STATUSES.map((value) => ({ value, label: t(`case.status.${value}`) }))}
            />
          </Can>
        </>
      }
    >
      <FilterMany
        label={t('column.delivery')}
        values={delivery}
        onChange={(values) => table.setFilters({ delivery: values })}
        choices={DELIVERY_STATUSES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'delivery', value) }))}
      />
    </ListFilters>
  );
}
