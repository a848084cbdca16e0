import type { LetterDocument } from '../LetterDocument.ts';
import type { Sheet } from '../Sheet.ts';
import { fitText, type FittedText } from './fitText.ts';
import { fullColour, LETTER_STYLES } from './letterStyles.ts';
import { writeFitted } from './writeFitted.ts';

const PAGE = { width: 612, height: 792, side: 90 };
const WIDTH = PAGE.width - 2 * PAGE.side;
const BAND = 14;
/** The line before the letter's texts. */
const MARK = { width: 56, height: 4, below: 22 };
/** Lines that a message may break; a sheet has room for them. */
const MOST_LINES = 12;

interface Part {
  readonly text: FittedText;
  readonly name: 'H1' | 'P';
  readonly above: number;
}

/** The side of a letter with its title, to whom it goes, the message, and from whom it comes. */
export function drawGreetingSide(sheet: Sheet, { colour, greeting }: LetterDocument): void {
  const ground = fullColour(colour);
  sheet.fill({ x: 0, top: 0, width: PAGE.width, height: BAND }, ground);
  const parts = partsOf(sheet, greeting);
  const height = parts.reduce((sum, { text, above }, index) => sum + text.height + (index === 0 ? 0 : above), 0);
  let top = Math.max(96, (PAGE.height - height) * 0.42);
  sheet.fill({ x: PAGE.side, top: top - MARK.below - MARK.height, width: MARK.width, height: MARK.height }, ground);
  for (const [index, { text, name, above }] of parts.entries()) {
    if (index > 0) top += above;
    writeFitted(sheet, text, { x: PAGE.side, top, width: WIDTH }, name);
    top += text.height;
  }
  sheet.fill({ x: 0, top: PAGE.height - BAND, width: PAGE.width, height: BAND }, ground);
}

function partsOf(sheet: Sheet, { title, to, message, from }: LetterDocument['greeting']): Part[] {
  const fit = (text: string, style: Parameters<typeof fitText>[2], maxLines: number) =>
    fitText(sheet, text, style, { width: WIDTH, maxLines });
  const named = (one: typeof to, above: number): Part[] =>
    one === null
      ? []
      : [
          { text: fit(one.label, LETTER_STYLES.label, 1), name: 'P', above },
          { text: fit(one.name, LETTER_STYLES.name, 4), name: 'P', above: 0 },
        ];
  // A message keeps the lines that its sender broke.
  const paragraphs = message.split(/\r\n|[\r\n]/).slice(0, MOST_LINES);
  return [
    ...(title === '' ? [] : [{ text: fit(title, LETTER_STYLES.title, 4), name: 'H1' as const, above: 0 }]),
    ...named(to, 34),
    ...paragraphs.map((text, index): Part => ({
      text: fit(text, LETTER_STYLES.message, 12),
      name: 'P',
      above: index === 0 ? 26 : 0,
    })),
    ...named(from, 34),
  ];
}
