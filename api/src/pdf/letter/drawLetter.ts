import type { LetterDocument } from '../LetterDocument.ts';
import { Sheet } from '../Sheet.ts';
import { drawGreetingSide } from './drawGreetingSide.ts';
import { drawRedemptionSide } from './drawRedemptionSide.ts';

/**
 * Draws a letter of two pages, which are the sides of one sheet; servers use `createPdfRenderer`. Names that are too long for their
 * line shrink, then break; nothing reaches into what stands beside it.
 */
export async function drawLetter(letter: LetterDocument): Promise<Buffer> {
  const sheet = new Sheet(letter);
  drawRedemptionSide(sheet, letter);
  sheet.nextPage();
  drawGreetingSide(sheet, letter);
  return sheet.end(() => {});
}
