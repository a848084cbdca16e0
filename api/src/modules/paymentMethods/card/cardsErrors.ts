import type { Failure } from '../../../errors/AppError.ts';

export const CARD_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.card.notFound', description: 'There is no such card.' },
  tooMany: { status: 422, i18nKey: 'error.card.tooMany', description: 'The account has as many cards as it may.' },
  known: {
    status: 409,
    i18nKey: 'error.card.known',
    description: 'The account has this card already.',
    fields: [{ field: 'creditCard.number', i18nKey: 'error.card.known' }],
  },
  foreign: {
    status: 422,
    i18nKey: 'error.card.foreign',
    description: 'The card was issued in a country whose cards are not accepted.',
    fields: [{ field: 'creditCard.number', i18nKey: 'error.card.foreign' }],
  },
  changed: { status: 409, i18nKey: 'error.card.changed', description: 'Somebody changed the card after it was read.' },
  accountInactive: {
    status: 422,
    i18nKey: 'error.card.accountInactive',
    description: 'Cards are added to active accounts only.',
  },
  gatewayUnreachable: {
    status: 503,
    i18nKey: 'error.card.gatewayUnreachable',
    description: 'The payment gateway gave no answer.',
  },
  notOffered: { status: 404, i18nKey: 'error.card.notOffered', description: 'No payment gateway is set up.' },
} as const satisfies Record<string, Failure>;
