import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { enqueueOnce } from '../../jobs/enqueueOnce.ts';
import type { Enqueue, JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import type { DnsRecords } from '../../providers/dns/DnsRecords.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findPlatform, lockPlatform } from '../platforms/index.ts';
import { findCheckProblem } from './findCheckProblem.ts';
import { keepLookUp } from './keepLookUp.ts';
import type { SignInNotices } from './signInNotices.ts';
import { findDomain, listDomainsToCheck, type DomainRow } from './ssoDomainRepository.ts';

interface DomainCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly dns: DnsRecords;
  readonly notices: SignInNotices;
}

const { lookAgainMs, queuedAnHour } = SERVER_SETTINGS.dns;

const dueBefore = (now: Date): Date => new Date(now.getTime() - lookAgainMs);

const isDue = ({ verified_at, checked_at }: DomainRow, now: Date): boolean =>
  verified_at !== null && (checked_at === null || checked_at <= dueBefore(now));

/** Queues the look-ups of proven domains that nobody has looked up for a day. */
export async function queueDomainChecks(db: Db, enqueue: Enqueue, now: Date): Promise<void> {
  for (const { platform_id, identifier } of await listDomainsToCheck(db, dueBefore(now), queuedAnHour))
    await withTransaction(db, (tx) =>
      enqueueOnce(tx, enqueue, {
        queue: 'check-domain',
        data: { platformId: platform_id.toString(), domainId: identifier },
      }),
    );
}

/** Looks proven domains up again; one that was looked up meanwhile, or deleted, is left alone. */
export function createDomainCheckWorker({ db, clock, dns, notices }: DomainCheckDeps): Worker<'check-domain'> {
  const lookUp = async ({ platformId: platform, domainId }: JobData<'check-domain'>): Promise<JobOutcome> => {
    const platformId = BigInt(platform);
    const asked = await findDomain(db, platformId, domainId);
    if (asked === undefined || !isDue(asked, clock.now())) return { done: true };
    const problem = await findCheckProblem(dns, asked);
    await withTransaction(db, async (tx) => {
      const { platform_client_id } = await findPlatform(tx, platformId);
      await lockPlatform(tx, platform_client_id);
      const before = await findDomain(tx, platformId, domainId);
      const at = clock.now();
      if (before !== undefined && isDue(before, at))
        await keepLookUp(tx, notices, before, { problem, at, byUserId: null });
    });
    return { done: true };
  };
  return { handle: (batch) => Promise.all(batch.map((data) => lookUp(data).catch(toRetryOutcome))) };
}
