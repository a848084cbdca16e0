import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { readUpload } from './uploadReadModel.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Returns the open cart that holds the rows of an upload. Raises 409 for one that was added to none. */
export async function findCartOfUpload(executor: Executor, user: SessionUser, uploadId: string): Promise<string> {
  const { open_cart_id } = await readUpload(executor, user, uploadId);
  if (open_cart_id === null) throw new AppError(UPLOAD_FAILURES.notAdded);
  return open_cart_id;
}
