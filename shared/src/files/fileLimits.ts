const MB = 1024 * 1024;

/** What a file may hold. `inflated`, `ratio`, `parts`: of a workbook, which is a ZIP archive of XML. */
export const FILE_LIMITS = {
  bytes: 10 * MB,
  nameLength: 255,
  nameForbids: /[<>'"/]/,
  rows: 50_000,
  columns: 200,
  cellLength: 32_767,
  inflatedBytes: 100 * MB,
  /** Inflated to packed, beyond the first megabyte. */
  ratio: 100,
  ratioFromBytes: MB,
  parts: 512,
} as const;
