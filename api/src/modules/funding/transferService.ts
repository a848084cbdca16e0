import type { Transfer, TransferBody } from '@portal/shared/contract/funding';
import { toMajor } from '@portal/shared/domain/money';
import { holds } from '@portal/shared/domain/permissions';
import type { Refusal } from '@portal/shared/domain/rewardAmount';
import {
  checkTransferAmount,
  checkTransferFrom,
  checkTransferNotes,
  checkTransferTo,
  type TransferAccount,
} from '@portal/shared/domain/transferRules';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { failPoint } from '../../failPoint.ts';
import { InsufficientFunds } from '../../ledger/ledgerErrors.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import { walletBalance } from '../../ledger/wallets.ts';
import { findVisibleAccountOfGroup, type AccountRow } from '../accounts/index.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { findJournalIdentifier } from './fundingReadModel.ts';

interface TransferDeps {
  readonly clock: Clock;
  readonly alertLowBalance: AlertLowBalance;
}

/** An account of a transfer with what the rules ask about it. */
interface Party extends TransferAccount {
  readonly row: AccountRow;
}

/** Moves money between two accounts of an organisation. */
export const createTransferService = ({ clock, alertLowBalance }: TransferDeps) => ({
  /**
   * POST /api/funding/transfer-funds, within the caller's transaction. Raises 400 at each wrong field, 404 for an account
   * that the user does not see, 422 when a concurrent call has spent the balance meanwhile. The credit line of the paying
   * account is no money that can be moved.
   */
  async transfer(tx: Tx, user: SessionUser, body: TransferBody): Promise<Transfer> {
    const from = await findParty(tx, user, body.fromGroupIdentifier, body.fromAccountIdentifier);
    const to = await findParty(tx, user, body.toGroupIdentifier, body.toAccountIdentifier);
    const { payer, payee, minor, notes } = requireValid(user, from, to, body);
    const at = clock.now();
    const journalId = await postJournal(tx, user.platformId, {
      type: 'TRANSFER',
      currencyCode: payer.currencyCode,
      description: notes,
      createdByUserId: user.id,
      at,
      lines: [
        { kind: 'WALLET', accountId: payer.row.id, amountMinor: -minor },
        { kind: 'WALLET', accountId: payee.row.id, amountMinor: minor },
      ],
    }).catch((error: unknown) => {
      throw error instanceof InsufficientFunds ? new AppError(FUNDING_FAILURES.notCovered) : error;
    });
    const { balanceMinor } = await walletBalance(tx, keyOf(payer));
    if (balanceMinor < 0n) throw new AppError(FUNDING_FAILURES.notCovered);
    failPoint('transfer-posted');
    await alertLowBalance(tx, { platformId: user.platformId, journalId, at });
    await writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: 'funding.transferred',
      entityType: 'account',
      entityId: payer.accountIdentifier,
      details: { to: payee.accountIdentifier, amountMinor: String(minor), currencyCode: payer.currencyCode },
      at,
    });
    return {
      accountTransactionID: await findJournalIdentifier(tx, user.platformId, journalId),
      createdAt: at.toISOString(),
      fromAccountIdentifier: payer.accountIdentifier,
      toAccountIdentifier: payee.accountIdentifier,
      amount: toMajor(minor, payer.currencyCode),
      currencyCode: payer.currencyCode,
      notes,
    };
  },
});

export type TransferService = ReturnType<typeof createTransferService>;

const keyOf = ({ row }: Party) => ({ platformId: row.platform_id, accountId: row.id });

/** Null when none is named. Raises 404 for one that the user does not see. */
async function findParty(tx: Tx, user: SessionUser, group: string, identifier: string): Promise<Party | null> {
  if (identifier === '') return null;
  const row = await findVisibleAccountOfGroup(tx, user, group, identifier);
  const { balanceMinor } = await walletBalance(tx, { platformId: row.platform_id, accountId: row.id });
  return { row, accountIdentifier: row.identifier, currencyCode: row.currency_code, balanceMinor };
}

/** Raises 400 at each wrong field. Users who may not see the balance learn no more of it than that it does not suffice. */
function requireValid(user: SessionUser, from: Party | null, to: Party | null, body: TransferBody) {
  const payer = from !== null && !holds(user, 'VIEW_BALANCE_ACCESS') ? { ...from, balanceMinor: null } : from;
  const verdict = checkTransferAmount(body.amount, payer);
  const notes = body.notes.trim();
  const fields = [
    ...fieldErrors('fromAccountIdentifier', checkTransferFrom(payer, to) ?? checkInUse(payer)),
    ...fieldErrors('toAccountIdentifier', checkTransferTo(payer, to) ?? checkInUse(to)),
    ...fieldErrors('amount', 'refusal' in verdict ? verdict.refusal : null),
    ...fieldErrors('notes', checkTransferNotes(notes)),
  ];
  if (fields.length > 0 || payer === null || to === null || 'refusal' in verdict)
    throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return { payer, payee: to, minor: verdict.minor, notes };
}

const checkInUse = (party: Party | null): Refusal | null =>
  party === null || (party.row.active && party.row.status === 'ACTIVE')
    ? null
    : { key: 'error.transfer.accountInactive' };
