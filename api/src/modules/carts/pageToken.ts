import { AppError } from '../../errors/AppError.ts';
import { CART_FAILURES } from './cartsErrors.ts';

/** The token of the page after this row. */
export const toPageToken = (lastId: bigint): string => Buffer.from(String(lastId)).toString('base64url');

/** The row after which a page begins; an empty token means the first page. Raises 400 for an invalid token. */
export function readPageToken(token: string): bigint {
  if (token === '') return 0n;
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (!/^\d{1,18}$/.test(text))
    throw new AppError({
      ...CART_FAILURES.badPageToken,
      fields: [{ field: 'pageToken', i18nKey: 'error.validation' }],
    });
  return BigInt(text);
}
