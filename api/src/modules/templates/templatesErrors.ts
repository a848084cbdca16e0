import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { AppError, type Failure } from '../../errors/AppError.ts';

export const TEMPLATE_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.notFound', description: 'There is no such template.' },
} as const satisfies Record<string, Failure>;

/** 422 with the field that prevents a preview. */
export const invalidPreview = (field: string, { key, values }: Refusal): AppError =>
  new AppError({
    status: 422,
    i18nKey: 'error.validation',
    description: 'This mail cannot be sent.',
    fields: [{ field, i18nKey: key, ...(values && { values: { ...values } }) }],
  });
