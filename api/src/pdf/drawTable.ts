import type { PdfTable } from './PdfDocument.ts';
import type { Sheet } from './Sheet.ts';
import { lineHeight, STYLES, type TextStyle } from './styles.ts';

type Tag = ReturnType<Sheet['tag']>;

const GAP = 12;
const PADDING = 4;
/** A cell ends there, so that a row always fits a page. */
const MOST_LINES = 12;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly end: boolean;
}

interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly style: TextStyle;
  readonly height: number;
}

/** Draws a table; its head stands again on each page that it reaches. */
export function drawTable(sheet: Sheet, table: PdfTable): void {
  const columns = positionColumns(sheet, table);
  const tableTag = drawHeading(sheet, table);
  const head = measureRow(
    sheet,
    columns,
    table.columns.map(({ header }) => header),
    STYLES.columnHead,
  );
  const rows = table.rows.map((cells) => measureRow(sheet, columns, cells, STYLES.cell));
  const totals = table.totals.map((cells) => measureRow(sheet, columns, cells, STYLES.total));

  const [first] = rows;
  if (sheet.y + head.height + (first?.height ?? 0) > sheet.bottom) sheet.nextPage();
  drawHeadRow(tableTag);
  for (const row of rows) {
    makeRoom(row.height);
    drawRow(sheet, columns, row, tableTag);
    sheet.rule(sheet.y, 'soft');
  }
  makeRoom(totals.reduce((sum, { height }) => sum + height, 0));
  if (totals.length > 0) sheet.rule(sheet.y, 'strong');
  for (const row of totals) drawRow(sheet, columns, row, tableTag);
  tableTag.end();
  sheet.y += 16;

  function makeRoom(height: number): void {
    if (sheet.y + height <= sheet.bottom) return;
    sheet.nextPage();
    drawHeadRow();
  }

  /** Heard once: where a page repeats it, it is decoration. */
  function drawHeadRow(within?: Tag): void {
    drawRow(sheet, columns, head, within, 'TH');
    sheet.rule(sheet.y, 'strong');
  }
}

function drawHeading(sheet: Sheet, { heading }: PdfTable): Tag {
  if (heading !== undefined) {
    const style = STYLES.subheading;
    const lines = sheet.lines(heading, style, sheet.width, 2);
    if (sheet.y + 4 * lineHeight(style) > sheet.bottom) sheet.nextPage();
    const tag = sheet.tag('H2');
    sheet.draw(lines, style, { x: sheet.left, top: sheet.y, width: sheet.width }, tag);
    tag.end();
    sheet.y += lines.length * lineHeight(style) + 2;
  }
  return sheet.tag('Table');
}

function positionColumns(sheet: Sheet, { columns }: PdfTable): Column[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const room = sheet.width - GAP * (columns.length - 1);
  let x = sheet.left;
  return columns.map(({ align, width: share }) => {
    const width = (room * share) / shares;
    const column = { x, width, end: align === 'end' };
    x += width + GAP;
    return column;
  });
}

function measureRow(sheet: Sheet, columns: readonly Column[], texts: readonly string[], style: TextStyle): Row {
  const cells = columns.map(({ width }, index) => sheet.lines(texts[index] ?? '', style, width, MOST_LINES));
  const most = Math.max(...cells.map((lines) => lines.length));
  return { cells, style, height: most * lineHeight(style) + 2 * PADDING };
}

function drawRow(sheet: Sheet, columns: readonly Column[], row: Row, within?: Tag, kind: 'TH' | 'TD' = 'TD'): void {
  const rowTag = within === undefined ? undefined : sheet.tag('TR', within);
  for (const [index, column] of columns.entries()) {
    const lines = row.cells[index] ?? [];
    // A head stands on the line that it shares with the others of its row.
    const lower = kind === 'TH' ? row.height - 2 * PADDING - lines.length * lineHeight(row.style) : 0;
    const cellTag = rowTag && sheet.tag(kind, rowTag, kind === 'TH' ? 'Column' : undefined);
    sheet.draw(lines, row.style, { ...column, top: sheet.y + PADDING + lower }, cellTag);
    cellTag?.end();
  }
  rowTag?.end();
  sheet.y += row.height;
}
