import type { Failure } from '../../errors/AppError.ts';

/** Why there is no receipt of an order, or no mail with it. */
export const ORDER_RECEIPT_FAILURES = {
  filling: {
    status: 409,
    i18nKey: 'error.receipts.filling',
    description: 'The lines of the order are still being written.',
  },
  pending: {
    status: 409,
    i18nKey: 'error.receipts.pending',
    description: 'The card of the order was not charged yet.',
  },
  declined: {
    status: 409,
    i18nKey: 'error.receipts.declined',
    description: 'The card of the order was declined: nothing was charged.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
