import type { AddUploadBody } from '@portal/shared/contract/uploads';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { countCartLines, lockOpenCart, updateCart, type CartsModule } from '../carts/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { templateVersions } from '../templates/index.ts';
import { settleLines } from './checkStoredLines.ts';
import { requireNotUsed } from './fileUses.ts';
import { requireUploads } from './requireUploads.ts';
import { copyToCart } from './uploadLineRepository.ts';
import { updateUpload } from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';
import { auditUpload, lockChecked } from './uploadService.ts';

interface AddUploadDeps {
  readonly clock: Clock;
  readonly finishAdding: CartsModule['finishAdding'];
}

/**
 * Adds the good lines of an upload to a cart; wrong ones stay and can be added once they are corrected. Raises 404 and 423 of the
 * cart, 404 of the upload, 409 while it is not checked, when the cart has one of its references or when the same file was used
 * for another cart or order that is not the known one, 422 for another account or when there is nothing to add.
 */
export const createAddUploadService =
  ({ clock, finishAdding }: AddUploadDeps) =>
  async (tx: Tx, user: SessionUser, cartId: string, { uploadId, knownUse }: AddUploadBody): Promise<ShoppingCart> => {
    const cart = await lockOpenCart(tx, user, cartId);
    const upload = await lockChecked(tx, user, uploadId);
    requireUploads(upload);
    if (upload.account_id !== cart.account_id) throw new AppError(UPLOAD_FAILURES.otherAccount);
    const now = clock.now();
    const repeatsUseAt = await requireNotUsed(tx, user, upload, knownUse);
    const before = await countCartLines(tx, cart);
    const { taken, added } = await copyToCart(tx, upload, cart, {
      at: now,
      standardEtid: STANDARD_ETID,
      versions: await templateVersions(tx, { ...cart, id: cart.account_id }),
    });
    if (taken === 0) throw new AppError(UPLOAD_FAILURES.nothingToAdd);
    if (added < taken) throw new AppError(UPLOAD_FAILURES.referenceTaken);
    await settleLines(tx, upload, now);
    await updateUpload(tx, upload, { added_at: now, cart_id: cart.id, repeats_use_at: repeatsUseAt });
    await auditUpload(tx, user, { action: 'added', uploadId, at: now });
    await updateCart(tx, cart, {
      ...(cart.purchase_order_number === null && { purchase_order_number: upload.purchase_order_number }),
      ...(cart.notes === null && { notes: upload.notes }),
      updated_at: now,
    });
    return finishAdding(tx, await lockOpenCart(tx, user, cartId), before);
  };

export type AddUpload = ReturnType<typeof createAddUploadService>;
