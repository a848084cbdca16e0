/**
 * Normalises an address to a path of the portal with one leading slash. A browser reads `//host` and `/\host` as another
 * site, and ignores control characters.
 */
export const pathWithin = (address: string): string => `/${address.replace(/^[\\/\s\p{Cc}]+/u, '')}`;
