import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Enqueue, JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import type { KybChecks } from '../../providers/kyb/KybChecks.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findPlatform } from '../platforms/index.ts';
import {
  findChecks,
  findCheckedSubmission,
  listUnchecked,
  settleChecks,
  type SubmissionKey,
} from './checkRepository.ts';
import { auditReview } from './reviewAudit.ts';
import { openTaxId } from './taxIds.ts';

interface CheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly credentialKey: Buffer;
  readonly checks: KybChecks;
}

/** Has the facts of a submission checked, outside of any transaction, and keeps the results, once. People decide. */
async function checkBusiness(deps: CheckDeps, key: SubmissionKey): Promise<JobOutcome> {
  const { db, clock, checks, credentialKey } = deps;
  const waiting = await findChecks(db, key);
  const submission = await findCheckedSubmission(db, key);
  if (waiting === undefined || waiting.answered_at !== null || submission === undefined) return { done: true };
  const { sealed_tax_id: sealed } = submission;
  const found = await checks.check({
    reference: `${key.platformId}-${key.submissionId}`,
    companyName: submission.company_name,
    country: submission.country,
    addressLine1: submission.address_line1,
    addressLine2: submission.address_line2,
    city: submission.city,
    state: submission.state,
    postalCode: submission.postal_code,
    phoneNumber: submission.phone_number,
    webSite: submission.web_site,
    taxId: sealed === null ? null : openTaxId(credentialKey, sealed),
  });
  if (found.outcome === 'failed') return { retry: 'The service that checks businesses gave no answer' };
  await withTransaction(db, async (tx) => {
    const at = clock.now();
    const results = found.results.map(({ check, result }) => `${check} ${result}`);
    if (!(await settleChecks(tx, key, JSON.stringify(found.results), at))) return;
    await auditReview(tx, await findPlatform(tx, key.platformId), {
      actorUserId: null,
      action: 'kyb.checked',
      details: { results },
      at,
    });
  });
  return { done: true };
}

/** Checks what organisations submit about their business. */
export const createCheckWorker = (deps: CheckDeps): Worker<'check-business'> => ({
  handle: (batch) => Promise.all(batch.map((data) => checkBusiness(deps, toKey(data)).catch(toRetryOutcome))),
  onDead: (data) => askLater(deps, data),
  findUnfinished: async () => (await listUnchecked(deps.db)).map(toData),
});

/** A service that is away for long is asked again, for as long as there is no result. */
const askLater = ({ db, clock, enqueue }: CheckDeps, data: JobData<'check-business'>): Promise<void> =>
  withTransaction(db, (tx) =>
    enqueue(tx, {
      queue: 'check-business',
      data,
      startAfter: new Date(clock.now().getTime() + SERVER_SETTINGS.businessChecks.askLaterMs),
    }),
  );

const toKey = ({ platformId, submissionId }: JobData<'check-business'>): SubmissionKey => ({
  platformId: BigInt(platformId),
  submissionId: BigInt(submissionId),
});

const toData = ({ platformId, submissionId }: SubmissionKey): JobData<'check-business'> => ({
  platformId: String(platformId),
  submissionId: String(submissionId),
});
