import { firstRecipientOf } from '../ordering/recipientSummary.ts';
import { toRewardSummary } from '../ordering/rewardSummary.ts';

/** An order as a reader of the ledger may know it; `recipientSummary` null: not whom it is for. */
interface PaidOrder {
  readonly lineCount: number;
  readonly rewardNames: readonly string[];
  readonly recipientSummary: string | null;
}

/** The purpose of an order: the form of its sentence, by the name of the text, and what stands in it. */
interface OrderPurpose {
  readonly form: 'rewards' | 'toRecipient' | 'mixedToRecipient';
  readonly count: number;
  readonly rewards: string;
  readonly recipient: string;
}

/** Returns what an order was for, on pages and in files alike. "3 ×" is said of one reward alone. */
export function toOrderPurpose({ lineCount: count, rewardNames, recipientSummary }: PaidOrder): OrderPurpose {
  const recipient = recipientSummary ?? '';
  const isNamed = recipientSummary !== null && firstRecipientOf(recipientSummary, count) !== '';
  const named = rewardNames.length > 1 ? 'mixedToRecipient' : 'toRecipient';
  return { form: isNamed ? named : 'rewards', count, rewards: toRewardSummary(rewardNames), recipient };
}
