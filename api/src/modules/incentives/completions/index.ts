import type { Db } from '../../../db/client.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { Log } from '../../../logs/Log.ts';
import type { ReadTreatments } from '../../../providers/flags/createTreatments.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { CartsModule } from '../../carts/index.ts';
import type { OrdersModule } from '../../orders/index.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { completionRoutes, researchRoutes } from './completionRoutes.ts';
import { createCompletionService } from './completionService.ts';
import { createPayReward } from './payReward.ts';
import { createRetryCompletionsWorker } from './retryCompletionsWorker.ts';
import { createRetryLater } from './retryLater.ts';
import { createUnpaidMails } from './unpaidMails.ts';

export interface CompletionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly readTreatments: ReadTreatments;
  readonly carts: Pick<CartsModule, 'openQuoted'>;
  readonly orders: Pick<OrdersModule, 'programOrders'>;
}

/** Responses of surveys: the call that tells of them, and what is done when a reward could not be ordered. */
export function createCompletions({ carts, orders, sendNotice, ...deps }: CompletionsDeps) {
  const { log, enqueue } = deps;
  const completing = {
    payReward: createPayReward({
      log,
      openQuoted: carts.openQuoted,
      placeQuoted: orders.programOrders.placeQuoted,
    }),
    retryLater: createRetryLater({ enqueue, mailUnpaid: createUnpaidMails(sendNotice) }),
  };
  const service = createCompletionService({ ...deps, ...completing });
  return {
    researchRoutes: researchRoutes(service),
    routes: completionRoutes(deps.db, service),
    workers: { 'retry-completions': createRetryCompletionsWorker({ ...deps, ...completing }) },
  };
}
