import type { Sheet } from '../Sheet.ts';
import { lineHeight, type TextStyle } from '../styles.ts';

/** A text as it stands in its place: the style that it took, and its lines. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly maxLines: number;
}

/** Shrinks a text until it fits a line; the smallest size is broken into lines, and cut where there are too many. */
export function fitText(
  sheet: Sheet,
  text: string,
  sizes: readonly TextStyle[],
  { width, maxLines }: Room,
): FittedText {
  const smallest = sizes.at(-1);
  if (smallest === undefined) throw new Error('A text needs a size');
  const style = sizes.find((size) => sheet.widthOf(text, size) <= width) ?? smallest;
  const lines = sheet.lines(text, style, width, maxLines);
  return { lines, style, height: lines.length * lineHeight(style) };
}
