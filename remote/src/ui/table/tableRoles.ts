/** Explicit roles, because some browsers drop table semantics when `display` is changed to cards or a grid. */
export const TABLE = { role: 'table' };
export const ROW_GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' };
export const ROW_HEADER = { role: 'rowheader', scope: 'row' };
export const CELL = { role: 'cell' };
