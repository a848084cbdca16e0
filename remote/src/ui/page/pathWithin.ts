/**
 * Normalises an address to a path of the portal with one leading slash. A browser reads `//host` and `/\host` as another
 * site, and ignores control characters.
 */
export const pathWithin = (address: string): string => `/${address.replace(/^[\\/\s\p{Cc}]+/u, '')}`;

/** True for a text that is a path already. */
export const isPath = (value: unknown): value is string => typeof value === 'string' && value === pathWithin(value);
