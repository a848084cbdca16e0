import { isApiError } from '../../../api/apiError.ts';
import type { Message } from '../../../i18n/message.ts';

/** Validation errors of the lines of a cart; each reason once. */
export interface LineRefusal {
  readonly messages: readonly Message[];
  readonly isOfReward: boolean;
  readonly isOfTemplate: boolean;
}

const OF_LINE = /^(?:lineItems|lines)\[\d+\]\.(.+)$/;

/** Returns what lines of a cart are refused for; null for any other failure. */
export function toLineRefusal(error: unknown): LineRefusal | null {
  const found = (isApiError(error) ? (error.fields ?? []) : []).flatMap(({ field, i18nKey: key, values }) => {
    const name = OF_LINE.exec(field)?.[1];
    return name === undefined ? [] : [{ name, message: values ? { key, values } : { key } }];
  });
  if (found.length === 0) return null;
  return {
    messages: [...new Map(found.map(({ message }) => [message.key, message])).values()],
    isOfReward: found.some(({ name }) => name === 'utid'),
    isOfTemplate: found.some(({ name }) => name === 'deliveryTemplate.etid'),
  };
}
