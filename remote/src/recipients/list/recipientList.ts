import type { AllowlistEntriesQuery } from '@portal/shared/contract/allowlist';
import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import { typedText } from '../../ui/page/urlParameter.ts';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';

const LIST = { sizes: ALLOWLIST_LIMITS.entriesOfPage, filters: { q: typedText } };

/** The list as its address asks for it. */
export function useRecipientList() {
  const table = useTableQuery(LIST);
  const q = table.filters.q.trim();
  const request: AllowlistEntriesQuery = { page: table.page, size: table.size, q: q === '' ? undefined : q };
  return { table, request };
}
