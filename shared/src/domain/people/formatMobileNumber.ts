/** Returns a number of the United States or Canada as it is written there, "(202) 555-0123"; any other text as it is. */
export function formatMobileNumber(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area === undefined ? number : `(${area}) ${exchange}-${line}`;
}
