import type { PdfFact } from './PdfDocument.ts';
import type { Sheet } from './Sheet.ts';
import { lineHeight, STYLES, type TextStyle } from './styles.ts';

type Tag = ReturnType<Sheet['tag']>;

interface Block {
  readonly name: 'Lbl' | 'LBody';
  readonly lines: readonly string[];
  readonly style: TextStyle;
}

const GUTTER = 24;
const MOST_LINES = 12;
const BELOW_PAIR = 10;
const BELOW_LIST = 8;

/** Labels over their values, in two columns that are read line by line. */
export function drawFacts(sheet: Sheet, facts: readonly PdfFact[]): void {
  if (facts.length === 0) return;
  const width = (sheet.width - GUTTER) / 2;
  const list = sheet.tag('L');
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2).map((fact) => measureFact(sheet, fact, width));
    const height = Math.max(...pair.map((blocks) => blocks.reduce((sum, block) => sum + heightOf(block), 0)));
    if (sheet.y + height > sheet.bottom) sheet.nextPage();
    for (const [column, blocks] of pair.entries()) {
      drawFact(sheet, list, blocks, { x: sheet.left + column * (width + GUTTER), width });
    }
    sheet.y += height + BELOW_PAIR;
  }
  list.end();
  sheet.y += BELOW_LIST;
}

function measureFact(sheet: Sheet, { label, value }: PdfFact, width: number): Block[] {
  return [
    { name: 'Lbl', lines: sheet.lines(label, STYLES.label, width, MOST_LINES), style: STYLES.label },
    { name: 'LBody', lines: sheet.lines(value, STYLES.value, width, MOST_LINES), style: STYLES.value },
  ];
}

const heightOf = ({ lines, style }: Block): number => lines.length * lineHeight(style);

function drawFact(sheet: Sheet, list: Tag, blocks: readonly Block[], position: { x: number; width: number }): void {
  const item = sheet.tag('LI', list);
  let top = sheet.y;
  for (const block of blocks) {
    const part = sheet.tag(block.name, item);
    sheet.draw(block.lines, block.style, { ...position, top }, part);
    part.end();
    top += heightOf(block);
  }
  item.end();
}
