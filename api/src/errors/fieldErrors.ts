import type { FieldError } from '@portal/shared/contract/common';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';

/** The error of a field of a request (its path in the body); none when the rule has no objection. */
export const fieldErrors = (field: string, refusal: Refusal | null): FieldError[] =>
  refusal === null ? [] : [{ field, i18nKey: refusal.key, ...(refusal.values && { values: { ...refusal.values } }) }];
