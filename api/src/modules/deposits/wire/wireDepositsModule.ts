import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { createReceiptMails } from '../receiptMails.ts';
import { routesOf, type Routes } from '../../../plugins/defineRoute.ts';
import { createAnnounceService } from './announceService.ts';
import { createExpectedWiresService } from './expectedWiresService.ts';
import { staffWireDepositRoutes } from './staffWireDepositRoutes.ts';
import { wireDepositRoutes } from './wireDepositRoutes.ts';

interface WireDepositsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
}

/** Wires the wires that users announce, and those that have arrived. */
export function createWireDepositsModule({ db, clock, sendNotice }: WireDepositsModuleDeps): {
  routes: Routes;
} {
  const ofUsers = wireDepositRoutes({ db, announcer: createAnnounceService({ db, clock }) });
  const ofStaff = staffWireDepositRoutes({
    db,
    prepareReceipts: createReceiptMails(sendNotice),
    expected: createExpectedWiresService(db),
  });
  return {
    routes: routesOf([ofUsers, ofStaff]),
  };
}
