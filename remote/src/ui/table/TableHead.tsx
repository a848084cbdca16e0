import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { SelectAll } from './SelectAll.tsx';
import type { TableSelection } from './TableSelection.ts';
import { COLUMN_HEADER, ROW, ROW_GROUP } from './tableRoles.ts';
import type { TableQuery, TableSort } from './useTableQuery.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly query: TableQuery | undefined;
  readonly selection: TableSelection | undefined;
  /** Content above the controls at the end of the rows. */
  readonly end: ReactNode;
  readonly keys: readonly string[];
  /** Nobody sees the head of cards. */
  readonly isCards: boolean;
}

/** Column names with their sort buttons. */
export function TableHead<Row>({ columns, query, selection, end, keys, isCards }: TableHeadProps<Row>) {
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        {selection !== undefined && (
          <th {...COLUMN_HEADER} className="pr-table__check">
            {!isCards && <SelectAll selection={selection} keys={keys} />}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} query={query} />
        ))}
        {end !== false && (
          <th {...COLUMN_HEADER} className="pr-table__check">
            {end}
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, query }: { readonly column: Column<Row>; readonly query: TableQuery | undefined }) {
  const sort = query?.sort?.column === column.id ? query.sort : null;
  if (column.sortable !== true || query === undefined) {
    return (
      <th {...COLUMN_HEADER} data-align={column.align}>
        {column.isActions === true ? <span className="pr-hidden-text">{column.header}</span> : column.header}
      </th>
    );
  }
  return (
    <th {...COLUMN_HEADER} data-align={column.align} aria-sort={ariaSort(sort)}>
      <button
        type="button"
        className="pr-table__sort"
        onClick={() => query.setSort({ column: column.id, descending: sort ? !sort.descending : false })}
      >
        {column.header}
        <SortIcon sort={sort} />
      </button>
    </th>
  );
}

const ariaSort = (sort: TableSort | null) => {
  if (sort === null) return 'none';
  return sort.descending ? 'descending' : 'ascending';
};

function SortIcon({ sort }: { readonly sort: TableSort | null }) {
  if (sort === null) return <IconArrowsSort size={14} aria-hidden="true" />;
  return sort.descending ? (
    <IconArrowDown size={14} aria-hidden="true" />
  ) : (
    <IconArrowUp size={14} aria-hidden="true" />
  );
}
