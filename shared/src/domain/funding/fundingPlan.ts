import type { BankFunding } from './bankFunding.ts';
import { cardFee } from '../money/cardFee.ts';
import type { FundingType } from '../enumerations.ts';
import { fundingMinimum } from './fundingAmount.ts';

/** The needed and the available amount of an account, in minor units of its currency. */
interface Need {
  readonly currencyCode: string;
  readonly needMinor: bigint;
  /** The amount that it can spend: its balance, and its credit line where it has one. */
  readonly availableMinor: bigint;
}

/** Returns the amount to add so that the need is met: 0 when it is, and never less than a deposit may be. */
export function amountToAdd({ currencyCode, needMinor, availableMinor }: Need): bigint {
  const lacking = needMinor - availableMinor;
  if (lacking <= 0n) return 0n;
  const minimum = fundingMinimum(currencyCode);
  return lacking < minimum ? minimum : lacking;
}

/** The ways that an account has. */
export interface FundingOptions {
  readonly card: 'offered' | 'absent';
  /** A fraction, 0.035 = 3.5 %. */
  readonly creditCardFee: number;
  readonly bank: BankFunding;
  /** The most that a bank may still be asked for today; null: not known. */
  readonly bankMostMinor: bigint | null;
  readonly hasWire: boolean;
}

/** One way to add an amount; minor units. */
export interface FundingOption {
  readonly kind: FundingType;
  readonly feeMinor: bigint;
  readonly totalMinor: bigint;
  /** Null where the amount is within what the way takes today. */
  readonly mostMinor: bigint | null;
}

/** The ways by which an amount can be added now, in the order in which they are usable. */
export function listFundingOptions(addMinor: bigint, options: FundingOptions): readonly FundingOption[] {
  const free = { feeMinor: 0n, totalMinor: addMinor, mostMinor: null };
  const feeMinor = cardFee(addMinor, options.creditCardFee);
  const { bankMostMinor } = options;
  const mostMinor = bankMostMinor !== null && addMinor > bankMostMinor ? bankMostMinor : null;
  return [
    ...(options.card === 'offered'
      ? [{ ...free, kind: 'CARD_DEPOSIT' as const, feeMinor, totalMinor: addMinor + feeMinor }]
      : []),
    ...(options.bank === 'offered' ? [{ ...free, kind: 'BANK_DEPOSIT' as const, mostMinor }] : []),
    ...(options.hasWire ? [{ ...free, kind: 'WIRE_DEPOSIT' as const }] : []),
  ];
}
