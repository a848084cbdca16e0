import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { BankEvent, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { disableSmallDeposits, type NotifyUnverified } from '../../paymentMethods/index.ts';
import { findBankDeposit, listSettled, lockDeposit } from '../depositRepository.ts';
import type { PrepareReceipts } from '../receiptMails.ts';
import { readDepositReference } from '../depositReference.ts';
import { applyBankEvent, finishSettled } from './applyBankEvent.ts';
import { keepReadUntil, readUntil } from './bankEventRepository.ts';
import type { NotifyBankDeposit } from './bankDepositMails.ts';

export interface ReadEventsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly notify: NotifyBankDeposit;
  readonly notifyUnverified: NotifyUnverified;
  readonly prepareReceipts: PrepareReceipts;
}

/**
 * Reads what became of debits and of small deposits since the last time, and applies it. Events may be told late or again,
 * so that some days are read once more. False when the gateway gave no answer.
 */
export async function readBankEvents(deps: ReadEventsDeps): Promise<boolean> {
  const { db, clock, gateway } = deps;
  const now = clock.now();
  const since = new Date((await readUntil(db)).getTime() - SERVER_SETTINGS.deposits.eventsAgainMs);
  const found = await gateway.findBankEvents(since);
  if (found.outcome === 'failed') return false;
  for (const event of found.events) await apply(deps, event);
  await finishWaiting(deps, now);
  await keepReadUntil(db, now);
  return true;
}

async function apply(deps: ReadEventsDeps, event: BankEvent): Promise<void> {
  const key = await findKey(deps.db, event.reference);
  if (key !== null) return applyBankEvent(deps, key, event);
  if (event.kind === 'returned')
    await withTransaction(deps.db, (tx) =>
      disableSmallDeposits(tx, event.reference, {
        returnCode: event.returnCode,
        now: deps.clock.now(),
        notify: deps.notifyUnverified,
      }),
    );
}

async function findKey(db: Db, reference: string): Promise<TenantKey | null> {
  const key = readDepositReference(reference);
  if (key === null) return null;
  const found = await findBankDeposit(db, key);
  return found === undefined ? null : { platformId: key.platformId, id: found.id };
}

/** Settled money of organisations that were approved since. */
async function finishWaiting({ db, prepareReceipts }: ReadEventsDeps, now: Date): Promise<void> {
  for (const { platform_id: platformId, id } of await listSettled(db))
    await withTransaction(db, async (tx) => {
      const deposit = await lockDeposit(tx, { platformId, id });
      if (deposit.finished_at === null) await finishSettled(tx, deposit, { now, prepareReceipts });
    });
}
