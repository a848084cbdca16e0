import { toDecimal } from '@portal/shared/domain/money';
import { AppError, type Failure } from '../errors/AppError.ts';

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
