import type { ErrorKey } from '@portal/shared/domain/errorKeys';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { servesPlatform, type PlatformsOfOrigins } from './origin.ts';

/** The origins of the portal and of those who may embed it. */
export interface ReturnPageOrigins {
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly platformsOfOrigins: PlatformsOfOrigins;
}

interface AskedPage {
  readonly page: string | undefined;
  /** Null while nobody knows whom it is for: a page of any platform's embedder will do. */
  readonly platformClientId: string | null;
  readonly i18nKey: ErrorKey;
}

/** The page of a platform's embedder without its fragment; null for the portal's own. Raises 400 for a page that is not allowed. */
export function requireReturnPage(
  { publicUrl, allowedOrigins, platformsOfOrigins }: ReturnPageOrigins,
  { page, platformClientId, i18nKey }: AskedPage,
): string | null {
  if (page === undefined || page === '') return null;
  const known = [publicUrl, ...allowedOrigins].map((address) => new URL(address).origin);
  const url = URL.canParse(page) ? new URL(page) : null;
  const isAllowed =
    url !== null &&
    known.includes(url.origin) &&
    (platformClientId === null || servesPlatform(platformsOfOrigins, url.origin, platformClientId));
  if (!isAllowed || url.username !== '' || url.password !== '')
    throw new AppError({ ...COMMON_FAILURES.validation, fields: [{ field: 'returnPage', i18nKey }] });
  url.hash = '';
  return url.href;
}

/** Returns where a browser that comes back from outside opens a page of the portal; `returnPage`: null for the portal's own. */
export const returnAddress = (publicUrl: string, returnPage: string | null, path: string): string =>
  `${returnPage ?? `${publicUrl}/vue/`}#${path}`;
