import type { OrderLineRow } from '@portal/shared/contract/orders';

/** Which facts are the same in all lines of a page, so that one line above them says it. */
export interface SharedLineFacts {
  /** Reward and number of pieces. */
  readonly reward: boolean;
  readonly amount: boolean;
}

const NOTHING: SharedLineFacts = { reward: false, amount: false };

export function getSharedFacts(lines: readonly OrderLineRow[]): SharedLineFacts {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return NOTHING;
  const isSame = (name: 'rewardName' | 'quantity' | 'amount' | 'currencyCode') =>
    others.every((line) => line[name] === first[name]);
  return { reward: isSame('rewardName') && isSame('quantity'), amount: isSame('amount') && isSame('currencyCode') };
}
