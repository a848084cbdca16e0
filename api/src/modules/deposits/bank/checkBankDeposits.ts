import type { Db } from '../../../db/client.ts';
import { REPORT_DAYS } from '../../../providers/payments/findBankEvents.ts';
import type { BankEvent, FoundPayment, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { REVIEW_CODES } from '../../../providers/payments/reasonCodes.ts';
import { eachDeposit, type DepositRow } from '../depositRepository.ts';
import { depositReference, readDepositReference } from '../depositReference.ts';
import { readUntil } from './bankEventRepository.ts';

export interface BankDepositsCheck {
  readonly deposits: number;
  readonly debits: number;
  /** The sentences about what does not tie. */
  readonly problems: readonly string[];
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Asks the gateway about every deposit by bank: each accepted debit has one deposit of its amount, each that settled one
 * credit, each that came back no more than it brought, and each credit has one debit. What banks have told since the last
 * reading began need not be in the ledger yet. Rejects when the gateway gives no answer.
 */
export async function checkBankDeposits(db: Db, gateway: PaymentGateway, now: Date): Promise<BankDepositsCheck> {
  const reported = await eventsByReference(gateway);
  const read = await readUntil(db);
  const oldest = new Date(now.getTime() - REPORT_DAYS * DAY_MS);
  const problems: string[] = [];
  let deposits = 0;
  let debits = 0;
  for await (const row of eachDeposit(db, 'BANK_DEPOSIT')) {
    const reference = depositReference({ platformId: row.platform_id, identifier: row.identifier });
    const found = await gateway.findPayments(reference);
    if (found.outcome === 'failed') throw new Error(`The gateway gave no answer about ${reference}`);
    const accepted = found.payments.filter(isAccepted);
    const events = reported.get(reference) ?? [];
    reported.delete(reference);
    deposits += 1;
    debits += accepted.length;
    const own = [
      ...debitProblems(row, accepted),
      ...amountProblems(row, [...accepted, ...events]),
      ...eventProblems(row, events, { read, isReported: row.created_at >= oldest }),
    ];
    problems.push(...own.map((problem) => `${reference}: ${problem}`));
  }
  for (const reference of reported.keys()) problems.push(`${reference}: a debit without a deposit`);
  return { deposits, debits, problems };
}

/** Reads what banks told about deposits alone. */
async function eventsByReference(gateway: PaymentGateway): Promise<Map<string, readonly BankEvent[]>> {
  const found = await gateway.findBankEvents(new Date(0));
  if (found.outcome === 'failed') throw new Error('The gateway gave no answer about settlements and returns');
  const known = found.events.filter(({ reference }) => readDepositReference(reference) !== null);
  return Map.groupBy(known, ({ reference }) => reference);
}

const isAccepted = ({ state, reasonCode }: FoundPayment): boolean =>
  state === 'pending' && !REVIEW_CODES.includes(reasonCode);

/** One that is neither submitted nor finished may have a debit of which nobody has told yet. */
function debitProblems({ answered_at, finished_at, status }: DepositRow, accepted: readonly FoundPayment[]): string[] {
  const expected = answered_at !== null && status !== 'DECLINED' ? 1 : 0;
  const isOpen = answered_at === null && finished_at === null;
  const ties = accepted.length === expected || (isOpen && accepted.length === 1);
  return ties ? [] : [`${accepted.length} debits, the deposit is ${status}`];
}

const amountProblems = (
  { amount_minor }: DepositRow,
  reported: readonly { readonly amountMinor: bigint }[],
): readonly string[] =>
  reported.some(({ amountMinor }) => amountMinor !== amount_minor)
    ? [`another amount than ${amount_minor} was debited`]
    : [];

/** `read`: when events were last read; `isReported`: the gateway still has reports of all its days. */
function eventProblems(
  row: DepositRow,
  events: readonly BankEvent[],
  { read, isReported }: { readonly read: Date; readonly isReported: boolean },
): string[] {
  const { status, settled_at, finished_at, credit_journal_id, reversal_journal_id } = row;
  // Events that came while they were read may be in the ledger already.
  const due = events.filter(({ at }) => at <= read);
  const [settled, returned] = (['settled', 'returned'] as const).map((kind) => due.some((one) => one.kind === kind));
  const cameBack = events.some(({ kind }) => kind === 'returned');
  const credits = credit_journal_id === null ? 0 : 1;
  const reversals = reversal_journal_id === null ? 0 : 1;
  const isReturned = status === 'RETURNED';
  const waitsForApproval = settled_at !== null && finished_at === null;
  return [
    ...(settled && !isReturned && credits === 0 && !waitsForApproval ? ['settled, 0 credits'] : []),
    ...(returned && !isReturned ? [`returned, the deposit is ${status}`] : []),
    ...(isReturned && !cameBack && isReported ? ['no return, the deposit is RETURNED'] : []),
    ...(reversals === (isReturned ? credits : 0) ? [] : [`${credits} credits, ${reversals} reversals`]),
  ];
}
