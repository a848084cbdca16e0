import { KYB_QUEUE, STATUS_AFTER, type KybFilter } from '@portal/shared/domain/access/kybReview';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

export const DECIDED = 'kyb.decided';

/** The last decision about the platform of the row; null once something was submitted after it. */
const lastDecision = sql<string | null>`(select details->>'decision' from audit_log
  where audit_log.platform_id = platforms.id and entity_type = 'kybReview' and entity_id = platforms.platform_client_id
    and action = ${DECIDED} and not exists (select from kyb_submissions
      where kyb_submissions.platform_id = platforms.id and kyb_submissions.submitted_at > audit_log.created_at)
  order by audit_log.id desc limit 1)`;

function reviewed(executor: Executor, status: KybFilter) {
  const customers = executor.selectFrom('platforms').where('platforms.is_staff', '=', false);
  const asked = STATUS_AFTER.MORE_INFORMATION;
  if (status === 'INFORMATION')
    return customers.where('platforms.kyb_status', '=', asked).where(lastDecision, '=', 'MORE_INFORMATION');
  const listed = customers.where('platforms.kyb_status', 'in', status === 'QUEUE' ? KYB_QUEUE : [status]);
  return status !== 'QUEUE' && status !== asked
    ? listed
    : listed.where((eb) =>
        eb.or([eb('platforms.kyb_status', '!=', asked), eb(lastDecision, 'is distinct from', 'MORE_INFORMATION')]),
      );
}

/** Returns the organisations of a state with what they submitted last; who has waited longest comes first. */
export const listReviews = (executor: Executor, status: KybFilter, page: { limit: number; offset: number }) =>
  reviewed(executor, status)
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('kyb_submissions')
          .select(['company_name', 'country', 'submitted_at'])
          .whereRef('kyb_submissions.platform_id', '=', 'platforms.id')
          .orderBy('kyb_submissions.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'platforms.platform_client_id',
      'platforms.name',
      'platforms.kyb_status',
      'latest.company_name',
      'latest.country',
      'latest.submitted_at',
      lastDecision.as('last_decision'),
    ])
    .orderBy('latest.submitted_at', (order) => order.asc().nullsLast())
    .orderBy(sql`lower(platforms.name)`)
    .orderBy('platforms.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Returns their number, counted up to `cap`. */
export async function countReviews(executor: Executor, status: KybFilter, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(reviewed(executor, status).select('platforms.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns what an organisation submitted last, with who did. */
export const findSubmission = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('kyb_submissions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'kyb_submissions.platform_id')
        .onRef('users.id', '=', 'kyb_submissions.submitted_by_user_id'),
    )
    .selectAll('kyb_submissions')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('kyb_submissions.platform_id', '=', platformId)
    .orderBy('kyb_submissions.id', 'desc')
    .executeTakeFirst();
