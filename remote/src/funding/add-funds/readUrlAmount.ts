const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** An amount (major units, decimal text) that the address names; null for none. */
export function readUrlAmount(search: URLSearchParams, name: string): string | null {
  const text = search.get(name) ?? '';
  return AMOUNT.test(text) ? text : null;
}
