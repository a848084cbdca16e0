import { PATHS } from '@portal/shared/domain/access/paths';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { servesPlatform, type PlatformsOfOrigins } from '../../../plugins/origin.ts';

/** The origins of the portal and of those who may embed it. */
export interface ReturnPageOrigins {
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly platformsOfOrigins: PlatformsOfOrigins;
}

/** The page of a platform's embedder without its fragment; null for the portal's own. Raises 400 for a page that is not allowed. */
export function requireReturnPage(
  { publicUrl, allowedOrigins, platformsOfOrigins }: ReturnPageOrigins,
  platformClientId: string,
  page: string | undefined,
): string | null {
  if (page === undefined || page === '') return null;
  const known = [publicUrl, ...allowedOrigins].map((address) => new URL(address).origin);
  const url = URL.canParse(page) ? new URL(page) : null;
  const isAllowed =
    url !== null && known.includes(url.origin) && servesPlatform(platformsOfOrigins, url.origin, platformClientId);
  if (!isAllowed || url.username !== '' || url.password !== '')
    throw new AppError({
      ...COMMON_FAILURES.validation,
      fields: [{ field: 'returnPage', i18nKey: 'error.bankAccount.returnPage' }],
    });
  url.hash = '';
  return url.href;
}

/** The portal's page of a result, as it is opened after the payment page. */
export const resultAddress = (publicUrl: string, returnPage: string | null, requestReferenceNumber: string): string =>
  `${returnPage ?? `${publicUrl}/vue/`}#${PATHS.bankRequest.replace(':requestReferenceNumber', requestReferenceNumber)}`;
