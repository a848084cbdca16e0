import type { ListPage } from '../../api/listPage.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { TableQuery } from './useTableQuery.ts';

type Rows<Row> = ListPage<Row> | readonly Row[];

/** The part of a list's query hook that its table shows: a page of rows, or all of a short list. */
export interface ListQuery<Row> {
  readonly data?: Rows<Row> | undefined;
  readonly currentData?: Rows<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface QueryTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'empty' | 'waiting' | 'selection' | 'detail' | 'groups' | 'columnsKey'
> {
  /** Page, size, sort and filters as the address has them; a short list has none. */
  readonly list?: TableQuery;
  readonly query: ListQuery<Row>;
}

const isPage = <Row,>(rows: Rows<Row>): rows is ListPage<Row> => 'rows' in rows;

/**
 * The table of a list: skeleton, rows, paging, sorting, empty result and failure. While other filters are loaded the rows
 * before them stay; once those have failed they go, since they answer another question.
 */
export function QueryTable<Row>({ list, query, ...table }: QueryTableProps<Row>) {
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = query;
  const shown = error === undefined ? data : currentData;
  const counted = data !== undefined && isPage(data) ? data : undefined;
  return (
    <DataTable
      {...table}
      rows={shown !== undefined && isPage(shown) ? shown.rows : shown}
      isFetching={isFetching}
      error={error}
      loadedAt={fulfilledTimeStamp}
      onRetry={() => void refetch()}
      {...(list !== undefined && { query: list })}
      {...(counted !== undefined && { total: counted.total, isCapped: counted.isCapped })}
    />
  );
}
