import { FILE_LIMITS } from '../fileLimits.ts';
import { FileRefused, type Cell, type TableRow } from '../Table.ts';
import { TableRows } from '../tableRows.ts';
import { shownNumber } from './numberFormats.ts';
import type { Archive } from './readArchive.ts';
import { required, unescaped, type Sheet, type Workbook } from './readWorkbook.ts';
import { isTrue, readXml, type Attributes } from './readXml.ts';

/** A cell while it is read. `type`: ECMA-376 18.18.11. */
interface OpenCell {
  readonly place: string;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string | null;
}

/** Reads the rows of one sheet. Raises FileRefused, with the cell, for what cannot be read with certainty. */
export function readSheet(archive: Archive, { part, name: sheet }: Sheet, workbook: Workbook): readonly TableRow[] {
  const table = new TableRows();
  let row = { number: 0, isHidden: false, cells: [] as Cell[], nextColumn: 0 };
  let cell: OpenCell | null = null;
  let isValue = false;
  let isPhonetic = false;
  readXml(part, required(archive, part), {
    open: (name, attributes) => {
      switch (name) {
        case 'row':
          row = {
            number: rowNumber(attributes, row.number),
            isHidden: isTrue(attributes['hidden']),
            cells: [],
            nextColumn: 0,
          };
          break;
        case 'c':
          cell = openCell(attributes, row.number, row.nextColumn);
          break;
        case 'rPh':
          isPhonetic = true;
          break;
        default:
          isValue = cell !== null && !isPhonetic && (name === 'v' || name === 't');
      }
    },
    text: (text) => {
      if (isValue && cell !== null) cell.value = (cell.value ?? '') + text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell !== null) {
        put(row.cells, cell, shown(cell, workbook));
        row.nextColumn = cell.column + 1;
        cell = null;
      }
      if (name === 'row') table.add(row.number, row.cells, row.isHidden);
    },
  });
  if (table.rows.length === 0) throw new FileRefused('file.empty', 'The sheet has no row', sheet);
  return table.rows;
}

/** ECMA-376 18.3.1.73 as spreadsheet programs keep it. */
const LAST_ROW = 1_048_576;

/** Rows are written in order, each once. */
function rowNumber({ r }: Attributes, before: number): number {
  const number = r === undefined ? before + 1 : Number(r);
  if (!Number.isInteger(number) || number <= before || number > LAST_ROW)
    throw new FileRefused('file.unreadable', 'The rows are not in order, or beyond the last', r ?? null);
  return number;
}

function openCell({ r, t = 'n', s = '0' }: Attributes, row: number, next: number): OpenCell {
  const match = r === undefined ? null : /^([A-Z]{1,3})([1-9]\d*)$/.exec(r);
  const place = r ?? `${row}:${next + 1}`;
  if (r !== undefined && (match === null || Number(match[2]) !== row))
    throw new FileRefused('file.unreadable', 'The cell is not in its row', place);
  const column = match === null ? next : columnOf(match[1] ?? '');
  if (column < next) throw new FileRefused('file.unreadable', 'The cells are not in order', place);
  return { place, column, type: t, style: Number(s), value: null };
}

/** A is 0, AA 26. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Columns far to the right are often formatted and empty. */
function put(cells: Cell[], { column, place }: OpenCell, value: Cell): void {
  if (value === '') return;
  if (column >= FILE_LIMITS.columns) throw new FileRefused('file.tooManyColumns', 'There are too many columns', place);
  if (typeof value === 'string' && value.length > FILE_LIMITS.cellLength)
    throw new FileRefused('file.unsafe', 'The cell has too much text', place);
  while (cells.length < column) cells.push('');
  cells.push(value);
}

function shown({ type, value, place, style }: OpenCell, { strings, forms, epoch }: Workbook): Cell {
  // A formula without a stored result is empty: nothing is calculated.
  if (value === null || value === '') return '';
  switch (type) {
    case 's': {
      const text = /^\d+$/.test(value) ? strings[Number(value)] : undefined;
      if (text === undefined) throw new FileRefused('file.unreadable', 'The text of the cell is missing', place);
      return text;
    }
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return isTrue(value) ? 'TRUE' : 'FALSE';
    case 'e':
    case 'd':
      return value;
    case 'n': {
      const number = Number(value);
      if (!Number.isFinite(number)) throw new FileRefused('file.unreadable', 'The cell has no number', place);
      return shownNumber(number, forms[style] ?? 'number', epoch);
    }
    default:
      throw new FileRefused('file.unreadable', 'The cell is of an unknown type', place);
  }
}
