import { STANDARD_ETID, STANDARD_PTID } from '@portal/shared/domain/settings';
import type { Tx } from '../../db/client.ts';
import { printTemplateVersions } from '../printTemplates/index.ts';
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
    standard: { etid: STANDARD_ETID, ptid: STANDARD_PTID },
    versions: {
      mail: await templateVersions(tx, { ...cart, id: cart.account_id }),
      letter: await printTemplateVersions(tx, { ...cart, id: cart.account_id }),
    },
  });
