export interface ReadingOptions {
  /** The reader's language, by which the encoding of a CSV without a mark is chosen. */
  readonly language: string;
  /** The sheet to read; without it the first that a person sees. */
  readonly sheet?: string;
}
