import { gatewayReasonKey } from '@portal/shared/domain/funding/gatewayReasons';
import type { Failure } from '../../errors/AppError.ts';

export const ORDER_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.order.notFound', description: 'There is no such order.' },
  lineNotFound: { status: 404, i18nKey: 'error.notFound', description: 'There is no such line.' },
  tooLargeToRepeat: {
    status: 422,
    i18nKey: 'error.order.tooLargeToRepeat',
    description: 'The order has more lines than a call fills a cart with.',
  },
  exportTooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'More orders or line items match than a file holds.',
  },
  business: {
    status: 403,
    i18nKey: 'error.order.business',
    description: 'The business of the organization was not submitted for review, or not approved.',
  },
  consentRequired: {
    status: 422,
    i18nKey: 'error.consent.required',
    description: 'Recipients of text messages must have agreed to them, which the order has to say.',
    fields: [{ field: 'textConsent', i18nKey: 'error.consent.required' }],
  },
  referenceTaken: {
    status: 409,
    i18nKey: 'error.reference.duplicate',
    description: 'Another order bears this external reference.',
  },
  otherContent: {
    status: 409,
    i18nKey: 'error.reference.otherContent',
    description: 'The external reference belongs to an order of other content.',
  },
  insufficientUndisclosed: {
    status: 422,
    i18nKey: 'error.funds.insufficientUndisclosed',
    description: 'The balance is not enough.',
  },
  paying: {
    status: 423,
    i18nKey: 'error.cart.paying',
    description: 'The card that pays for the order of this reference is being charged.',
  },
  paused: {
    status: 429,
    i18nKey: 'error.funds.paused',
    description: 'Too many orders were not covered by the balance.',
  },
} as const satisfies Record<string, Failure>;

/** How orders fail that the balance does not cover, of users who may not see it. */
export const SHORT_ORDERS = { short: ORDER_FAILURES.insufficientUndisclosed, paused: ORDER_FAILURES.paused };

/** 402: nothing was placed, because the gateway declined the card for that reason. */
export const cardDeclined = (reasonCode: string | null): Failure => ({
  status: 402,
  i18nKey: gatewayReasonKey(reasonCode, 'CARD'),
  description: `The card was declined (${reasonCode ?? '0'}).`,
});
