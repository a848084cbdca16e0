import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import type { Executor, Tx } from '../../db/client.ts';
import { findPlatform } from '../platforms/index.ts';

/** Tells whether an organisation is approved: money that was captured before is credited when it is. */
export async function isCleared(tx: Tx, platformId: bigint): Promise<boolean> {
  const { kyb_status } = await findPlatform(tx, platformId);
  return isAllowedByReview(kyb_status, 'CREDIT');
}

/** Tells whether an organisation was rejected: money that was captured for it goes back. */
export async function isRejected(executor: Executor, platformId: bigint): Promise<boolean> {
  const { kyb_status } = await findPlatform(executor, platformId);
  return kyb_status === 'REJECTED';
}
