import type { PdfDocument } from './PdfDocument.ts';
import { drawFacts } from './drawFacts.ts';
import { drawTable } from './drawTable.ts';
import { type TextPosition, Sheet } from './Sheet.ts';
import { lineHeight, STYLES, type TextStyle } from './styles.ts';

const GUTTER = 24;
const BELOW_LETTERHEAD = 26;

/**
 * Draws a document in this thread, which takes a millisecond per row of a table; servers use `createPdfRenderer`.
 * Any Unicode is welcome: letters that no font has are shown as U+FFFD, texts longer than a place are cut with "…".
 */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const sheet = new Sheet(document);
  drawHead(sheet, document);
  drawFacts(sheet, document.facts);
  for (const table of document.tables) drawTable(sheet, table);
  sheet.y += 6;
  for (const note of document.notes) drawParagraph(sheet, note, STYLES.note, 6);
  return sheet.end((page, pages) => drawFrame(sheet, document, page, pages));
}

function drawHead(sheet: Sheet, { issuer, heading, lead }: PdfDocument): void {
  drawLetterhead(sheet, issuer);
  drawParagraph(sheet, heading, STYLES.heading, 8, 'H1');
  if (lead !== undefined) drawParagraph(sheet, lead, STYLES.lead, 4);
  sheet.y += 12;
}

function drawLetterhead(sheet: Sheet, { name, supportAddress }: PdfDocument['issuer']): void {
  const half = (sheet.width - GUTTER) / 2;
  const names = sheet.lines(name, STYLES.issuer, half, 2);
  const address = sheet.lines(supportAddress, STYLES.aside, half, 2);
  drawBlock(sheet, names, STYLES.issuer, { x: sheet.left, top: sheet.y, width: half });
  // On the line of the name, whose letters are larger.
  const top = sheet.y + STYLES.issuer.size - STYLES.aside.size;
  drawBlock(sheet, address, STYLES.aside, { x: sheet.left + half + GUTTER, top, width: half, end: true });
  sheet.y += Math.max(names.length, address.length) * lineHeight(STYLES.issuer) + BELOW_LETTERHEAD;
}

function drawBlock(sheet: Sheet, lines: readonly string[], style: TextStyle, position: TextPosition): void {
  const tag = sheet.tag('P');
  sheet.draw(lines, style, position, tag);
  tag.end();
}

/** A paragraph may go on on the next page. */
function drawParagraph(sheet: Sheet, text: string, style: TextStyle, below: number, name: 'P' | 'H1' = 'P'): void {
  const tag = sheet.tag(name);
  const height = lineHeight(style);
  let lines = sheet.lines(text, style, sheet.width);
  while (lines.length > 0) {
    if (sheet.y + height > sheet.bottom) sheet.nextPage();
    const fitting = Math.floor((sheet.bottom - sheet.y) / height);
    const now = lines.slice(0, fitting);
    sheet.draw(now, style, { x: sheet.left, top: sheet.y, width: sheet.width }, tag);
    sheet.y += now.length * height;
    lines = lines.slice(fitting);
  }
  tag.end();
  sheet.y += below;
}

/** The frame repeats what is said elsewhere, so that assistive technology passes over it. */
function drawFrame(sheet: Sheet, { title, footer }: PdfDocument, page: number, pages: number): void {
  const style = STYLES.aside;
  if (page > 1) {
    const [line = ''] = sheet.lines(title, style, sheet.width, 1);
    sheet.draw([line], style, { x: sheet.left, top: 30, width: sheet.width });
  }
  const number = footer.pageNumber.replace('{page}', String(page)).replace('{pages}', String(pages));
  const top = sheet.bottom + 34;
  sheet.rule(top - 8, 'soft');
  const [text = ''] = sheet.lines(footer.text, style, sheet.width - 110, 1);
  sheet.draw([text], style, { x: sheet.left, top, width: sheet.width });
  sheet.draw([number], style, { x: sheet.left, top, width: sheet.width, end: true });
}
