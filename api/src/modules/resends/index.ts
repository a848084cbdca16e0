import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { Enqueue, EnqueueAll } from '../../jobs/portalJobs.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { batchRoutes } from './batch/batchRoutes.ts';
import { createBatchService } from './batch/batchService.ts';
import { createBatchWorker } from './batch/sendBatch.ts';
import { resendRoutes } from './resendRoutes.ts';
import { createResendService } from './resendService.ts';
import { createResendLine } from './resendLine.ts';

interface ResendsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'credentialKey' | 'publicUrl'>;
  readonly enqueue: Enqueue;
  readonly enqueueAll: EnqueueAll;
  /** The ways in which this installation sends. */
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/** Wires sending rewards again, one and many. */
export function createResendsModule(deps: ResendsDeps): ApiModule {
  const { db, clock, env, enqueueAll, deliveryMethods } = deps;
  const resendLine = createResendLine({
    clock,
    credentialKey: env.credentialKey,
    mailHost: new URL(env.publicUrl).hostname,
    enqueueAll,
  });
  const resend = createResendService({ resendLine, clock, deliveryMethods });
  return {
    routes: routesOf([...resendRoutes(db, resend), ...batchRoutes(db, createBatchService(deps))]),
    workers: { 'send-lines-again': createBatchWorker(db, resendLine) },
  };
}
