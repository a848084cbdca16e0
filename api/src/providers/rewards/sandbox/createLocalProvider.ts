import { RewardProviderUnreachable, type RewardProvider } from '../RewardProvider.ts';
import { openCardRecords, type CardRecords } from './cardRecords.ts';
import { createCardBook, type CardBook } from './createCardBook.ts';
import { createFaults, type Faults } from './faults.ts';

/** The sandbox of the issuer within this process: its port, its book (the till is `book.spend`) and its faults. */
export interface LocalProvider {
  readonly provider: RewardProvider;
  readonly book: CardBook;
  readonly faults: Faults;
  readonly records: CardRecords;
}

/** Opens the sandbox without a process of its own; its state lasts as long as this object. */
export function createLocalProvider(now: () => Date): LocalProvider {
  const records = openCardRecords(null);
  const book = createCardBook({ records, now });
  const faults = createFaults(records);
  const answer = async <Result>(work: () => Result): Promise<Result> => {
    await Promise.resolve();
    if (faults.has('down')) throw new RewardProviderUnreachable('The issuer is down');
    return work();
  };
  const change = async <Result>(work: () => Result): Promise<Result> => {
    const result = await answer(work);
    if (faults.has('answerLost')) throw new RewardProviderUnreachable('The answer was lost');
    return result;
  };
  return {
    book,
    faults,
    records,
    provider: {
      issue: (orders) => change(() => book.issue(orders)),
      balance: (cardId) => answer(() => book.balance(cardId)),
      freeze: (action) => change(() => book.freeze(action)),
      unfreeze: (action) => change(() => book.unfreeze(action)),
      void: (action) => change(() => book.void(action)),
      outcome: (actionId) => answer(() => book.outcome(actionId)),
      events: (after) => answer(() => book.events(after)),
    },
  };
}
