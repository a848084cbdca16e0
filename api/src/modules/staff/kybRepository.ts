import type { Tx } from '../../db/client.ts';

interface DecidedReview {
  readonly decision: string;
  readonly reason: string;
  readonly at: Date;
  readonly by: string;
}

/** Notes the decision on the submission that it is about. */
export const settleSubmission = (tx: Tx, platformId: bigint, id: bigint, { decision, reason, at, by }: DecidedReview) =>
  tx
    .updateTable('kyb_submissions')
    .set({ decision, reason, decided_at: at, decided_by: by })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();
