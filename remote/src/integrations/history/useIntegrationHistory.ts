import type { IntegrationHistoryQuery } from '@portal/shared/contract/integrations';
import {
  INTEGRATION_ACTIONS,
  INTEGRATION_NAMES,
  type IntegrationAction,
  type IntegrationName,
} from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { toRequestDays } from '../../ui/filter/listDays.ts';
import { choice, typedDay, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const HISTORY = {
  sizes: SETTINGS.team.sizes,
  defaultSort: { column: 'date', descending: true },
  filters: {
    name: choice<IntegrationName | ''>(['', ...INTEGRATION_NAMES], ''),
    action: choice<IntegrationAction | ''>(['', ...INTEGRATION_ACTIONS], ''),
    from: typedDay,
    to: typedDay,
  },
};

interface IntegrationHistory {
  readonly table: TableQuery<ParameterValues<typeof HISTORY.filters>>;
  readonly request: IntegrationHistoryQuery;
}

/** Returns filters and request of the history, read from the address. */
export function useIntegrationHistory(): IntegrationHistory {
  const table = useTableQuery(HISTORY);
  const { name, action, from, to } = table.filters;
  return {
    table,
    request: {
      sort: table.sort?.descending === false ? 'date,asc' : 'date,desc',
      name: name === '' ? undefined : name,
      action: action === '' ? undefined : action,
      ...toRequestDays({ from, to }),
      page: table.page,
      size: table.size,
    },
  };
}
