import type { Tx } from '../../db/client.ts';
import { settleLines } from './checkStoredLines.ts';
import { listUploadIdsOfCart } from './uploadLineReadModel.ts';
import { releaseLinesIn } from './uploadLineRepository.ts';
import { followLines, lockUploadsIn } from './uploadRepository.ts';

/** Lets lines be ordered again whose carts are deleted, as part of the open transaction. */
export async function releaseLines(tx: Tx, platformId: bigint, cartIds: readonly string[], at: Date): Promise<void> {
  const uploadIds: string[] = [];
  for (const id of cartIds) uploadIds.push(...(await listUploadIdsOfCart(tx, { platform_id: platformId, id })));
  const uploads = await lockUploadsIn(tx, platformId, { uploadIds, cartIds });
  for (const upload of uploads) {
    await releaseLinesIn(tx, upload, cartIds);
    await settleLines(tx, upload, at);
    await followLines(tx, upload);
  }
}
