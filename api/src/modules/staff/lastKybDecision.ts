import { listAuditsOf } from '../../audit/auditReadModel.ts';
import type { Executor } from '../../db/client.ts';
import type { findPlatform } from '../platforms/index.ts';
import { DECIDED } from './kybReadModel.ts';
import { textIn } from './toKybReview.ts';

/** Returns who decided last about the business of an organisation, and why; null when nobody did. */
export async function findLastKybDecision(
  executor: Executor,
  { id, platform_client_id }: Pick<Awaited<ReturnType<typeof findPlatform>>, 'id' | 'platform_client_id'>,
): Promise<{ readonly by: string | null; readonly reason: string } | null> {
  const review = { platformId: id, entityType: 'kybReview', entityId: platform_client_id, action: DECIDED };
  const [last] = await listAuditsOf(executor, review, 1);
  return last === undefined ? null : { by: last.staff_email, reason: textIn(last.details, 'reason') };
}
