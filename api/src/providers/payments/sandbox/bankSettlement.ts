import type { Fields } from './bankForms.ts';
import type { Verdict } from './bankReplies.ts';
import { getOutcome, type Outcome } from './outcomes.ts';
import type { Payment } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { newId } from './newId.ts';

const SETTLES_AFTER_DAYS = 2;

const DECISIONS = { captured: 'ACCEPT', review: 'REVIEW', declined: 'DECLINE' } as const;

/** Date on which something submitted now reaches the bank, by the sandbox's clock. */
export const dueFromNow = ({ clock }: Pick<SandboxContext, 'clock'>): string =>
  clock.afterBusinessDays(SETTLES_AFTER_DAYS).toISOString();

/** Submits the debit of a form that was confirmed. */
export function payFromAccount(context: SandboxContext, fields: Fields): Verdict {
  const amount = fields.get('amount') ?? '';
  const outcome = getOutcome(amount, null);
  const id = newId();
  context.store.payments.put(id, {
    id,
    kind: 'debit',
    state: outcome.state === 'captured' ? 'submitted' : outcome.state,
    reasonCode: outcome.reasonCode,
    returnCode: null,
    reference: fields.get('reference_number') ?? '',
    amount,
    currency: 'USD',
    tokenId: fields.get('payment_token') ?? '',
    refundOf: null,
    at: context.clock.trueTime().toISOString(),
    dueAt: outcome.state === 'captured' ? dueFromNow(context) : null,
  });
  return {
    decision: DECISIONS[outcome.state],
    reasonCode: outcome.reasonCode,
    message: messageOf(outcome),
    transactionId: id,
  };
}

const messageOf = ({ reason }: Outcome): string => reason ?? 'Request was processed successfully.';

/** Ends the review of a payment. */
export function endReview(context: SandboxContext, payment: Payment, isApproved: boolean): void {
  if (payment.state !== 'review') return;
  const approved =
    payment.kind === 'card'
      ? ({ state: 'captured', dueAt: null } as const)
      : ({ state: 'submitted', dueAt: dueFromNow(context) } as const);
  const ended = isApproved ? { ...approved, reasonCode: '100' } : ({ state: 'declined', reasonCode: '481' } as const);
  context.store.payments.put(payment.id, { ...payment, ...ended });
}

/** Settles what is due; a debit comes back instead when the account's number asks for it. */
export function settleDue(context: SandboxContext): void {
  const { payments, tokens, instruments } = context.store;
  const now = context.clock.now().toISOString();
  for (const payment of payments.list()) {
    if (payment.state !== 'submitted' || payment.dueAt === null || payment.dueAt > now) continue;
    const script = instruments.get(tokens.get(payment.tokenId)?.instrumentId ?? '')?.script ?? null;
    if (script === null || payment.kind === 'credit') settle(context, payment);
    else comeBack(context, payment, script);
  }
}

export function settle(context: SandboxContext, payment: Payment): void {
  if (payment.state === 'submitted') note(context, { ...payment, state: 'settled', dueAt: null });
}

/** Also after it settled: some codes may come weeks later. */
export function comeBack(context: SandboxContext, payment: Payment, returnCode: string): void {
  if (payment.state === 'submitted' || payment.state === 'settled')
    note(context, { ...payment, state: 'returned', returnCode, dueAt: null });
}

function note({ store, clock }: SandboxContext, payment: Payment): void {
  const { id: paymentId, state, returnCode } = payment;
  const id = newId();
  store.payments.put(paymentId, payment);
  const kind = state === 'settled' ? 'settled' : 'returned';
  store.notes.put(id, { id, paymentId, kind, returnCode, at: clock.trueTime().toISOString() });
}
