export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Narrows `value` to an object. Raises otherwise. */
export function objectOf(value: unknown): Json {
  if (!isJson(value)) throw new Error(`Not an object: ${JSON.stringify(value)}`);
  return value;
}

/** Narrows `value` to a list. Raises otherwise. */
export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`Not a list: ${JSON.stringify(value)}`);
  return value;
}

/** The text at `path` (nested field names). */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((inside, name) => objectOf(inside)[name], value);
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found;
}

/** The number at `path`; decimal text is converted. */
export function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = path.reduce<unknown>((inside, name) => objectOf(inside)[name], value);
  const number = typeof found === 'string' && found !== '' ? Number(found) : found;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new Error(`No number at ${path.join('.')} of ${JSON.stringify(value)}`);
  return number;
}
