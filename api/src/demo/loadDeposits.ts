import type { Tx } from '../db/client.ts';
import { DEMO_DEPOSITS, DEPOSITOR, type DemoDeposit } from './demoDeposits.ts';
import { idOf } from './demoIds.ts';
import { DEMO_ACCOUNTS, RARE_PLATFORM } from './demoOrganisation.ts';
import { minorOf, type OrganisationIds } from './loadOrganisation.ts';
import { depositTimes } from './planDeposits.ts';

/** Deposits in every state, those that were booked with the journals that `loadMoney` has posted. */
export async function loadDeposits(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  for (const deposit of DEMO_DEPOSITS) await loadDeposit(tx, deposit, ids, now);
}

async function loadDeposit(tx: Tx, deposit: DemoDeposit, ids: OrganisationIds, now: Date): Promise<void> {
  const { account, kind, status, amount, sourceName, note, reasonCode, returnCode } = deposit;
  const { at, endedAt } = depositTimes(deposit, now);
  const platformId = idOf(ids.platforms, RARE_PLATFORM.clientId);
  const currencyCode = DEMO_ACCOUNTS.find(({ identifier }) => identifier === account)?.currencyCode ?? '';
  const isReturned = status === 'RETURNED';
  await tx
    .insertInto('deposits')
    .values({
      platform_id: platformId,
      account_id: idOf(ids.accounts, account),
      kind,
      status,
      amount_minor: minorOf(amount, currencyCode),
      currency_code: currencyCode,
      source_name: sourceName ?? null,
      note: note ?? null,
      reason_code: reasonCode ?? null,
      return_code: returnCode ?? null,
      credit_journal_id:
        status === 'POSTED' || isReturned ? await findJournal(tx, platformId, kind, isReturned ? at : endedAt) : null,
      reversal_journal_id: isReturned ? await findJournal(tx, platformId, 'BANK_RETURN', endedAt) : null,
      created_by_user_id: idOf(ids.users, DEPOSITOR),
      created_at: at,
      settled_at: isReturned ? at : null,
      finished_at: endedAt,
    })
    .execute();
}

async function findJournal(tx: Tx, platformId: bigint, type: string, at: Date | null): Promise<bigint> {
  const { id } = await tx
    .selectFrom('ledger_journals')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('type', '=', type)
    .where('created_at', '=', at)
    .executeTakeFirstOrThrow();
  return id;
}
