import { TRANSACTION_TYPES, type TransactionType } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const FILTERS = ['type'];
const NEWEST_FIRST = { column: 'createdAt', descending: true };

/** Page, size, order and kind of the transactions, read from the URL. */
export function useTransactionsQuery(): {
  table: TableQuery;
  type: TransactionType | undefined;
  sort: 'createdAt ASC' | 'createdAt DESC';
} {
  const table = useTableQuery({ sizes: SETTINGS.paging.fundingSizes, defaultSort: NEWEST_FIRST, filters: FILTERS });
  const type = TRANSACTION_TYPES.find((one) => one === table.filters['type']);
  const isAscending = table.sort?.column === 'createdAt' && !table.sort.descending;
  return { table, type, sort: isAscending ? 'createdAt ASC' : 'createdAt DESC' };
}
