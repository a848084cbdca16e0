import { bankReturnEffect } from '@portal/shared/domain/funding/bankReturns';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { failPoint } from '../../../runtime/failPoint.ts';
import { postJournal } from '../../../ledger/postJournal.ts';
import { walletBalance } from '../../../ledger/wallets.ts';
import type { BankEvent } from '../../../providers/payments/PaymentGateway.ts';
import { freezeAccount } from '../../accounts/index.ts';
import { disableReturned } from '../../paymentMethods/index.ts';
import { isCleared } from '../isCleared.ts';
import { lockDeposit, updateDeposit, type DepositRow } from '../depositRepository.ts';
import type { PrepareReceipts } from '../receiptMails.ts';
import { findJournalIdentifier } from '../../../ledger/journalReadModel.ts';
import type { NotifyBankDeposit } from './bankDepositMails.ts';
import { creditBankDeposit } from './settleBankDeposit.ts';

interface EventDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notify: NotifyBankDeposit;
  readonly prepareReceipts: PrepareReceipts;
}

/** Applies a settlement or a return to a deposit, once each. An event of another amount is none of ours. */
export const applyBankEvent = (deps: EventDeps, key: TenantKey, event: BankEvent): Promise<void> =>
  withTransaction(deps.db, async (tx) => {
    const deposit = await lockDeposit(tx, key);
    if (deposit.status === 'RETURNED' || deposit.amount_minor !== event.amountMinor) return;
    const now = deps.clock.now();
    if (event.kind === 'returned')
      await takeBack(tx, deposit, { returnCode: event.returnCode, now, notify: deps.notify });
    else if (deposit.settled_at === null) await settle(tx, deposit, event.gatewayId, { ...deps, now });
  });

/** Money that settles before its organisation is approved waits for that. */
async function settle(tx: Tx, deposit: DepositRow, gatewayId: string, finishing: Finishing): Promise<void> {
  const { now } = finishing;
  const settled = await updateDeposit(tx, deposit, {
    status: deposit.credit_journal_id === null ? 'PENDING' : 'POSTED',
    settled_at: now,
    gateway_id: gatewayId,
    answered_at: deposit.answered_at ?? now,
    finished_at: null,
  });
  await finishSettled(tx, settled, finishing);
}

interface Finishing {
  readonly now: Date;
  readonly prepareReceipts: PrepareReceipts;
}

/** Credits a settled deposit that is not yet, once its organisation is approved; then its receipt is sent. */
export async function finishSettled(tx: Tx, deposit: DepositRow, { now, prepareReceipts }: Finishing): Promise<void> {
  const isCredited = deposit.credit_journal_id !== null;
  if (!isCredited && !(await isCleared(tx, deposit.platform_id))) return;
  const queueReceipts = await prepareReceipts(tx, deposit);
  const credited = isCredited ? deposit : await creditBankDeposit(tx, deposit, now);
  const finished = await updateDeposit(tx, credited, { finished_at: now });
  if (finished.credit_journal_id === null) return;
  const transaction = await findJournalIdentifier(tx, finished.platform_id, finished.credit_journal_id);
  await queueReceipts({ transaction, at: now });
}

interface Return {
  readonly returnCode: string | null;
  readonly now: Date;
  readonly notify: NotifyBankDeposit;
}

/** The bank has the money back, whatever the balance is by now. */
async function takeBack(tx: Tx, deposit: DepositRow, { returnCode, now, notify }: Return): Promise<void> {
  const { platform_id, account_id, amount_minor, currency_code, source_name, source_token } = deposit;
  const journalId =
    deposit.credit_journal_id === null
      ? null
      : await postJournal(tx, platform_id, {
          type: 'BANK_RETURN',
          currencyCode: currency_code,
          at: now,
          description: [source_name, returnCode].filter((part) => part !== null).join(', '),
          lines: [
            { kind: 'WALLET', accountId: account_id, amountMinor: -amount_minor },
            { kind: 'FUNDING_CLEARING', amountMinor: amount_minor },
          ],
        });
  const returned = await updateDeposit(tx, deposit, {
    status: 'RETURNED',
    return_code: returnCode,
    reversal_journal_id: journalId,
    answered_at: deposit.answered_at ?? now,
    finished_at: now,
  });
  failPoint('bank-returned');
  if (source_token !== null)
    await disableReturned(tx, { platformId: platform_id, identifier: source_token }, returnCode);
  await guardAccount(tx, deposit, returnCode, now);
  await notify(tx, returned, { topic: 'BANK_RETURN_MAIL', at: now, returnCode });
}

/** An account that owes money, or whose debit nobody authorised, is frozen. */
async function guardAccount(tx: Tx, { platform_id, account_id }: DepositRow, returnCode: string | null, now: Date) {
  const isWatched = bankReturnEffect(returnCode) === 'WATCH';
  const account = { platformId: platform_id, accountId: account_id };
  const { balanceMinor, floorMinor } = await walletBalance(tx, account);
  if (!isWatched && balanceMinor >= floorMinor) return;
  const frozen = await freezeAccount(tx, account, { isWatched });
  if (frozen === undefined) return;
  await writeAudit(tx, {
    platformId: platform_id,
    actorUserId: null,
    action: 'account.frozen',
    entityType: 'account',
    entityId: frozen.identifier,
    details: { returnCode },
    at: now,
  });
}
