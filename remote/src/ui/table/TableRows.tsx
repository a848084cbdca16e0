import { useMediaQuery } from '@mantine/hooks';
import { SETTINGS } from '@portal/shared/domain/settings';
import { PureComponent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import type { TableSelection } from './DataTable.tsx';
import { CELL, ROW, ROW_GROUP } from './tableRoles.ts';
import { isLong } from './isLong.ts';
import { SLICE, useDrawnRows } from './useDrawnRows.ts';

const CARDS = `(width < ${SETTINGS.layout.sheetBelowEm}em)`;

interface TableRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selection: TableSelection | undefined;
}

/** Table rows; as cards each cell carries its column's name. */
export function TableRows<Row>({ columns, rows, rowKey, selection }: TableRowsProps<Row>) {
  const hasLabels = useMediaQuery(CARDS, false, { getInitialValueInEffect: false });
  const slices = useDrawnRows(rows, rowKey);
  return slices.map((slice, at) => (
    <RowSlice
      key={at}
      columns={columns}
      rows={slice}
      rowKey={rowKey}
      selection={selection}
      hasLabels={hasLabels}
      firstIndex={isLong(rows) ? at * SLICE + 2 : null}
    />
  ));
}

interface RowSliceProps<Row> extends TableRowsProps<Row> {
  readonly hasLabels: boolean;
  /** `aria-rowindex` of its first row in a long table, where a browser may expose only the rows near the viewport; the header is 1. */
  readonly firstIndex: number | null;
}

/** Renders again only when its own rows or the columns change; a class, because `memo` loses the type parameter. */
class RowSlice<Row> extends PureComponent<RowSliceProps<Row>> {
  override render(): ReactNode {
    const { columns, rows, rowKey, selection, hasLabels, firstIndex } = this.props;
    return (
      <tbody {...ROW_GROUP}>
        {rows.map((row, at) => (
          <tr key={rowKey(row)} {...ROW} aria-rowindex={firstIndex === null ? undefined : firstIndex + at}>
            {selection !== undefined && <SelectCell selection={selection} id={rowKey(row)} />}
            {columns.map((column) => (
              <td
                key={column.id}
                {...CELL}
                data-align={column.align}
                data-label={hasLabels && column.isActions !== true ? column.header : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    );
  }
}

function SelectCell({ selection, id }: { readonly selection: TableSelection; readonly id: string }) {
  const { t } = useTranslation();
  return (
    <td {...CELL} className="pr-table__check">
      <input
        type="checkbox"
        aria-label={t('table.selectRow')}
        checked={selection.keys.includes(id)}
        onChange={() => selection.onChange(toggled(selection.keys, id))}
      />
    </td>
  );
}

const toggled = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
