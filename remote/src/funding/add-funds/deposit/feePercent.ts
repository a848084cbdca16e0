/** A fee (a fraction) in percent of a language: "3.50%". */
export const feePercent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(rate);
