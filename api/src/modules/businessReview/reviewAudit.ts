import { listAuditsOf } from '../../audit/auditReadModel.ts';
import { writeAudit, type AuditEntry } from '../../audit/writeAudit.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { textIn } from './textIn.ts';

export const DECIDED = 'kyb.decided';

/** An organisation, by row id and by the name of its review in the audit log. */
export interface ReviewedPlatform {
  readonly id: bigint;
  readonly platform_client_id: string;
}

/** The review of an organisation as the audit log names it. */
export const reviewOf = ({ id, platform_client_id }: ReviewedPlatform) => ({
  platformId: id,
  entityType: 'kybReview',
  entityId: platform_client_id,
});

type Act = Pick<AuditEntry, 'actorUserId' | 'staffEmail' | 'action' | 'details' | 'at'>;

/** Writes what was done in the review of an organisation. */
export const auditReview = (tx: Tx, platform: ReviewedPlatform, act: Act): Promise<void> =>
  writeAudit(tx, { ...reviewOf(platform), ...act });

/** Returns the decisions about an organisation, the latest first. */
export const listDecisions = (executor: Executor, platform: ReviewedPlatform, limit: number) =>
  listAuditsOf(executor, { ...reviewOf(platform), action: DECIDED }, limit);

/** Returns who decided last about the business of an organisation, when and why; null when nobody did. */
export async function findLastKybDecision(
  executor: Executor,
  platform: ReviewedPlatform,
): Promise<{ readonly by: string | null; readonly reason: string; readonly at: Date } | null> {
  const [last] = await listDecisions(executor, platform, 1);
  return last === undefined
    ? null
    : { by: last.staff_email, reason: textIn(last.details, 'reason'), at: last.created_at };
}
