/** Formats of cells by their place in the workbook's list. */
export const STYLES = { heading: 1, text: 2, time: 3 } as const;

const FIRST_AMOUNT = 4;
/** No currency has more. */
const MOST_DECIMALS = 4;
/** Numbers below belong to formats that every spreadsheet brings. */
const FIRST_FORMAT = 164;

/** The style of numbers with that many decimals. */
export const amountStyle = (decimals: number): number => FIRST_AMOUNT + decimals;

const amountFormats = Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) =>
  decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`,
);
const formats = ['yyyy\\-mm\\-dd\\ hh:mm:ss', ...amountFormats];
const TEXT_FORMAT = 49;

const xf = (format: number, font = 0): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const cellFormats = [xf(0), xf(TEXT_FORMAT, 1), xf(TEXT_FORMAT), ...formats.map((_, at) => xf(FIRST_FORMAT + at))];

/** The part of a workbook that says how its cells look. */
export const STYLE_SHEET = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
  .map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs></styleSheet>`;
