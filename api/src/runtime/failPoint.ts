/** Fail points at which a fault test may end the process, each between two steps that must be atomic. */
export const FAIL_POINTS = [
  'key-taken',
  'key-committed',
  'order-written',
  'order-lines-copied',
  'order-money-moved',
  'order-queued',
  'order-slice-written',
  'order-slice-committed',
  'order-lines-written',
  'order-lines-failed',
  'transfer-posted',
  'deposit-claimed',
  'deposit-answered',
  'deposit-settled',
  'order-payment-claimed',
  'order-payment-answered',
  'order-payment-settled',
  'order-refund-claimed',
  'order-refund-answered',
  'bank-submitted',
  'bank-credited',
  'bank-returned',
  'issue-answered',
  'issue-rewards-written',
  'issue-mails-queued',
  'issue-lines-settled',
  'issue-committed',
  'reward-action-accepted',
  'reward-action-answered',
  'reward-action-applied',
  'mail-claimed',
  'mail-answered',
  'mail-recorded',
  'line-sent-again',
  'user-invited',
  'report-batch-written',
  'report-files-written',
] as const;
export type FailPoint = (typeof FAIL_POINTS)[number];

let armed: { readonly name: string; passes: number } | null = null;

/** `text`: a name, or `name:n` to let it pass n - 1 times (FAIL_AT). Null: no fail point, the normal state. */
export function armFailPoint(text: string | null): void {
  const [name = '', passes = '1'] = (text ?? '').split(':');
  armed = text === null ? null : { name, passes: Number(passes) };
}

/** Ends the process here, as a power cut would, when this point is armed. */
export function failPoint(name: FailPoint): void {
  if (armed?.name !== name) return;
  armed.passes -= 1;
  if (armed.passes === 0) process.kill(process.pid, 'SIGKILL');
}
