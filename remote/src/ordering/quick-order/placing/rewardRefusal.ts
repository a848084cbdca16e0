import { isApiError } from '../../../api/apiError.ts';
import type { Message } from '../../../i18n/message.ts';

/** Validation errors of the lines' item or amount; each reason once. */
export interface RewardRefusal {
  readonly of: 'reward' | 'amount';
  readonly messages: readonly Message[];
}

const OF_REWARD = /^(?:lineItems|lines)\[\d+\]\.(utid|amount)$/;

/** The validation errors of the order's reward, which all lines share; null for any other failure. */
export function toRewardRefusal(error: unknown): RewardRefusal | null {
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
