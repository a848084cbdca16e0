declare module 'linebreak' {
  /** The places where UAX 14 lets a line end, one a call; null after the last. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  }
  /** The package's own types describe a default export, which its CommonJS file does not have: the function is the module. */
  export default function createBidi(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    /** Indices of UTF-16 units in the order in which they stand on the line. */
    getReorderedIndices(text: string, embedding: EmbeddingLevels): readonly number[];
    getMirroredCharacter(letter: string): string | null;
  };
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}
