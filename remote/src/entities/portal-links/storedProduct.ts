import type { PortalLinks } from '@portal/shared/contract/system';
import { safeStorage } from '../../browser/safeStorage.ts';

type OwnProduct = Pick<PortalLinks, 'productName' | 'productMarkUrl'>;

/** Kept after sign-out: it is the operator's. So only the first visit shows the portal's own name for a moment. */
const KEY = 'portal.device.product@1';

const NONE: OwnProduct = { productName: null, productMarkUrl: null };

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isOwnProduct = (value: unknown): value is OwnProduct =>
  typeof value === 'object' &&
  value !== null &&
  'productName' in value &&
  'productMarkUrl' in value &&
  isTextOrNull(value.productName) &&
  isTextOrNull(value.productMarkUrl);

/** Returns the product as the operator had set it when it was read last. */
export function readStoredProduct(): OwnProduct {
  try {
    const kept: unknown = JSON.parse(safeStorage('local').get(KEY) ?? 'null');
    return isOwnProduct(kept) ? kept : NONE;
  } catch {
    return NONE;
  }
}

/** Keeps what the operator has set, for the next visit. */
export function storeProduct({ productName, productMarkUrl }: OwnProduct): void {
  const isOwn = productName !== null || productMarkUrl !== null;
  if (isOwn) safeStorage('local').set(KEY, JSON.stringify({ productName, productMarkUrl }));
  else safeStorage('local').remove(KEY);
}
