import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import type { SendNotice } from '../../outbox/index.ts';
import type { Enqueue, JobOutcome } from '../../../jobs/portalJobs.ts';
import type { GatewayReply, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { createUnverifiedMails, type ReadBankFunding } from '../../paymentMethods/index.ts';
import { createReceiptMails } from '../receiptMails.ts';
import type { DepositRow } from '../depositRepository.ts';
import { routesOf, type Routes } from '../../../plugins/defineRoute.ts';
import { applyReply } from './applyReply.ts';
import { askAboutBankDeposit } from './askAboutBankDeposit.ts';
import { createBankDepositMails } from './bankDepositMails.ts';
import { bankDepositRoutes } from './bankDepositRoutes.ts';
import { readBankEvents, type ReadEventsDeps } from './readBankEvents.ts';
import { replyRoutes } from './replyRoutes.ts';
import type { ReturnPageOrigins } from '../../../plugins/returnPage.ts';
import { createSettleBankDeposit } from './settleBankDeposit.ts';

interface BankDepositDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
  readonly enqueue: Enqueue;
}

interface BankDepositsModuleDeps extends BankDepositDeps {
  readonly gateway: PaymentGateway | null;
  readonly readBankFunding: ReadBankFunding;
  readonly returnOrigins: ReturnPageOrigins;
}

/** Wires deposits from US bank accounts; without a payment gateway they are not offered. */
export function createBankDepositsModule(deps: BankDepositsModuleDeps): { routes: Routes } {
  const { db, clock, gateway, returnOrigins } = deps;
  const asking = bankDepositRoutes(deps);
  const settle = settlerOf(deps);
  const apply = (reply: GatewayReply) => applyReply({ db, clock, settle }, reply);
  const replies = gateway === null ? [] : [replyRoutes({ gateway, publicUrl: returnOrigins.publicUrl, apply })];
  return { routes: routesOf([asking, ...replies]) };
}

const settlerOf = ({ db, clock, sendNotice, enqueue }: BankDepositDeps) =>
  createSettleBankDeposit({ db, clock, enqueue, notify: createBankDepositMails(sendNotice) });

/** Asks the gateway about a deposit whose reply did not come, for the queue. */
export function createAskAboutBank(deps: BankDepositDeps & { readonly gateway: PaymentGateway }) {
  const settle = settlerOf(deps);
  return (deposit: DepositRow): Promise<JobOutcome> => askAboutBankDeposit({ ...deps, settle }, deposit);
}

interface WatchDeps extends Omit<BankDepositDeps, 'enqueue'> {
  readonly gateway: PaymentGateway;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Reads settlements and returns until the returned function is called, which waits for a reading that is under way. */
export function watchBankEvents({ everyMs, onError, sendNotice, ...deps }: WatchDeps): () => Promise<void> {
  const reading: ReadEventsDeps = {
    ...deps,
    notify: createBankDepositMails(sendNotice),
    notifyUnverified: createUnverifiedMails(sendNotice),
    prepareReceipts: createReceiptMails(sendNotice),
  };
  let current: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    current ??= readBankEvents(reading)
      .catch(onError)
      .finally(() => {
        current = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
