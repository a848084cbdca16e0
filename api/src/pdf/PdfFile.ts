/** A PDF with its name. */
export interface PdfFile {
  /** Plain ASCII without quotes. */
  readonly name: string;
  readonly bytes: Buffer;
}
