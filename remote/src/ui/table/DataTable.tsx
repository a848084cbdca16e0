import type { TableSelection } from './TableSelection.ts';
import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { PartFailure } from '../failure/PartFailure.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { StaleNotice } from '../failure/StaleNotice.tsx';
import type { Column, RowGroups } from './column.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import './table.css';
import { TableHead } from './TableHead.tsx';
import { TablePager } from './TablePager.tsx';
import { TABLE } from './tableRoles.ts';
import { TableRows } from './TableRows.tsx';
import { TableSums } from './TableSums.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useLastPage } from './useLastPage.ts';
import { CONTROL_PX, DEFAULT_TRACK, getMinTableWidth, useTableFit } from './useTableFit.ts';
import type { TableQuery } from './useTableQuery.ts';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Shown above the rows, as the table's name. */
  readonly caption?: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Undefined while the first response is pending. */
  readonly rows: readonly Row[] | undefined;
  readonly query?: TableQuery;
  /** Total number of results, for the pager. */
  readonly total?: number;
  readonly isCapped?: boolean;
  readonly isFetching?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** When the rows were loaded (ms since 1970): shown when reloading failed. */
  readonly loadedAt?: number | undefined;
  /** Shown while the first response is pending; default: bars. */
  readonly waiting?: ReactNode;
  /** Shown when there are no rows and no filter. */
  readonly empty: ReactNode;
  readonly selection?: TableSelection;
  /** Draws what a row says beyond its columns: it opens below the row. Must be stable between renders. */
  readonly detail?: (row: Row) => ReactNode;
  readonly groups?: RowGroups<Row> | undefined;
  /** The key below which the browser keeps the user's choice of the optional columns; without it there is none. */
  readonly columnsKey?: string;
}

const NO_KEYS: readonly string[] = [];

/** A table whose rows become cards where it has no room; paging, sorting and filtering happen on the server. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, columnsKey } = props;
  const containerRef = useRef<HTMLDivElement>(null);
  const { chosen, toggle } = useColumnChoice(columns, columnsKey);
  const hasChoice = columnsKey !== undefined && columns.some(({ optional }) => optional !== undefined);
  const hasDetail = props.detail !== undefined;
  const hasEnd = hasChoice || hasDetail;
  const controls = (props.selection === undefined ? 0 : 1) + (hasEnd ? 1 : 0);
  const columnLayouts = useMemo(() => getColumnLayouts(chosen), [chosen]);
  const widths = useMemo(
    () => columnLayouts.map((layout) => getMinTableWidth(layout, controls)),
    [columnLayouts, controls],
  );
  const fit = useTableFit(containerRef, widths);
  const isCards = fit === 'tiles' || fit === 'cards';
  const onCards = useMemo(() => chosen.filter(({ isRowOnly }) => isRowOnly !== true), [chosen]);
  const visibleColumns = isCards ? onCards : (columnLayouts[fit] ?? chosen);
  const columnMenu = useMemo(
    () => hasChoice && !isCards && <ColumnMenu {...{ columns, chosen, visibleColumns }} onToggle={toggle} />,
    [hasChoice, isCards, columns, chosen, visibleColumns, toggle],
  );
  // "Reset filters" goes with the empty result that it ends, and the focus must not go with it.
  const focusContainer = () => containerRef.current?.focus();
  return (
    <div
      ref={containerRef}
      className="pr-table-container"
      data-fit={isCards ? fit : 'rows'}
      role="group"
      aria-label={props.label}
      tabIndex={-1}
    >
      <TableContent
        {...props}
        columns={visibleColumns}
        isCards={isCards}
        hasEnd={isCards ? hasDetail : hasEnd}
        columnMenu={columnMenu}
        onReset={focusContainer}
      />
    </div>
  );
}

/** The columns, then those without one, two ... optional folds: what is shown to all goes before what a user asked for. */
function getColumnLayouts<Row>(chosen: readonly Column<Row>[]): readonly (readonly Column<Row>[])[] {
  const foldOf = ({ fold, id }: Column<Row>) => fold ?? id;
  const removable = (['shown', 'hidden'] as const).flatMap((at) =>
    chosen.filter(({ optional }) => optional === at).reverse(),
  );
  const folds = [...new Set(removable.map(foldOf))];
  return [
    chosen,
    ...folds.map((_, last) =>
      chosen.filter((column) => !removable.includes(column) || !folds.slice(0, last + 1).includes(foldOf(column))),
    ),
  ];
}

interface TableContentProps<Row> extends DataTableProps<Row> {
  readonly isCards: boolean;
  /** True when rows end in a cell for the detail's button, below the menu of columns. */
  readonly hasEnd: boolean;
  readonly columnMenu: ReactNode;
  readonly onReset: () => void;
}

function TableContent<Row>(props: TableContentProps<Row>) {
  const { label, caption, rowKey, query, selection, error, onRetry, isFetching = false, isCards, total } = props;
  const { t } = useTranslation();
  // Hundreds of rows render between keystrokes, not in the way of one.
  const rows = useDeferredValue(props.rows);
  const { head, body, sums } = useSections(props, rows);
  const top = useTopOfPage(query?.page);
  const isBeyond = useLastPage(query, rows, total ?? 0);
  if (error !== undefined && rows === undefined) return <PartFailure error={error} onRetry={onRetry} />;
  if (rows === undefined || isBeyond)
    return props.waiting ?? <PageSkeleton rows={8} waitingFor={t('state.waitingFor', { what: label })} />;
  if (rows.length === 0) return <NoRows query={query} empty={props.empty} onReset={props.onReset} />;
  return (
    <div ref={top} className="pr-table-wrap" aria-busy={isFetching}>
      {error !== undefined && onRetry !== undefined && <StaleNotice loadedAt={props.loadedAt} onRetry={onRetry} />}
      {selection !== undefined && selection.keys.length > 0 && (
        <SelectionBar count={selection.keys.length}>{selection.actions}</SelectionBar>
      )}
      {isCards && selection !== undefined && <SelectAll isNamed selection={selection} keys={rows.map(rowKey)} />}
      <div className="pr-table-box">
        <table
          {...TABLE}
          className="pr-table"
          aria-label={caption === undefined ? label : undefined}
          style={{ '--pr-columns': getGridTracks(props) }}
        >
          {caption !== undefined && <caption>{caption}</caption>}
          {head}
          {body}
          {sums}
        </table>
      </div>
      {query !== undefined && (
        <TablePager query={query} total={total ?? rows.length} isCapped={props.isCapped ?? false} />
      )}
    </div>
  );
}

/** Draws the parts of a table. A list that loads again says so around them, and draws none of them anew. */
function useSections<Row>(props: TableContentProps<Row>, rows: readonly Row[] | undefined) {
  const { columns, rowKey, query, selection, detail, groups, isCards, hasEnd, columnMenu, total } = props;
  const { t } = useTranslation();
  const hasSelection = selection !== undefined;
  const keys = useMemo(() => (hasSelection ? rows?.map(rowKey) : undefined) ?? NO_KEYS, [hasSelection, rows, rowKey]);
  const head = useMemo(() => {
    const end = hasEnd && (columnMenu || <span className="pr-hidden-text">{t('table.details')}</span>);
    return <TableHead {...{ columns, query, selection, end, keys, isCards }} />;
  }, [columns, query, selection, hasEnd, columnMenu, keys, isCards, t]);
  const body = useMemo(
    () => rows && <TableRows {...{ columns, rows, rowKey, selection, detail, groups, isCards, hasEnd }} />,
    [columns, rows, rowKey, selection, detail, groups, isCards, hasEnd],
  );
  const sums = useMemo(() => {
    const isAll = rows?.length === (total ?? rows?.length);
    return rows && <TableSums {...{ columns, rows, isAll, isCards, hasSelection }} hasEnd={hasEnd && !isCards} />;
  }, [columns, rows, total, isCards, hasSelection, hasEnd]);
  return { head, body, sums };
}

const CONTROL = `${CONTROL_PX}px`;

/** Columns have the widths that they name, so that the browser need not lay out a row to know them. */
const getGridTracks = <Row,>({ columns, selection, hasEnd }: TableContentProps<Row>): string =>
  [
    ...(selection === undefined ? [] : [CONTROL]),
    ...columns.map(({ width = DEFAULT_TRACK }) => width),
    ...(hasEnd ? [CONTROL] : []),
  ].join(' ');

/** Scrolls to the top of the table on a page change, if it is out of view. */
function useTopOfPage(page: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && ref.current !== null && ref.current.getBoundingClientRect().top < 0)
      ref.current.scrollIntoView({ block: 'start' });
    shown.current = page;
  }, [page]);
  return ref;
}

interface NoRowsProps {
  readonly query: TableQuery | undefined;
  readonly empty: ReactNode;
  readonly onReset: () => void;
}

function NoRows({ query, empty, onReset }: NoRowsProps) {
  const { t } = useTranslation();
  if (query?.isFiltered !== true) return <>{empty}</>;
  const resetFilters = () => {
    onReset();
    query.resetFilters();
  };
  const reset = (
    <button type="button" className="pr-link" onClick={resetFilters}>
      {t('action.reset')}
    </button>
  );
  return <EmptyState text={t('empty.filtered')} action={reset} />;
}
