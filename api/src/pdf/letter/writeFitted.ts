import type { Sheet, TextPosition } from '../Sheet.ts';
import type { FittedText } from './fitText.ts';

/** Draws a text that was fitted to its place, as a paragraph or a heading. */
export function writeFitted(
  sheet: Sheet,
  { lines, style }: FittedText,
  at: TextPosition,
  name: 'H1' | 'P' = 'P',
): void {
  const tag = sheet.tag(name);
  sheet.draw(lines, style, at, tag);
  tag.end();
}
