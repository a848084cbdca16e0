import { randomUUID } from 'node:crypto';
import type { Transfer, TransferBody } from '@portal/shared/contract/funding';
import { toMajor } from '@portal/shared/domain/money/money';
import { holds } from '@portal/shared/domain/access/permissions';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import {
  checkTransferAmount,
  checkTransferFrom,
  checkTransferNotes,
  checkTransferTo,
} from '@portal/shared/domain/funding/transferRules';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { InsufficientFunds } from '../../ledger/ledgerErrors.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { requireReviewedForFunds } from '../deposits/index.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { findParties, type TransferParty } from './transferParties.ts';

interface TransferDeps {
  readonly clock: Clock;
  readonly alertLowBalance: AlertLowBalance;
}

/** Moves money between two accounts of an organisation. */
export const createTransferService = ({ clock, alertLowBalance }: TransferDeps) => ({
  /**
   * POST /api/funding/transfer-funds, within the caller's transaction. Raises 403 for an organisation that the review of its
   * business allows no funds, 400 at each wrong field, 404 for an account that the user does not see, 422 when a concurrent call has spent the balance meanwhile. The credit line of the paying
   * account is no money that can be moved.
   */
  async transfer(tx: Tx, user: SessionUser, body: TransferBody): Promise<Transfer> {
    requireReviewedForFunds(user);
    const { from, to } = await findParties(tx, user, body);
    const { payer, payee, minor, notes } = requireValid(user, from, to, body);
    const at = clock.now();
    // Before the balances are locked, for which others wait.
    await writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: 'funding.transferred',
      entityType: 'account',
      entityId: payer.accountIdentifier,
      details: { to: payee.accountIdentifier, amountMinor: String(minor), currencyCode: payer.currencyCode },
      at,
    });
    const identifier = randomUUID();
    const journalId = await postJournal(tx, user.platformId, {
      identifier,
      type: 'TRANSFER',
      currencyCode: payer.currencyCode,
      description: notes,
      createdByUserId: user.id,
      at,
      withoutCredit: true,
      lines: [
        { kind: 'WALLET', accountId: payer.accountId, amountMinor: -minor },
        { kind: 'WALLET', accountId: payee.accountId, amountMinor: minor },
      ],
    }).catch((error: unknown) => {
      throw error instanceof InsufficientFunds ? new AppError(FUNDING_FAILURES.notCovered) : error;
    });
    failPoint('transfer-posted');
    await alertLowBalance(tx, { platformId: user.platformId, journalId, at });
    return {
      accountTransactionID: identifier,
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

/** Raises 400 at each wrong field. Users who may not see the balance learn no more of it than that it does not suffice. */
function requireValid(user: SessionUser, from: TransferParty | null, to: TransferParty | null, body: TransferBody) {
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

const checkInUse = (party: TransferParty | null): Refusal | null =>
  party === null || party.isInUse ? null : { key: 'error.transfer.accountInactive' };
