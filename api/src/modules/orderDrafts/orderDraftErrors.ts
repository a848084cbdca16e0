import type { Failure } from '../../errors/AppError.ts';

/** Failures of half-made orders. */
export const ORDER_DRAFT_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.orderDraft.notFound',
    description: 'The user has no half-made order of that kind.',
  },
  changed: {
    status: 409,
    i18nKey: 'error.orderDraft.changed',
    description: 'The draft was saved in another tab or on another device after it was read.',
  },
  ended: {
    status: 409,
    i18nKey: 'error.orderDraft.ended',
    description: 'The draft was placed or discarded in another tab or on another device.',
  },
  step: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'Orders of that kind have no such step.',
    fields: [{ field: 'step', i18nKey: 'error.validation' }],
  },
} as const satisfies Readonly<Record<string, Failure>>;
