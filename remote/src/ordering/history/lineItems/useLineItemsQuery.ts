import type { LineItemsExportQuery, LineItemsQuery } from '@portal/shared/contract/lineItems';
import { DELIVERY_STATUSES, LINE_ITEM_STATUSES, REWARD_STATUSES } from '@portal/shared/domain/enumerations';
import { DELIVERY_KINDS } from '@portal/shared/domain/ordering/deliveryKinds';
import { LINE_REASONS } from '@portal/shared/domain/ordering/lineReasons';
import { SUPPORT_CASE_STATUSES } from '@portal/shared/domain/ordering/supportCases';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { emptyToUndefined } from '../../../ui/filter/listDays.ts';
import { choice, choices, typedText, type ParameterValues } from '../../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../../ui/table/useTableQuery.ts';
import { LIST_SEARCH, LIST_VIEW, useListSearch, type ListSearch } from '../list/useListSearch.ts';

const LINE_ITEM_LIST = {
  ...LIST_VIEW,
  filters: {
    ...LIST_SEARCH,
    delivery: choices(DELIVERY_STATUSES),
    line: choices(LINE_ITEM_STATUSES),
    reward: choices(REWARD_STATUSES),
    reason: choices(LINE_REASONS),
    location: typedText,
    kind: choice(['', ...DELIVERY_KINDS], ''),
    case: choice(['', ...SUPPORT_CASE_STATUSES], ''),
  },
};

export interface LineItemsFilter {
  readonly table: TableQuery<ParameterValues<typeof LINE_ITEM_LIST.filters>>;
  readonly search: ListSearch;
  /** The request for one page. */
  readonly request: LineItemsQuery;
  /** The same without paging, for the file. */
  readonly wholeRequest: Omit<LineItemsExportQuery, 'format'>;
}

/** Returns filters and requests of the list of line items, read from the address. */
export function useLineItemsQuery(): LineItemsFilter {
  const table = useTableQuery(LINE_ITEM_LIST);
  const search = useListSearch(table);
  const seesCases = useCan({ all: ['SUPPORT_CASE_MANAGE'] });
  const { delivery, line, reward, reason, location, kind, case: supportCase } = table.filters;
  const wholeRequest = {
    ...search.request,
    deliveryStatus: emptyToUndefined(delivery.join(',')),
    lineItemStatus: emptyToUndefined(line.join(',')),
    rewardStatus: emptyToUndefined(reward.join(',')),
    reason: emptyToUndefined(reason.join(',')),
    location: emptyToUndefined(location.trim()),
    delivery: kind === '' ? undefined : kind,
    supportCase: supportCase === '' || !seesCases ? undefined : supportCase,
  };
  const request: LineItemsQuery = { page: table.page, size: table.size, ...wholeRequest };
  return { table, search, request, wholeRequest };
}
