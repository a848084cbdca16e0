import type { FieldError } from '@portal/shared/contract/common';
import { isPlaceholderRefusal } from '@portal/shared/domain/ordering/templatePlaceholders';
import { AppError, type Failure } from '../../errors/AppError.ts';

export const CART_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.cart.notFound', description: 'There is no such cart.' },
  lineNotFound: { status: 404, i18nKey: 'error.notFound', description: 'There is no such line.' },
  alreadyPlaced: { status: 423, i18nKey: 'error.cart.alreadyPlaced', description: 'This order is already placed.' },
  paying: {
    status: 423,
    i18nKey: 'error.cart.paying',
    description: 'The card that pays for this cart is being charged.',
  },
  filling: {
    status: 409,
    i18nKey: 'error.cart.filling',
    description: 'Rows of a file are still being added to the cart.',
  },
  tooManyLines: { status: 422, i18nKey: 'error.lines.tooMany', description: 'The cart would have too many lines.' },
  noLines: { status: 422, i18nKey: 'error.lines.required', description: 'The cart has no lines.' },
  accountFrozen: { status: 422, i18nKey: 'error.account.frozen', description: 'The account is frozen.' },
  bulkDisabled: {
    status: 403,
    i18nKey: 'error.bulk.disabled',
    description: 'Orders of cards in bulk are switched off for the account.',
  },
  bulkAddress: { status: 422, i18nKey: 'error.bulk.address', description: 'Cards in bulk go to one address.' },
  bulkBrand: { status: 422, i18nKey: 'error.bulk.brand', description: 'Cards in bulk are of one brand.' },
  bulkTooMany: {
    status: 422,
    i18nKey: 'error.bulk.left',
    description: 'The order would have too many cards.',
  },
  noRate: { status: 422, i18nKey: 'error.currency.noRate', description: 'There is no exchange rate for a reward.' },
  quoteStale: { status: 409, i18nKey: 'error.quote.stale', description: 'The price has changed or is too old.' },
  card: { status: 422, i18nKey: 'error.cardOrder.card', description: 'The card cannot pay for an order.' },
  cardLimit: { status: 422, i18nKey: 'error.cardOrder.amount', description: 'Cards pay for less than this.' },
  badPageToken: { status: 400, i18nKey: 'error.validation', description: 'The page token is not valid.' },
  metadataMissing: {
    status: 422,
    i18nKey: 'error.validation',
    description: 'The organization requires notes or a purchase order number.',
  },
  invalidLines: { status: 422, i18nKey: 'error.validation', description: 'Some lines are not valid.' },
} as const satisfies Record<string, Failure>;

/** 422 listing each invalid field (`lineItems[2].recipient.email`); with code 163 when placeholders alone are wrong. */
export const invalidLines = (fields: readonly FieldError[]): AppError => {
  const isOfTags = fields.every(({ i18nKey }) => isPlaceholderRefusal(i18nKey));
  return new AppError({ ...CART_FAILURES.invalidLines, ...(isOfTags && { code: '163' }), fields });
};

/** 422 at the payment source, for a card that may not pay; `reason` tells why. */
export function cardRefused(reason: string): AppError {
  const values = { reason };
  const { i18nKey } = CART_FAILURES.card;
  return new AppError({
    ...CART_FAILURES.card,
    values,
    fields: [{ field: 'paymentSourceIdentifier', i18nKey, values }],
  });
}
