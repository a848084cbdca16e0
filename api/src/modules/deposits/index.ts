import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import type { Enqueue, JobData, Jobs } from '../../jobs/portalJobs.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import type { ReadBankFunding } from '../paymentMethods/index.ts';
import { askGateway, type AskDeps } from './askGateway.ts';
import { createCardDepositService } from './cardDepositService.ts';
import { depositRoutes } from './depositRoutes.ts';
import { createFundingMethods } from './fundingMethods.ts';
import { createDeclinedMails } from './declinedMails.ts';
import { createReceiptMails } from './receiptMails.ts';

export { checkCardDeposits } from './checkCardDeposits.ts';
export { findDepositOutcome } from './depositOutcome.ts';
export { eachDeposit } from './eachDeposit.ts';
export { insertDeposit, lockDeposit, updateDeposit, type DepositRow } from './depositRepository.ts';
export { createReceiptMails, type SendReceipts } from './receiptMails.ts';
export { findAccount, findDepositor } from './receiptMailReadModel.ts';
export { requireFundable } from './requireFundable.ts';
export { isCleared } from './settleDeposit.ts';
export { DEPOSIT_FAILURES } from './depositsErrors.ts';

interface DepositsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly gateway: PaymentGateway | null;
  readonly readBankFunding: ReadBankFunding;
}

/** Wires what accounts can be funded with, and deposits by card; without a payment gateway they are not offered. */
export const createDepositsModule = ({
  db,
  clock,
  enqueue,
  sendNotice,
  gateway,
  readBankFunding,
}: DepositsModuleDeps) => ({
  routes: depositRoutes({
    db,
    enqueue,
    readMethods: createFundingMethods({ db, gateway, readBankFunding }),
    cardDeposits:
      gateway === null ? null : createCardDepositService({ db, clock, gateway, ...createDepositMails(sendNotice) }),
  }),
});

/** Mails about deposits by card, for those who settle them. */
export const createDepositMails = (sendNotice: SendNotice) => ({
  sendReceipts: createReceiptMails(sendNotice),
  tellDeclined: createDeclinedMails(sendNotice),
});

interface DepositWorkerDeps extends Omit<AskDeps, 'sendReceipts' | 'tellDeclined'> {
  readonly sendNotice: SendNotice;
}

/** Starts the worker that finds out what became of deposits whose answer was lost or is not final. */
export function workDeposits(jobs: Jobs, { sendNotice, ...deps }: DepositWorkerDeps): Promise<void> {
  const asking = { ...deps, ...createDepositMails(sendNotice) };
  return jobs.work(
    'settle-deposit',
    (batch) => Promise.all(batch.map((data) => askGateway(asking, keyOf(data)))),
    (data) => askLater({ ...deps, enqueue: jobs.enqueue }, data),
  );
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
