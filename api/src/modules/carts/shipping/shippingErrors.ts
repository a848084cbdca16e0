import { AppError, type Failure } from '../../../errors/AppError.ts';

export const SHIPPING_FAILURES = {
  none: {
    status: 422,
    i18nKey: 'error.shipping.none',
    description: 'No shipping fee estimates returned from API.',
    fields: [{ field: 'shippingInfo', i18nKey: 'error.shipping.none' }],
  },
  outage: { status: 503, i18nKey: 'error.shipping.outage', description: 'The fulfilment service gave no answer.' },
  nothingMailed: {
    status: 422,
    i18nKey: 'error.shipping.nothingMailed',
    description: 'Nothing of this goes by post.',
  },
} as const satisfies Record<string, Failure>;

/** 422 at the field of a choice that names no method, or one that does not suit it. */
export const unknownMethod = (field: string, method: string): AppError => {
  const i18nKey = 'error.shipping.unknown';
  const values = { method };
  return new AppError({
    status: 422,
    i18nKey,
    description: 'This is no shipping method.',
    values,
    fields: [{ field, i18nKey, values }],
  });
};

/** 422 naming the first of the lines that the postal service alone reaches. */
export const postalOnly = (names: readonly string[], count: number): AppError => {
  const i18nKey = 'error.shipping.postalOnly';
  const values = { names: names.join(', '), count: String(count) };
  return new AppError({
    status: 422,
    i18nKey,
    description: 'The postal service alone reaches some addresses.',
    values,
    fields: [{ field: 'shippingInfo', i18nKey, values }],
  });
};
