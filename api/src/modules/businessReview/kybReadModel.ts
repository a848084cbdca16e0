import { KYB_QUEUE, type KybFilter } from '@portal/shared/domain/access/kybReview';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

/** True for an organisation of the row that staff wait for: they asked, and nothing came since. */
const isAsked = sql<boolean>`exists (select from kyb_questions
  where kyb_questions.platform_id = platforms.id and kyb_questions.closed_at is null)`;

function reviewed(executor: Executor, status: KybFilter) {
  const customers = executor.selectFrom('platforms').where('platforms.is_staff', '=', false);
  if (status === 'INFORMATION') return customers.where('platforms.kyb_status', 'in', KYB_QUEUE).where(isAsked);
  const listed = customers.where('platforms.kyb_status', 'in', status === 'QUEUE' ? KYB_QUEUE : [status]);
  const waits = status === 'QUEUE' || KYB_QUEUE.includes(status);
  return waits ? listed.where((eb) => eb.not(isAsked)) : listed;
}

/** Returns the organisations of a state with what they submitted and answered last; who has waited longest comes first. */
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
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('kyb_questions')
          .select(['answered_at', 'closed_at', 'asked_at'])
          .whereRef('kyb_questions.platform_id', '=', 'platforms.id')
          .orderBy('kyb_questions.id', 'desc')
          .limit(1)
          .as('question'),
      (join) => join.onTrue(),
    )
    .select([
      'platforms.platform_client_id',
      'platforms.name',
      'platforms.kyb_status',
      'latest.company_name',
      'latest.country',
      'latest.submitted_at',
      'question.asked_at',
      'question.answered_at',
      'question.closed_at',
    ])
    .orderBy(sql`greatest(latest.submitted_at, question.answered_at)`, (order) => order.asc().nullsLast())
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

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

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
