import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import type { Enqueue, JobData, Jobs } from '../../jobs/portalJobs.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import type { ReadBankFunding } from '../bankAccounts/index.ts';
import { askGateway, type AskDeps } from './askGateway.ts';
import { createCardDepositService } from './cardDepositService.ts';
import { depositRoutes } from './depositRoutes.ts';
import { createFundingMethods } from './fundingMethods.ts';
import { createReceiptMails } from './receiptMails.ts';

export { checkCardDeposits } from './checkCardDeposits.ts';
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
      gateway === null
        ? null
        : createCardDepositService({ db, clock, gateway, sendReceipts: createReceiptMails(sendNotice) }),
  }),
});

interface DepositWorkerDeps extends Omit<AskDeps, 'sendReceipts'> {
  readonly sendNotice: SendNotice;
}

/** Starts the worker that finds out what became of deposits whose answer was lost or is not final. */
export function workDeposits(jobs: Jobs, { sendNotice, ...deps }: DepositWorkerDeps): Promise<void> {
  const sendReceipts = createReceiptMails(sendNotice);
  return jobs.work(
    'settle-deposit',
    (batch) => Promise.all(batch.map((data) => askGateway({ ...deps, sendReceipts }, keyOf(data)))),
    () => Promise.resolve(),
  );
}

const keyOf = ({ platformId, depositId }: JobData<'settle-deposit'>) => ({
  platformId: BigInt(platformId),
  id: BigInt(depositId),
});
