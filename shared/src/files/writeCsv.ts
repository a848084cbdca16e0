import papaparse from 'papaparse';

/** A CSV as spreadsheets read it (RFC 4180), whose cells they take for text: none begins a formula. */
export const csvText = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK +
  papaparse.unparse({ fields: [...headings], data: rows.map((row) => [...row]) }, { escapeFormulae: true });

/** Spreadsheets need it to detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
