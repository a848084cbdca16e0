import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { string } from 'yup';

/** The schema of a text that a rule of `shared/domain` checks; the refusal is the error of its field. */
export const checkedText = (check: (text: string) => Refusal | null) =>
  string()
    .defined()
    .test('rule', (text, context) => {
      const refusal = check(text);
      return refusal === null || context.createError({ message: { ...refusal } });
    });
