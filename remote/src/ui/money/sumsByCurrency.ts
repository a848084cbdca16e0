import { sum, toMajor, toMinor } from '@portal/shared/domain/money/money';

export interface Amount {
  /** Major units. */
  readonly amount: number;
  readonly currencyCode: string;
}

/** Returns the sums of amounts, exactly, one of each currency in the order of their first appearance. */
export const sumsByCurrency = (amounts: readonly Amount[]): readonly Amount[] =>
  [...new Set(amounts.map(({ currencyCode }) => currencyCode))].map((currencyCode) => {
    const minor = amounts.flatMap((one) =>
      one.currencyCode === currencyCode ? [toMinor(one.amount, currencyCode) ?? 0n] : [],
    );
    return { amount: toMajor(sum(minor), currencyCode), currencyCode };
  });
