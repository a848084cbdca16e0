const RETURNS = /^\/(login|confirm_access|oauth_authorize)(\/.*)?$/;

/** Path of the page on which the remote owns the hash. */
export const REMOTE_PAGE = '/vue/';

/**
 * Remote URL, with its query, for a path to which users and external services return (`/login/*`, `/confirm_access`,
 * `/oauth_authorize`); null for every other path.
 */
export function remoteAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === '/vue') return `${REMOTE_PAGE}${search}`;
  return RETURNS.test(pathname) ? `${REMOTE_PAGE}#${pathname.replace(/(.)\/$/, '$1')}${search}` : null;
}
