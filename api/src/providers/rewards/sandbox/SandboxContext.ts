import type { CardLedger } from './createCardLedger.ts';
import type { Faults } from './faults.ts';

/** The things that every part of the sandbox works on. */
export interface SandboxContext {
  readonly ledger: CardLedger;
  readonly faults: Faults;
  readonly key: string;
  readonly now: () => Date;
}
