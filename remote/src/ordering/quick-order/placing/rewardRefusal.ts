import { isApiError } from '../../../api/apiError.ts';
import type { Message } from '../../../i18n/message.ts';

/** What the server has against the reward of the lines or its amount; each reason once. */
export interface RewardRefusal {
  readonly of: 'reward' | 'amount';
  readonly messages: readonly Message[];
}

const OF_REWARD = /^(?:lineItems|lines)\[\d+\]\.(utid|amount)$/;

/** The refusal of an order's reward, whose lines are all of one; null when the failure is another. */
export function rewardRefusalOf(error: unknown): RewardRefusal | null {
  const found = (isApiError(error) ? (error.fields ?? []) : []).flatMap(({ field, i18nKey, values }) => {
    const name = OF_REWARD.exec(field)?.[1];
    return name === undefined ? [] : [{ name, message: { key: i18nKey, ...(values && { values }) } }];
  });
  if (found.length === 0) return null;
  const messages = new Map(found.map(({ message }) => [message.key, message]));
  return {
    of: found.every(({ name }) => name === 'amount') ? 'amount' : 'reward',
    messages: [...messages.values()],
  };
}
