import { object, type InferType } from 'yup';
import { text } from './common.ts';

/** GET /api/funding/statements/{month}; `month`: `YYYY-MM`, of UTC. */
export const statementParams = object({
  month: text()
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'error.month.invalid')
    .required(),
});

export const statementQuery = object({
  accountIdentifier: text().max(100).required('error.account.required'),
  format: text().oneOf(['pdf', 'csv']).default('pdf'),
});
export type StatementQuery = InferType<typeof statementQuery>;

/** GET /api/funding/{accountTransactionID}/receipt: a PDF. */
export const receiptParams = object({ accountTransactionID: text().max(100).required() });
export const receiptQuery = object({ accountIdentifier: text().max(100).required('error.account.required') });
