import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import type { TableSelection } from './DataTable.tsx';

interface TableRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selection: TableSelection | undefined;
}

/** The rows; each cell carries its column's name for the card form. */
export function TableRows<Row>({ columns, rows, rowKey, selection }: TableRowsProps<Row>) {
  const { t } = useTranslation();
  return (
    <tbody>
      {rows.map((row) => {
        const key = rowKey(row);
        return (
          <tr key={key}>
            {selection !== undefined && (
              <td className="pr-table__check">
                <input
                  type="checkbox"
                  aria-label={t('table.selectRow')}
                  checked={selection.keys.includes(key)}
                  onChange={() => selection.onChange(toggled(selection.keys, key))}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.id}
                data-align={column.align}
                data-label={column.isActions === true ? undefined : column.header}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

const toggled = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
