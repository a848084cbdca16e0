const MB = 1024 * 1024;

/** Limits of a file. `inflated`, `ratio`, `parts`, `xml`: of a workbook, which is a ZIP archive of XML. */
export const FILE_LIMITS = {
  bytes: 10 * MB,
  nameLength: 255,
  nameForbids: /[<>'"/]/,
  rows: 50_000,
  columns: 200,
  cellLength: 32_767,
  inflatedBytes: 100 * MB,
  /** Inflated to packed, beyond the first megabytes: rows that repeat pack well. */
  ratio: 100,
  ratioFromBytes: 10 * MB,
  parts: 512,
  /** Limits of one part; `xmlLength`: characters of a tag, or between two. */
  xmlDepth: 64,
  xmlElements: 4_000_000,
  xmlLength: MB,
} as const;
