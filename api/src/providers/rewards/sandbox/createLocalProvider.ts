import { RewardProviderUnreachable, type RewardProvider } from '../RewardProvider.ts';
import { openCardRecords, type CardRecords } from './cardRecords.ts';
import { createCardLedger, type CardLedger } from './createCardLedger.ts';
import { createFaults, type Faults } from './faults.ts';

/** The sandbox of the issuer within this process: its port, its ledger of cards (the till is `ledger.spend`) and its faults. */
export interface LocalProvider {
  readonly provider: RewardProvider;
  readonly ledger: CardLedger;
  readonly faults: Faults;
  readonly records: CardRecords;
}

/** Opens the sandbox without a process of its own; its state lasts as long as this object. */
export function createLocalProvider(now: () => Date): LocalProvider {
  const records = openCardRecords(null);
  const ledger = createCardLedger({ records, now });
  const faults = createFaults(records);
  const response = async <Result>(work: () => Result): Promise<Result> => {
    await Promise.resolve();
    if (faults.has('down')) throw new RewardProviderUnreachable('The issuer is down');
    return work();
  };
  const change = async <Result>(work: () => Result): Promise<Result> => {
    const result = await response(work);
    if (faults.has('answerLost')) throw new RewardProviderUnreachable('The answer was lost');
    return result;
  };
  return {
    ledger,
    faults,
    records,
    provider: {
      issue: (orders) => change(() => ledger.issue(orders)),
      balance: (cardId) => response(() => ledger.balance(cardId)),
      freeze: (action) => change(() => ledger.freeze(action)),
      unfreeze: (action) => change(() => ledger.unfreeze(action)),
      void: (action) => change(() => ledger.void(action)),
      outcome: (actionId) => response(() => ledger.outcome(actionId)),
      events: (after) => response(() => ledger.events(after)),
    },
  };
}
