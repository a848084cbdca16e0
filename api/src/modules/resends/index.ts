import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { Enqueue, Jobs } from '../../jobs/portalJobs.ts';
import { routesOf, type Routes } from '../../plugins/defineRoute.ts';
import { batchRoutes } from './batch/batchRoutes.ts';
import { createBatchService } from './batch/batchService.ts';
import { startBatchWorker } from './batch/sendBatch.ts';
import { resendRoutes } from './resendRoutes.ts';
import { createResend } from './resendService.ts';
import { createSendLineAgain, type SendLineAgain } from './sendLineAgain.ts';

interface ResendsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'credentialKey' | 'publicUrl'>;
  readonly enqueue: Enqueue;
}

const sendLineAgainOf = ({ clock, env, enqueue }: ResendsDeps): SendLineAgain =>
  createSendLineAgain({
    clock,
    credentialKey: env.credentialKey,
    mailHost: new URL(env.publicUrl).hostname,
    enqueue,
  });

/** Wires sending rewards again, one and many. */
export function createResendsModule(deps: ResendsDeps): { readonly routes: Routes } {
  const { db } = deps;
  const sendAgain = createResend(sendLineAgainOf(deps), deps.clock);
  return { routes: routesOf([...resendRoutes(db, sendAgain), ...batchRoutes(db, createBatchService(deps))]) };
}

/** Starts the worker that sends many lines again. */
export const workResends = (jobs: Jobs, deps: Omit<ResendsDeps, 'enqueue'>): Promise<void> =>
  startBatchWorker(jobs, deps.db, sendLineAgainOf({ ...deps, enqueue: jobs.enqueue }));
