import type { BankResult } from '@portal/shared/contract/bankAccounts';
import { isApiError } from '../../../api/apiError.ts';

/**
 * The outcome of a deposit by bank. `submitted`: the bank has it; `reviewed`: it waits for a decision; `added`: it is in
 * the balance; `left`: the person gave up at the bank's page; `waiting`: nothing is known yet; `silent`: nothing of ours.
 */
export interface BankOutcome {
  readonly kind: 'submitted' | 'reviewed' | 'added' | 'left' | 'waiting' | 'failed' | 'silent';
  /** Null when it could not be read. */
  readonly result: BankResult | null;
}

const ACCEPTED = '100';

export const toBankOutcome = (result: BankResult): BankOutcome => ({ kind: getKind(result), result });

// The gateway may name more types than the contract.
const isSale = (transactionType: string): boolean => transactionType === 'SALE';

function getKind({ transactionType, status, cybersourceReasonCode }: BankResult): BankOutcome['kind'] {
  if (!isSale(transactionType)) return 'silent';
  if (status === 'CREATED') return 'waiting';
  if (status === 'CANCELLED') return 'left';
  if (status === 'POSTED') return 'added';
  if (status !== 'PENDING') return 'failed';
  // Without a code its answer was lost, and the server is asking for it.
  if (cybersourceReasonCode === null) return 'waiting';
  return cybersourceReasonCode === ACCEPTED ? 'submitted' : 'reviewed';
}

/** Returns the outcome of a failed read: it says nothing of a deposit unless the server refuses it. */
export function unreadOutcome(error: unknown): BankOutcome {
  const status = isApiError(error) ? error.status : 0;
  if (status === 401) return { kind: 'silent', result: null };
  return { kind: status === 400 || status === 403 || status === 404 ? 'failed' : 'waiting', result: null };
}
