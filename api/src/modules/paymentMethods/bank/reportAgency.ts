import type { Failure } from '../../../errors/AppError.ts';
import type { ReportAgency } from '../../../env/reportAgencyEnv.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';

/** Days in which the person may ask for a free copy of the report (Fair Credit Reporting Act, section 615). */
const COPY_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

/** The refusal with what an adverse action notice tells; `lastDay`: ISO, of the free copy. */
export const declinedFailure = ({ name, address, phone, url }: ReportAgency, now: Date): Failure => ({
  ...BANK_FAILURES.declined,
  values: {
    agency: name,
    address,
    phone,
    url,
    lastDay: new Date(now.getTime() + COPY_DAYS * DAY_MS).toISOString().slice(0, 10),
  },
});
