import { toDecimal } from '@portal/shared/domain/money';
import { AppError, type Failure } from '../errors/AppError.ts';
import { codeOf } from '../errors/codeOf.ts';

const INSUFFICIENT = {
  status: 422,
  i18nKey: 'error.funds.insufficient',
  description: 'The balance is not enough.',
} as const satisfies Failure;

/** A wallet would fall under its floor (specification P8); `shortfallMinor` is what is missing. */
export class InsufficientFunds extends AppError {
  constructor(shortfallMinor: bigint, currencyCode: string) {
    super({ ...INSUFFICIENT, values: { shortfall: toDecimal(shortfallMinor, currencyCode), currencyCode } });
  }
}

/** What the functions of the ledger raise for a wallet under its floor; the detail is such as `4000 USD`. */
const UNDER_FLOOR = 'LB001';
const SHORTFALL = /^(\d+) (\S+)$/;

/** Raises `InsufficientFunds` where that is what the database says, else its error as it came. */
export function raiseLedgerError(error: unknown): never {
  const detail = codeOf(error) === UNDER_FLOOR && error instanceof Error && 'detail' in error ? error.detail : null;
  const [, shortfallMinor, currencyCode] = SHORTFALL.exec(String(detail)) ?? [];
  if (shortfallMinor === undefined || currencyCode === undefined) throw error;
  throw new InsufficientFunds(BigInt(shortfallMinor), currencyCode);
}
