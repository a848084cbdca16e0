import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { string, type TestContext } from 'yup';

/** A field that is checked by a rule of the domain. */
export const rule = (check: (text: string, context: TestContext) => Refusal | null) =>
  string()
    .defined()
    .test('rule', (text, context) => {
      const refusal = check(text, context);
      return refusal === null ? true : context.createError({ message: { ...refusal } });
    });
