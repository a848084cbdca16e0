/**
 * An address as a path of the portal, with one slash in front. `//host` and `/\host` name another site to a browser,
 * which reads over control characters besides.
 */
export const pathWithin = (address: string): string => `/${address.replace(/^[\\/\s\p{Cc}]+/u, '')}`;
