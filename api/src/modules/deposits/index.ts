import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { Enqueue, JobData, Worker } from '../../jobs/portalJobs.ts';
import type { Log } from '../../logs/Log.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import type { ReadBankFunding } from '../paymentMethods/index.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createAskAboutBank, createBankDepositsModule } from './bank/bankDepositsModule.ts';
import type { ReturnPageOrigins } from '../../plugins/returnPage.ts';
import { askGateway } from './card/askGateway.ts';
import { createCardDepositService } from './card/cardDepositService.ts';
import { createDeclinedMails } from './card/declinedMails.ts';
import { depositRoutes } from './depositRoutes.ts';
import { createFundingMethods } from './fundingMethods.ts';
import { createReceiptMails } from './receiptMails.ts';
import { createWireDepositsModule } from './wire/wireDepositsModule.ts';

export { watchBankEvents } from './bank/bankDepositsModule.ts';
export { checkBankDeposits } from './bank/checkBankDeposits.ts';
export { checkCardDeposits } from './card/checkCardDeposits.ts';
export { findFailureKey } from './depositFailure.ts';
export { findDepositOutcome } from './depositOutcome.ts';
export { depositReference } from './depositReference.ts';
export { expectedBy } from './expectedBy.ts';
export { findCardFee } from './findCardFee.ts';
export { queueHeldDeposits } from './queueQuestion.ts';
export { requireReviewedForFunds } from './requireFundable.ts';
export { readReceipt } from './readReceipt.ts';
export {
  failedDeposits,
  findCreditOf,
  findUnbooked,
  foundFailedDeposits,
  foundPendingDeposits,
  listUndecidedDeposits,
  pendingDeposits,
} from './depositReadModel.ts';
export { countFailedLate, sumPending } from './depositRepository.ts';
export { readAnnouncedWires } from './wire/announcedWires.ts';

interface DepositsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly gateway: PaymentGateway | null;
  readonly readBankFunding: ReadBankFunding;
  readonly returnOrigins: ReturnPageOrigins;
}

/**
 * Wires what accounts can be funded with, and deposits by card, by bank and by wire; without a payment gateway those by card
 * and by bank are not offered.
 */
export function createDepositsModule(deps: DepositsModuleDeps): ApiModule {
  const { db, clock, log, enqueue, sendNotice, gateway, readBankFunding } = deps;
  const byCard = depositRoutes({
    db,
    enqueue,
    readMethods: createFundingMethods({ db, gateway, readBankFunding }),
    cardDeposits:
      gateway === null
        ? null
        : createCardDepositService({ db, clock, log, gateway, ...createDepositMails(sendNotice) }),
  });
  const byBank = createBankDepositsModule(deps);
  const byWire = createWireDepositsModule(deps);
  return {
    routes: routesOf([byCard, byBank.routes, byWire.routes]),
    workers: gateway === null ? {} : { 'settle-deposit': createDepositWorker({ ...deps, gateway }) },
  };
}

/** Mails about deposits by card, for those who settle them. */
export const createDepositMails = (sendNotice: SendNotice) => ({
  prepareReceipts: createReceiptMails(sendNotice),
  notifyDeclined: createDeclinedMails(sendNotice),
});

interface DepositWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly gateway: PaymentGateway;
  readonly sendNotice: SendNotice;
}

/** Finds out what became of deposits whose answer was lost or is not final. */
function createDepositWorker(deps: DepositWorkerDeps): Worker<'settle-deposit'> {
  const asking = {
    ...deps,
    ...createDepositMails(deps.sendNotice),
    askAboutBank: createAskAboutBank(deps),
  };
  return {
    handle: (batch) => Promise.all(batch.map((data) => askGateway(asking, keyOf(data)))),
    onDead: (data) => askLater(deps, data),
  };
}

interface LaterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

/** A deposit that is reviewed for long is asked about again, for as long as it is not finished. */
export const askLater = ({ db, clock, enqueue }: LaterDeps, data: JobData<'settle-deposit'>): Promise<void> =>
  withTransaction(db, (tx) =>
    enqueue(tx, {
      queue: 'settle-deposit',
      data,
      startAfter: new Date(clock.now().getTime() + SERVER_SETTINGS.deposits.askLaterMs),
    }),
  );

const keyOf = ({ platformId, depositId }: JobData<'settle-deposit'>) => ({
  platformId: BigInt(platformId),
  id: BigInt(depositId),
});
