import type { FontFile } from './fonts.ts';

/** Letters that one font draws. */
export interface TextRun {
  readonly font: FontFile;
  readonly text: string;
  /** Runs come in the order in which they are read; on the line they stand by this number, from left to right. */
  readonly visualIndex: number;
  /** Laid out from right to left, as one: pdfkit puts the words of a text beside each other. */
  readonly isRightToLeft: boolean;
}
