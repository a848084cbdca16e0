import { gatewayReasonKey } from '@portal/shared/domain/funding/gatewayReasons';
import { AppError } from '../../../errors/AppError.ts';
import type { PaymentGateway, StoreBankAccountResult } from '../../../providers/payments/PaymentGateway.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';
import type { ReportAgency } from '../../../env/reportAgencyEnv.ts';
import { declinedFailure } from './reportAgency.ts';

/** Reason codes of a bank account that was declined for what is reported about it. */
const REPORTED = ['220', '221', '233', '481'];

/** Raises 422 where no payment gateway is set up. */
export function requireGateway(gateway: PaymentGateway | null): PaymentGateway {
  if (gateway === null) throw new AppError(BANK_FAILURES.notOffered);
  return gateway;
}

/** Why the gateway does not keep a bank account: 422 with the reason, also that of the reporting agency; 503 without an answer. */
export function refusalOf(
  result: Exclude<StoreBankAccountResult, { outcome: 'stored' }>,
  agency: ReportAgency,
  now: Date,
): AppError {
  if (result.outcome === 'failed') return new AppError(BANK_FAILURES.gatewayUnreachable);
  if (REPORTED.includes(result.reasonCode)) return new AppError(declinedFailure(agency, now));
  return new AppError({
    status: 422,
    i18nKey: gatewayReasonKey(result.reasonCode, 'BANK'),
    description: `The payment gateway refused the bank account (${result.reasonCode}).`,
  });
}
