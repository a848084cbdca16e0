import type { ApiCredentialHistoryQuery } from '@portal/shared/contract/apiCredentials';
import {
  API_CREDENTIAL_ACTIONS,
  API_CREDENTIAL_TYPES,
  type ApiCredentialAction,
  type ApiCredentialType,
} from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { toRequestDays } from '../../ui/filter/listDays.ts';
import { choice, typedDay, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';
import { useAreaKinds } from '../useKeyKind.ts';

const HISTORY = {
  sizes: SETTINGS.team.sizes,
  defaultSort: { column: 'date', descending: true },
  filters: {
    action: choice<ApiCredentialAction | ''>(['', ...API_CREDENTIAL_ACTIONS], ''),
    type: choice<ApiCredentialType | ''>(['', ...API_CREDENTIAL_TYPES], ''),
    from: typedDay,
    to: typedDay,
  },
};

type WholeRequest = Omit<ApiCredentialHistoryQuery, 'page' | 'size'>;

interface KeyHistory {
  readonly table: TableQuery<ParameterValues<typeof HISTORY.filters>>;
  readonly request: ApiCredentialHistoryQuery;
  /** The same without paging, for the file. */
  readonly wholeRequest: WholeRequest;
}

/** Returns filters and requests of the history, read from the address. */
export function useKeyHistory(): KeyHistory {
  const table = useTableQuery(HISTORY);
  const types = useAreaKinds().map(({ type }) => type);
  const { action, from, to } = table.filters;
  const wanted = types.filter((type) => type === table.filters.type);
  const wholeRequest: WholeRequest = {
    type: (wanted.length > 0 ? wanted : types).join(','),
    sort: table.sort?.descending === false ? 'date,asc' : 'date,desc',
    action: action === '' ? undefined : action,
    ...toRequestDays({ from, to }),
  };
  return { table, wholeRequest, request: { ...wholeRequest, page: table.page, size: table.size } };
}
