import type { AuditExportQuery, AuditQuery } from '@portal/shared/contract/staffAudit';
import { SETTINGS } from '@portal/shared/domain/settings';
import { toRequestDays } from '../../ui/filter/listDays.ts';
import { text, typedDay, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const typedText = { ...text(), isTyped: true };

export const AUDIT_LIST = {
  sizes: SETTINGS.paging.ordersSizes,
  defaultSort: { column: 'createdAt', descending: true },
  filters: { who: typedText, action: text(), platform: typedText, from: typedDay, to: typedDay },
};

interface AuditListQuery {
  readonly table: TableQuery<ParameterValues<typeof AUDIT_LIST.filters>>;
  readonly request: AuditQuery;
  /** The same without paging, for the file. */
  readonly wholeRequest: AuditExportQuery;
}

/** Returns filters and requests of the audit log, read from the address. */
export function useAuditQuery(): AuditListQuery {
  const table = useTableQuery(AUDIT_LIST);
  const { who, action, platform, from, to } = table.filters;
  const wholeRequest: AuditExportQuery = {
    sort: table.sort?.descending === false ? 'createdAt,asc' : 'createdAt,desc',
    who,
    action,
    platform,
    ...toRequestDays({ from, to }),
  };
  return { table, wholeRequest, request: { ...wholeRequest, page: table.page, size: table.size } };
}
