import { KYB_QUEUE, STATUS_AFTER, type KybFilter } from '@portal/shared/domain/access/kybReview';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';

/** Most that one organisation's page shows. */
const DECISIONS = 50;

export const DECIDED = 'kyb.decided';

/** What was decided last about the platform of the row. */
const lastDecision = sql<string | null>`(select details->>'decision' from audit_log
  where audit_log.platform_id = platforms.id and entity_type = 'kybReview' and entity_id = platforms.platform_client_id
    and action = ${DECIDED} order by audit_log.id desc limit 1)`;

function reviewed(executor: Executor, status: KybFilter) {
  const customers = executor.selectFrom('platforms').where('platforms.is_staff', '=', false);
  if (status === 'QUEUE') return customers.where('platforms.kyb_status', 'in', KYB_QUEUE);
  const asked = STATUS_AFTER.MORE_INFORMATION;
  if (status !== 'INFORMATION' && status !== asked) return customers.where('platforms.kyb_status', '=', status);
  return customers
    .where('platforms.kyb_status', '=', asked)
    .where(lastDecision, status === asked ? 'is distinct from' : '=', 'MORE_INFORMATION');
}

/** Organisations of a state with what they submitted last; who has waited longest comes first. */
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

/** Their number, counted up to `cap`. */
export async function countReviews(executor: Executor, status: KybFilter, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(reviewed(executor, status).select('platforms.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What an organisation submitted last, with who did. */
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

/** What was decided about an organisation, the latest first. */
export const listDecisions = (executor: Executor, platformId: bigint, platformClientId: string) =>
  executor
    .selectFrom('audit_log')
    .select(['details', 'created_at', 'staff_email'])
    .where('platform_id', '=', platformId)
    .where('entity_type', '=', 'kybReview')
    .where('entity_id', '=', platformClientId)
    .where('action', '=', DECIDED)
    .orderBy('id', 'desc')
    .limit(DECISIONS)
    .execute();

interface Decided {
  readonly decision: string;
  readonly reason: string;
  readonly at: Date;
  readonly by: string;
}

/** Notes the decision on the submission that it is about. */
export const settleSubmission = (tx: Tx, platformId: bigint, id: bigint, { decision, reason, at, by }: Decided) =>
  tx
    .updateTable('kyb_submissions')
    .set({ decision, reason, decided_at: at, decided_by: by })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Who is told of a decision when nothing was submitted: the activated users who manage the platform. */
export const listManagers = (executor: Executor, platformId: bigint, limit: number) =>
  executor
    .selectFrom('users')
    .innerJoin('user_rights', (join) =>
      join.onRef('user_rights.platform_id', '=', 'users.platform_id').onRef('user_rights.user_id', '=', 'users.id'),
    )
    .select('users.id')
    .where('users.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .where('user_rights.authority', '=', 'PLATFORM_MANAGE')
    .orderBy('users.id')
    .limit(limit)
    .execute();
