import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { CELL, ROW, ROW_GROUP, ROW_HEADER } from './tableRoles.ts';

interface TableSumsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** True when the rows are all there are, not one page of them. */
  readonly isAll: boolean;
  readonly isCards: boolean;
  readonly hasSelection: boolean;
  readonly hasEnd: boolean;
}

/** Draws the sums of several rows below them; nothing for a table without sums. */
export function TableSums<Row>({ columns, rows, isAll, isCards, hasSelection, hasEnd }: TableSumsProps<Row>) {
  const { t } = useTranslation();
  const [first, ...others] = columns;
  if (first === undefined || rows.length < 2 || columns.every(({ sum }) => sum === undefined)) return null;
  return (
    <tfoot {...ROW_GROUP}>
      <tr {...ROW}>
        {hasSelection && <td {...CELL} className="pr-table__check" />}
        <th {...ROW_HEADER}>{t(isAll ? 'table.sum' : 'table.sumOfPage')}</th>
        {others
          .filter(({ sum }) => !isCards || sum !== undefined)
          .map(({ id, align, header, sum }) => (
            <td key={id} {...CELL} data-align={align} data-label={isCards ? header : undefined}>
              {sum?.(rows)}
            </td>
          ))}
        {hasEnd && <td {...CELL} className="pr-table__check" />}
      </tr>
    </tfoot>
  );
}
