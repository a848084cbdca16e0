import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { Json } from '../../db/schema.generated.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';

/** A submission, by which its checks are found. */
export interface SubmissionKey {
  readonly platformId: bigint;
  readonly submissionId: bigint;
}

export const insertChecks = (tx: Tx, { platformId, submissionId }: SubmissionKey, at: Date) =>
  tx
    .insertInto('kyb_checks')
    .values({ platform_id: platformId, submission_id: submissionId, requested_at: at })
    .execute();

export const findChecks = (executor: Executor, { platformId, submissionId }: SubmissionKey) =>
  executor
    .selectFrom('kyb_checks')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();

/** Keeps the results of checks, once; returns false for checks that have some. */
export async function settleChecks(tx: Tx, key: SubmissionKey, results: Json, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyb_checks')
    .set({ results, answered_at: at })
    .where('platform_id', '=', key.platformId)
    .where('submission_id', '=', key.submissionId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the submissions of all organisations that wait for a result and have no job that asks for it. */
export async function listUnchecked(db: Db): Promise<SubmissionKey[]> {
  const rows = await db
    .selectFrom('kyb_checks')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'submission_id'])
    .where('answered_at', 'is', null)
    .where((eb) => eb.not(waitsInQueue('check-business', 'submissionId', 'kyb_checks.submission_id')))
    .execute();
  return rows.map(({ platform_id, submission_id }) => ({ platformId: platform_id, submissionId: submission_id }));
}

/** Returns the submission whose facts are checked. */
export const findCheckedSubmission = (executor: Executor, { platformId, submissionId }: SubmissionKey) =>
  executor
    .selectFrom('kyb_submissions')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', submissionId)
    .executeTakeFirst();
