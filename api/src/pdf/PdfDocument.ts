import type { Language } from '@portal/shared/domain/enumerations';

/** A label and its value; values that need more than one line are broken. */
export interface PdfFact {
  readonly label: string;
  readonly value: string;
}

export interface PdfColumn {
  readonly header: string;
  /** Figures stand at the end, words at the start. */
  readonly align: 'start' | 'end';
  /** The column's share of the page's width, relative to the other columns. */
  readonly width: number;
}

export interface PdfTable {
  readonly heading?: string;
  readonly columns: readonly PdfColumn[];
  /** A cell a column. */
  readonly rows: readonly (readonly string[])[];
  /** Rows below a rule, in heavier letters. */
  readonly totals: readonly (readonly string[])[];
}

/** The content of a document; how it looks is decided by `drawPdf`. All of it is plain data, so that a thread can be given it. */
export interface PdfDocument {
  readonly language: Language;
  /** The title of the file, repeated above each further page. */
  readonly title: string;
  readonly subject?: string;
  /** The date within the file: the same document gives the same bytes. */
  readonly createdAt: Date;
  /** LETTER, unless it says otherwise. */
  readonly pageSize?: 'LETTER' | 'A4';
  readonly issuer: { readonly name: string; readonly supportAddress: string };
  readonly heading: string;
  /** A sentence below the heading. */
  readonly lead?: string;
  readonly facts: readonly PdfFact[];
  readonly tables: readonly PdfTable[];
  /** Paragraphs below everything else. */
  readonly notes: readonly string[];
  readonly footer: {
    readonly text: string;
    /** Has the placeholders {page} and {pages}. */
    readonly pageNumber: string;
  };
}
