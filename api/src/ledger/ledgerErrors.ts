import { toDecimal } from '@portal/shared/domain/money/money';
import { AppError, type Failure } from '../errors/AppError.ts';
import { codeOf } from '../errors/codeOf.ts';

const INSUFFICIENT = {
  status: 422,
  i18nKey: 'error.funds.insufficient',
  description: 'The balance is not enough.',
} as const satisfies Failure;

/** A wallet would fall below its floor; `shortfallMinor` is the missing amount. */
export class InsufficientFunds extends AppError {
  constructor(shortfallMinor: bigint, currencyCode: string) {
    super({ ...INSUFFICIENT, values: { shortfall: toDecimal(shortfallMinor, currencyCode), currencyCode } });
  }
}

/** SQLSTATE that the ledger functions raise for a wallet below its floor; the detail is such as `4000 USD`. */
const UNDER_FLOOR = 'LB001';
const SHORTFALL = /^(\d+) (\S+)$/;

/** Raises `InsufficientFunds` for that SQLSTATE, else the original error. */
export function raiseLedgerError(error: unknown): never {
  const detail = codeOf(error) === UNDER_FLOOR && error instanceof Error && 'detail' in error ? error.detail : null;
  const [, shortfallMinor, currencyCode] = SHORTFALL.exec(String(detail)) ?? [];
  if (shortfallMinor === undefined || currencyCode === undefined) throw error;
  throw new InsufficientFunds(BigInt(shortfallMinor), currencyCode);
}
