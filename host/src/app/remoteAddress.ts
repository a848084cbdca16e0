const RETURNS = /^\/(login|confirm_access|oauth_authorize)(\/.*)?$/;

/** The page on which the remote owns the hash. */
export const REMOTE_PAGE = '/vue/';

/**
 * The address in the remote for a path that people and outside services come back to (`/login/*`, `/confirm_access`,
 * `/oauth_authorize`), its query kept; null for every other path (federation 1.11).
 */
export function remoteAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === '/vue') return `${REMOTE_PAGE}${search}`;
  return RETURNS.test(pathname) ? `${REMOTE_PAGE}#${pathname.replace(/(.)\/$/, '$1')}${search}` : null;
}
