/** The minus sign, as wide as the plus, in place of the hyphen of number formats. Files for spreadsheets keep the hyphen. */
export const withMinusSign = (amount: string): string => amount.replace('-', '\u2212');
