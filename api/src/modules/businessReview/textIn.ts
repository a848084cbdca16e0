/** Returns a text of the details of an audit entry; empty when there is none. */
export function textIn(details: unknown, name: string): string {
  const entries: [string, unknown][] = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  const value = entries.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
