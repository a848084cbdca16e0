/** Encodings in which spreadsheet programs save a CSV, by their labels in the WHATWG Encoding Standard. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'shift_jis', 'gb18030', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface ReadingOptions {
  /** The reader's language, by which the encoding of a CSV without a mark is chosen. */
  readonly language: string;
  /** The sheet to read; without it the first that a person sees. */
  readonly sheet?: string;
  /** The encoding of a CSV, where a person has said it; without it, it is told from the bytes. */
  readonly encoding?: Encoding;
}
