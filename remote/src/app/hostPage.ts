import { HOST_SIGN_IN_PAGE } from '@portal/shared/domain/access/paths';
import { apiOrigin } from '../api/apiEnvironment.ts';
import { safeStorage } from '../browser/safeStorage.ts';
import { isHostHref } from './hostHref.ts';

const KEY = 'portal.wanted-page@1';

/** True for the sign-in page of our own host, on whose page the module is: it can be loaded without asking. */
export function isOwnSignInPage(address: string | null): address is string {
  const { href, origin } = window.location;
  const own = new URL(HOST_SIGN_IN_PAGE, origin).href;
  return address !== null && (apiOrigin() || origin) === origin && new URL(address, href).href === own;
}

/** The page around the module, with a path of the module; '' is its start. */
export const getHostPage = (path: string): string =>
  window.location.pathname + window.location.search + (path === '' ? '' : `#${path}`);

/** Keeps the page that a signed-out user wanted until sign-in, which is on another one. */
export const storeHostPage = (page: string): void => safeStorage('session').set(KEY, page);

/** The page that was wanted, until it is cleared. */
export function readHostPage(): string | null {
  const stored = safeStorage('session').get(KEY);
  return isHostHref(stored) ? stored : null;
}

/** Clears the page: it is used once. */
export const clearHostPage = (): void => safeStorage('session').remove(KEY);
