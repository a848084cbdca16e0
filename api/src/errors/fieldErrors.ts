import type { FieldError } from '@portal/shared/contract/common';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';

/** Returns the error of a field of a request (its path in the body). */
export const fieldError = (field: string, { key, values }: Refusal): FieldError => ({
  field,
  i18nKey: key,
  ...(values && { values: { ...values } }),
});

/** Returns the error of a field of a request; none when the rule has no objection. */
export const fieldErrors = (field: string, refusal: Refusal | null): FieldError[] =>
  refusal === null ? [] : [fieldError(field, refusal)];
