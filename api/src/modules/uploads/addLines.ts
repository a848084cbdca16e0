import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { Tx } from '../../db/client.ts';
import { templateVersions } from '../templates/index.ts';
import { copyToCart } from './uploadLineRepository.ts';
import type { UploadKey } from './uploadRepository.ts';

/** A cart with whose templates lines are made. */
interface CartOfAccount {
  readonly platform_id: bigint;
  readonly id: string;
  readonly account_id: bigint;
  readonly customer_id: bigint;
}

/** Adds up to `limit` good lines after a number to a cart. */
export const addLines = async (
  tx: Tx,
  upload: UploadKey,
  cart: CartOfAccount,
  step: { readonly at: Date; readonly after: number; readonly limit: number },
) =>
  copyToCart(tx, upload, cart, {
    ...step,
    standardEtid: STANDARD_ETID,
    versions: await templateVersions(tx, { ...cart, id: cart.account_id }),
  });
