import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { ATTEMPT_STATES, MONEY_OPERATIONS } from '../domain/enumerations.ts';
import { Nullable, OneOf, text } from './common.ts';

const IDENTIFIER = 100;

export const attemptParams = object({ key: text().max(255).required() });
export const attemptQuery = object({
  operation: text()
    .oneOf([...MONEY_OPERATIONS])
    .required(),
  accountIdentifier: text().max(IDENTIFIER).required('error.account.required'),
});
export type AttemptQuery = InferType<typeof attemptQuery>;

/**
 * GET /api/idempotency-keys/{key}: what became of the user's call under that key. `reference`: of the deposit, the transfer
 * (its transaction) or the order. `amount` in major units, without a fee. `expectedBy`: the last day (ISO) on which a pending
 * deposit is expected. `i18nKey` and `values`: why nothing was done.
 */
export const Attempt = Type.Object({
  state: OneOf(ATTEMPT_STATES),
  reference: Nullable(Type.String()),
  amount: Nullable(Type.Number()),
  currencyCode: Nullable(Type.String()),
  expectedBy: Nullable(Type.String()),
  i18nKey: Nullable(Type.String()),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Attempt = Static<typeof Attempt>;
