/** Values as a form keeps them in the browser. */
export type Values = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
