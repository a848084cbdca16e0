import { Fragment, useMemo, useState, type ReactNode } from 'react';
import type { Column, RowGroups } from './column.ts';
import { DetailButton } from './DetailButton.tsx';
import type { TableSelection } from './TableSelection.ts';
import { rowClicks } from './rowClicks.ts';
import { CELL, ROW, ROW_GROUP, ROW_HEADER } from './tableRoles.ts';
import { usePartsInSteps } from './usePartsInSteps.ts';

interface TableRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selection: TableSelection | undefined;
  readonly detail: ((row: Row) => ReactNode) | undefined;
  readonly groups: RowGroups<Row> | undefined;
  readonly isCards: boolean;
  readonly hasEnd: boolean;
}

/** The rows of a table in parts; as cards each cell carries its column's name. */
export function TableRows<Row>({ rows, ...props }: TableRowsProps<Row>) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const { parts, left } = usePartsInSteps(rows);
  return (
    <>
      {parts.map((part, nth) => (
        <TablePart
          key={nth}
          {...props}
          rows={part}
          before={props.groups && parts[nth - 1]?.at(-1)}
          open={open}
          setOpen={setOpen}
        />
      ))}
      {left > 0 && <tbody {...ROW_GROUP} className="pr-table__left" style={{ '--pr-rows': left }} />}
    </>
  );
}

interface TablePartProps<Row> extends TableRowsProps<Row> {
  /** The row above, where rows are grouped. */
  readonly before: Row | undefined;
  /** The keys of the rows whose detail is open. */
  readonly open: readonly string[];
  readonly setOpen: (open: readonly string[]) => void;
}

/** Some rows, each with its detail while that is open: drawn anew only when they change. */
function TablePart<Row>(props: TablePartProps<Row>) {
  const { columns, rows, before, rowKey, selection, detail, groups, isCards, hasEnd, open, setOpen } = props;
  return useMemo(() => {
    const width = columns.length + (selection === undefined ? 0 : 1) + (hasEnd ? 1 : 0);
    // Told to the styles, which would find it by `:has(:first-child)`: each element put anywhere on the page then styles all rows anew.
    const card = isCards && {
      'data-selectable': selection !== undefined || undefined,
      'data-corner': hasEnd || columns.at(-1)?.isActions || undefined,
    };
    const title = columns.find(({ isTitle }) => isTitle === true) ?? columns[0];
    return (
      <tbody {...ROW_GROUP} {...rowClicks} style={{ '--pr-rows': rows.length }}>
        {rows.map((row, nth) => {
          const key = rowKey(row);
          const isOpen = open.includes(key);
          const above = rows[nth - 1] ?? before;
          const group = groups?.getKey(row);
          return (
            <Fragment key={key}>
              {group !== undefined && (above === undefined || groups?.getKey(above) !== group) && (
                <tr {...ROW} className="pr-table__group">
                  <th {...ROW_HEADER} scope="rowgroup" colSpan={width}>
                    {groups?.head(group)}
                  </th>
                </tr>
              )}
              <tr {...ROW} data-open={isOpen || undefined} {...card}>
                {selection !== undefined && <SelectCell selection={selection} id={key} />}
                <RowCells {...{ columns, row, isCards }} title={title} />
                {hasEnd && (
                  <td {...CELL} className="pr-table__check">
                    {detail !== undefined && (
                      <DetailButton isOpen={isOpen} onClick={() => setOpen(toggled(open, key))} />
                    )}
                  </td>
                )}
              </tr>
              {detail !== undefined && isOpen && (
                <tr {...ROW} className="pr-table__detail">
                  <td {...CELL} colSpan={width}>
                    {detail(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    );
  }, [columns, rows, before, rowKey, selection, detail, groups, isCards, hasEnd, open, setOpen]);
}

interface RowCellsProps<Row> extends Pick<TableRowsProps<Row>, 'columns' | 'isCards'> {
  readonly row: Row;
  readonly title: Column<Row> | undefined;
}

/** A part of its own, so that hundreds of rows are drawn between keystrokes, and none anew while its facts stay the same. */
function RowCells<Row>({ columns, row, isCards, title }: RowCellsProps<Row>) {
  return useMemo(
    () =>
      columns.map((column) => (
        <td key={column.id} {...CELL} data-align={column.align} {...(isCards && onCard(column, column === title))}>
          {column.cell(row, isCards)}
        </td>
      )),
    [columns, row, isCards, title],
  );
}

/** A card begins with what identifies it and its amount, which need no names. */
function onCard<Row>({ isFigure, isActions, header }: Column<Row>, isTitle: boolean) {
  if (isTitle) return { 'data-card': 'title' };
  if (isFigure === true) return { 'data-card': 'figure' };
  return { 'data-label': isActions === true ? undefined : header };
}

function SelectCell({ selection, id }: { readonly selection: TableSelection; readonly id: string }) {
  return (
    <td {...CELL} className="pr-table__check">
      <input
        type="checkbox"
        aria-label={selection.getLabel(id)}
        checked={selection.keys.includes(id)}
        onChange={() => selection.onChange(toggled(selection.keys, id))}
      />
    </td>
  );
}

const toggled = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
