import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import type { Tx } from '../../db/client.ts';
import { findPlatform } from '../platforms/index.ts';

/** Tells whether an organisation is approved: money that was captured before is credited when it is. */
export async function isCleared(tx: Tx, platformId: bigint): Promise<boolean> {
  const { kyb_status } = await findPlatform(tx, platformId);
  return isAllowedByReview(kyb_status, 'CREDIT');
}
