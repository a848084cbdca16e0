/** The facts that decide about funding an account from a US bank account. */
export interface BankFundingFacts {
  readonly currencyCode: string;
  /** In any unit; null or 0 for an account without a credit line. */
  readonly creditLimit: number | bigint | null;
  /** Null: nobody has judged the account yet. */
  readonly confidenceAttribute: string | null;
  readonly platformCreatedDate: Date;
  /** Feature `ach-for-watch`. */
  readonly isWatchAllowed: boolean;
}

/** `absent`: the method does not exist for such an account; `disabled`: it does, but not for this one now. */
export type BankFunding = 'offered' | 'disabled' | 'absent';

/** Organisations created before this day keep bank funding while an account is watched. */
const WATCH_CUTOFF = new Date('2025-07-06T00:00:00Z');

/** Decides about deposits from a US bank account. A confidence attribute that is not known disables them. */
export function bankFundingOf(facts: BankFundingFacts): BankFunding {
  const hasCreditLine = facts.creditLimit !== null && Number(facts.creditLimit) !== 0;
  if (facts.currencyCode !== 'USD' || hasCreditLine) return 'absent';
  switch (facts.confidenceAttribute) {
    case null:
    case 'TRUSTED':
    case 'NEW':
      return 'offered';
    case 'WATCH':
      return facts.isWatchAllowed || facts.platformCreatedDate < WATCH_CUTOFF ? 'offered' : 'disabled';
    default:
      return 'disabled';
  }
}
