/** Some browsers forget what the parts of a table are when they are laid out as cards or as a grid, so it is said once more. */
export const TABLE = { role: 'table' };
export const ROW_GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' };
export const CELL = { role: 'cell' };
