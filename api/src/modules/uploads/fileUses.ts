import type { EarlierUse } from '@portal/shared/contract/earlierUse';
import { fullName } from '@portal/shared/domain/people/fullName';
import { seesEveryone } from '../../access/seesEveryone.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { CartKey } from '../carts/index.ts';
import { findFileUse, listFilesOfCart, lockFileUse, type FileUse } from './fileUseReadModel.ts';
import type { UploadView } from './uploadReadModel.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Returns the order of a file's bytes that was placed before a cart that has them, too; null where none is or it is meant. */
export async function findEarlierUse(executor: Executor, user: SessionUser, cart: CartKey): Promise<EarlierUse | null> {
  const uses: FileUse[] = [];
  for (const file of await listFilesOfCart(executor, cart))
    uses.push(...[await findFileUse(executor, file, 'ORDERS')].filter((use) => use !== null));
  const [newest] = uses.toSorted((one, other) => other.used_at.getTime() - one.used_at.getTime());
  return newest === undefined ? null : toEarlierUse(user, newest);
}

/**
 * Raises 409 when the bytes of a cart's files were ordered before, unless that use is the known one, and keeps others from ordering
 * them until the transaction ends.
 */
export async function requireNotOrdered(tx: Tx, user: SessionUser, cart: CartKey, knownUse?: string): Promise<void> {
  const files = await listFilesOfCart(tx, cart);
  if (files.length === 0) return;
  for (const file of files) await lockFileUse(tx, file);
  refuseUnknown(await findEarlierUse(tx, user, cart), knownUse);
}

/** The same before an upload's rows go into a cart: other carts with them count, too. Returns until when uses are repeated. */
export async function requireNotUsed(
  tx: Tx,
  user: SessionUser,
  upload: UploadView,
  knownUse: string | undefined,
): Promise<Date | null> {
  const { file_hash } = upload;
  if (file_hash === null) return null;
  await lockFileUse(tx, { ...upload, file_hash });
  const use = await findFileUse(tx, { ...upload, file_hash }, 'CARTS');
  if (use === null) return upload.repeats_use_at;
  refuseUnknown(toEarlierUse(user, use), knownUse);
  return use.used_at;
}

function refuseUnknown(use: EarlierUse | null, knownUse: string | undefined): void {
  if (use === null || (knownUse !== undefined && Date.parse(knownUse) >= Date.parse(use.usedAt))) return;
  const { usedAt, orderReferenceId, orderedBy } = use;
  throw new AppError({
    ...UPLOAD_FAILURES.used,
    values: { usedAt, ...(orderReferenceId && { orderReferenceId }), ...(orderedBy && { orderedBy }) },
  });
}

/** Names order and person to those who may read the order. */
function toEarlierUse(user: SessionUser, use: FileUse): EarlierUse {
  const isReadable = use.user_id === user.id || seesEveryone(user);
  return {
    usedAt: use.used_at.toISOString(),
    orderReferenceId: isReadable ? use.reference_order_id : null,
    orderedBy: isReadable ? fullName(use.first_name, use.last_name) : null,
  };
}
