import type { i18n } from 'i18next';

/** A text by its key, translated only when shown. Refusals of `shared/domain` have this shape. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

type DynamicText = (key: string, values?: Readonly<Record<string, string>>) => string;

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** The text of a key known only at run time (server answers, shared rules), or null when no loaded namespace has it. */
export function dynamicText(i18n: i18n, key: string, values?: Message['values']): string | null {
  if (key === '' || !i18n.exists(key)) return null;
  // Keys are typed literals and this one is dynamic; `exists` has just checked it.
  const text = i18n.t as unknown as DynamicText;
  return text(key, values);
}
