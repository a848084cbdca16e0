import { ACCESS_FAILURES } from '../../../access/accessErrors.ts';
import type { ReceivedWire, ReceivedWireBody } from '@portal/shared/contract/staffWires';
import type { Language } from '@portal/shared/domain/enumerations';
import { checkFundingAmount } from '@portal/shared/domain/funding/fundingAmount';
import { toMajor } from '@portal/shared/domain/money/money';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { isWireCurrency } from '@portal/shared/domain/funding/wireInstructions';
import { checkBankReference } from '@portal/shared/domain/funding/wireRules';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isUniqueViolation } from '../../../errors/isUniqueViolation.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import { postJournal } from '../../../ledger/postJournal.ts';
import { formatMoney } from '../../../texts/formatMoney.ts';
import { DEPOSIT_FAILURES } from '../depositsErrors.ts';
import { insertDeposit, lockWire, updateDeposit, type DepositRow } from '../depositRepository.ts';
import type { PrepareReceipts } from '../receiptMails.ts';
import { findJournalIdentifier } from '../../../ledger/journalReadModel.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import { lockAccountOf } from '../../accounts/index.ts';
import { findPlatformBy } from '../../platforms/index.ts';
import { WIRE_FAILURES } from '../../wires/index.ts';
import { WIRE_DEPOSIT_FAILURES } from './wireDepositErrors.ts';

interface ReceivedAmount {
  readonly minor: bigint;
  readonly bankReference: string;
}

/**
 * Credits a wire that has arrived, once, within the caller's transaction. Updates the announced deposit, also a cancelled one; where
 * none was announced, inserts one. Raises 400 at each wrong field; 404 for an account or a wire that does not exist; 409 for a
 * wire that has arrived, and for a reference of the bank that was used; 422 for an account or organisation that takes no money now.
 */
export async function receiveWire(
  tx: Tx,
  staff: SessionUser,
  body: ReceivedWireBody,
  { now, prepareReceipts }: { readonly now: Date; readonly prepareReceipts: PrepareReceipts },
): Promise<ReceivedWire> {
  const platform = await findPlatformBy(tx, body.platformClientId);
  const account = platform && (await lockAccountOf(tx, platform.id, body.accountIdentifier));
  if (platform === undefined || account === undefined) throw new AppError(ACCESS_FAILURES.accountNotFound);
  const received = requireValid(account, body);
  const announced = body.depositIdentifier === '' ? null : await requireExpected(tx, account, body.depositIdentifier);
  if (!isWireCurrency(account.currency_code)) throw new AppError(WIRE_FAILURES.notOffered);
  if (account.status !== 'ACTIVE' || !account.active) throw new AppError(DEPOSIT_FAILURES.accountInactive);
  if (!isAllowedByReview(platform.kyb_status, 'CREDIT')) throw new AppError(DEPOSIT_FAILURES.notApproved);
  const journalId = await post(tx, account, received, announced, now);
  const wire = await keep(tx, account, received, announced, { journalId, now });
  await writeAudit(tx, {
    platformId: account.platform_id,
    actorUserId: null,
    staffEmail: staff.email,
    action: 'wire.received',
    entityType: 'deposit',
    entityId: wire.identifier,
    details: {
      account: account.identifier,
      amountMinor: String(received.minor),
      ...(announced !== null && { announcedMinor: String(announced.amount_minor) }),
      currencyCode: account.currency_code,
      bankReference: received.bankReference,
    },
    at: now,
  });
  const transaction = await findJournalIdentifier(tx, account.platform_id, journalId);
  const queueReceipts = await prepareReceipts(tx, wire);
  await queueReceipts({ transaction, at: now, beside: (language) => arrivalIn(language, wire, announced) });
  return {
    depositIdentifier: wire.identifier,
    accountTransactionID: transaction,
    accountIdentifier: account.identifier,
    accountDisplayName: account.display_name,
    amount: toMajor(received.minor, account.currency_code),
    currencyCode: account.currency_code,
  };
}

function requireValid({ currency_code }: AccountRow, { amount, bankReference }: ReceivedWireBody): ReceivedAmount {
  const verdict = checkFundingAmount(amount, currency_code, null);
  const fields = [
    ...fieldErrors('amount', 'refusal' in verdict ? verdict.refusal : null),
    ...fieldErrors('bankReference', checkBankReference(bankReference)),
  ];
  if (fields.length > 0 || 'refusal' in verdict) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return { minor: verdict.minor, bankReference: bankReference.trim().toUpperCase() };
}

async function requireExpected(tx: Tx, account: AccountRow, identifier: string): Promise<DepositRow> {
  const wire = await lockWire(tx, account.platform_id, identifier);
  if (wire?.account_id !== account.id) throw new AppError(WIRE_DEPOSIT_FAILURES.notFound);
  // Whoever cancelled the announcement may have sent the wire before.
  if (wire.status !== 'PENDING' && wire.status !== 'CANCELLED') throw new AppError(WIRE_DEPOSIT_FAILURES.notPending);
  return wire;
}

/** Posts the wire from the bank into the wallet. The history says of it the note of who announced it, and the bank's reference. */
function post(
  tx: Tx,
  account: AccountRow,
  { minor, bankReference }: ReceivedAmount,
  announced: DepositRow | null,
  at: Date,
): Promise<bigint> {
  const author = announced?.created_by_user_id ?? null;
  return postJournal(tx, account.platform_id, {
    type: 'WIRE_DEPOSIT',
    currencyCode: account.currency_code,
    description: [announced?.note, bankReference].filter(Boolean).join(' · '),
    ...(author !== null && { createdByUserId: author }),
    at,
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -minor },
      { kind: 'WALLET', accountId: account.id, amountMinor: minor },
    ],
  });
}

/** Returns what the mail of a wire says: the announced amount only where another one arrived. */
function arrivalIn(language: Language, wire: DepositRow, announced: DepositRow | null): Record<string, string> {
  const isOther = announced !== null && announced.amount_minor !== wire.amount_minor;
  return {
    bankReference: wire.bank_reference ?? '',
    ...(isOther && { announced: formatMoney(announced.amount_minor, wire.currency_code, language) }),
  };
}

async function keep(
  tx: Tx,
  account: AccountRow,
  { minor, bankReference }: ReceivedAmount,
  announced: DepositRow | null,
  { journalId, now }: { readonly journalId: bigint; readonly now: Date },
): Promise<DepositRow> {
  const credited = {
    status: 'POSTED',
    amount_minor: minor,
    bank_reference: bankReference,
    credit_journal_id: journalId,
    finished_at: now,
  };
  const writing =
    announced === null
      ? insertDeposit(tx, {
          ...credited,
          platform_id: account.platform_id,
          account_id: account.id,
          kind: 'WIRE_DEPOSIT',
          currency_code: account.currency_code,
          created_at: now,
        })
      : updateDeposit(tx, announced, credited);
  return writing.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError(WIRE_DEPOSIT_FAILURES.bankReferenceUsed) : error;
  });
}
