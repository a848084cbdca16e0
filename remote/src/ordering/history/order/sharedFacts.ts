import type { OrderLineRow } from '@portal/shared/contract/orders';

/** Which facts are the same in all lines of an order, so that one line above them says it. */
export interface SharedLineFacts {
  /** Reward and number of pieces. */
  readonly reward: boolean;
  readonly amount: boolean;
}

const NOTHING: SharedLineFacts = { reward: false, amount: false };

/** Returns what the `total` lines of an order share; nothing where only a page of them is known. */
export function getSharedFacts(lines: readonly OrderLineRow[], total: number): SharedLineFacts {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0 || lines.length < total) return NOTHING;
  const isSame = (name: 'rewardName' | 'quantity' | 'amount' | 'currencyCode') =>
    others.every((line) => line[name] === first[name]);
  return { reward: isSame('rewardName') && isSame('quantity'), amount: isSame('amount') && isSame('currencyCode') };
}
