import type { FailedJob, JobParams, StaffSystem, WaitingDeposit } from '@portal/shared/contract/staffSystem';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { REWARD_ACTIONS } from '@portal/shared/domain/ordering/rewardActions';
import { isUuid } from '../../db/isUuid.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Database } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Env } from '../../env/env.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { listFailedJobs, readQueues, retryJob } from '../../jobs/jobsReadModel.ts';
import { QUEUE_NAMES } from '../../jobs/queues.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { listWaitingActions } from '../rewardActions/index.ts';
import { readDatabaseSize, version } from '../system/index.ts';
import { getConfiguration, listProviders, listSandboxes } from './configuration.ts';
import { listWaitingDeposits } from './waitingDeposits.ts';

/** Most rows of one table. */
const LISTED = 200;

interface SystemDeps {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly clock: Clock;
  readonly env: Env;
}

/** How the server is and how it is set up, and its background work. */
export function createSystemService({ database: { db, kind }, clock, env }: SystemDeps) {
  const readDatabase = async (): Promise<StaffSystem['database']> => {
    const asked = performance.now();
    const { version: serverVersion, size } = await readDatabaseSize(db);
    const answerMs = Math.round((performance.now() - asked) * 10) / 10;
    return { kind, version: serverVersion, sizeBytes: Number(size), answerMs };
  };

  return {
    read: async (): Promise<StaffSystem> => ({
      version,
      environment: env.environment,
      database: await readDatabase(),
      queues: (await readQueues(db)).map(({ oldest_at, ...queue }) => ({
        ...queue,
        oldestAt: oldest_at?.toISOString() ?? null,
      })),
      waitingRewardActions: (await listWaitingActions(db, clock.now(), LISTED)).map((row) => ({
        platformName: row.name,
        reference: lineReference(row.reference_order_id, row.line_number),
        action: oneOf(REWARD_ACTIONS, row.kind),
        at: row.created_at.toISOString(),
      })),
      providers: listProviders(env),
      sandboxes: listSandboxes(env),
      configuration: getConfiguration(env),
    }),

    failedJobs: async (): Promise<FailedJob[]> =>
      (await listFailedJobs(db, LISTED)).map((row) => ({
        id: row.id,
        queue: row.name,
        createdAt: row.created_on.toISOString(),
        failedAt: row.completed_on?.toISOString() ?? null,
        tries: row.retry_count + 1,
        reason: row.reason ?? '',
      })),

    waitingDeposits: (): Promise<WaitingDeposit[]> => listWaitingDeposits(db, clock.now(), LISTED),

    /** Raises 404 for a job that has not failed for good. */
    retry: (user: SessionUser, { queue, jobId }: JobParams): Promise<void> =>
      withTransaction(db, async (tx) => {
        const isKnown = QUEUE_NAMES.some((name) => name === queue) && isUuid(jobId);
        if (!isKnown || !(await retryJob(tx, queue, jobId))) throw new AppError(COMMON_FAILURES.notFound);
        await writeAudit(tx, {
          platformId: user.platformId,
          actorUserId: user.id,
          action: 'job.retried',
          entityType: 'job',
          entityId: jobId,
          details: { queue },
          at: clock.now(),
        });
      }),
  };
}

export type SystemService = ReturnType<typeof createSystemService>;
