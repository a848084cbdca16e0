import type { AddUploadBody } from '@portal/shared/contract/uploads';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import {
  countWithPending,
  isBulkCart,
  lockOpenCart,
  updateCart,
  watchShipment,
  type CartsModule,
  type CartView,
} from '../carts/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { addLines } from './addLines.ts';
import { settleLines } from './checkStoredLines.ts';
import { requireNotUsed } from './fileUses.ts';
import { toFillJob } from './fillCart.ts';
import { requireUploadsOfFile } from './requireUploads.ts';
import { hasTakenReference } from './uploadLineRepository.ts';
import { lockAnyUpload, type UploadView } from './uploadReadModel.ts';
import { updateUpload } from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';
import { auditUpload, requireChecked } from './uploadService.ts';

/** Rows that a call adds itself; more are added by a job. Rows of one statement. Lines that a cart may hold. */
export interface AddingSizes {
  readonly addedInCall: number;
  readonly rowsOfStep: number;
  readonly cartLinesMax: number;
}

interface AddUploadDeps extends Pick<CartsModule, 'finishAdding' | 'show'> {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sizes: AddingSizes;
}

/**
 * Adds the good lines of an upload to a cart, many of them by a job; wrong ones stay and can be added once they are corrected. An
 * upload that is being added to this cart is answered with it. Raises 404 and 423 of the
 * cart, 404 of the upload, 409 while it is not checked, when the cart has one of its references or when the same file was used
 * for another cart or order that is not the known one, 422 for another account, too many lines or when there is nothing to add,
 * and for cards in bulk beside others or in more than one shipment.
 */
export const createAddUploadService =
  ({ clock, enqueue, finishAdding, show, sizes }: AddUploadDeps) =>
  async (tx: Tx, user: SessionUser, cartId: string, { uploadId, knownUse }: AddUploadBody): Promise<ShoppingCart> => {
    const cart = await lockOpenCart(tx, user, cartId);
    const upload = await lockAnyUpload(tx, user, uploadId);
    if (upload.state === 'ADDING' && upload.cart_id === cart.id) return show(tx, cart);
    requireChecked(upload);
    requireUploadsOfFile(upload);
    if (upload.account_id !== cart.account_id) throw new AppError(UPLOAD_FAILURES.otherAccount);
    if ((upload.kind === 'BULK_PHYSICAL') !== isBulkCart(cart)) throw new AppError(UPLOAD_FAILURES.otherKind);
    const now = clock.now();
    const repeatsUseAt = await requireNotUsed(tx, user, upload, knownUse);
    const before = await countWithPending(tx, cart);
    const goodCount = countGood(upload);
    if (goodCount === 0) throw new AppError(UPLOAD_FAILURES.nothingToAdd);
    if (before + goodCount > sizes.cartLinesMax) throw new AppError(UPLOAD_FAILURES.tooManyLines);
    const checkShipment = await watchShipment(tx, cart);
    const added = { added_at: now, cart_id: cart.id, repeats_use_at: repeatsUseAt };
    if (goodCount > sizes.addedInCall) {
      if (before > 0 && (await hasTakenReference(tx, upload, cart))) throw new AppError(UPLOAD_FAILURES.referenceTaken);
      await updateUpload(tx, upload, { ...added, state: 'ADDING', updated_at: now });
      await enqueue(tx, { queue: 'fill-cart', data: toFillJob(upload, cart) });
    } else {
      await addAll(tx, upload, cart, { at: now, rowsOfStep: sizes.rowsOfStep });
      await updateUpload(tx, upload, added);
    }
    await checkShipment();
    await auditUpload(tx, user, { action: 'added', uploadId, at: now });
    await updateCart(tx, cart, {
      ...(cart.purchase_order_number === null && { purchase_order_number: upload.purchase_order_number }),
      ...(cart.notes === null && { notes: upload.notes }),
      unadded_line_count: 0,
      updated_at: now,
    });
    return finishAdding(tx, await lockOpenCart(tx, user, cartId), before);
  };

/** Good lines that no cart has. */
const countGood = (upload: Pick<UploadView, 'row_count' | 'wrong_count' | 'added_count'>): number =>
  upload.row_count - upload.wrong_count - upload.added_count;

/** Adds all good lines, some a statement, or none. */
async function addAll(
  tx: Tx,
  upload: UploadView,
  cart: CartView,
  { at, rowsOfStep }: { readonly at: Date; readonly rowsOfStep: number },
): Promise<void> {
  for (let last: number | null = 0; last !== null;) {
    const copied = await addLines(tx, upload, cart, { at, after: last, limit: rowsOfStep });
    if (copied.added < copied.taken) throw new AppError(UPLOAD_FAILURES.referenceTaken);
    last = copied.last;
  }
  await settleLines(tx, upload, at);
}

export type AddUpload = ReturnType<typeof createAddUploadService>;
