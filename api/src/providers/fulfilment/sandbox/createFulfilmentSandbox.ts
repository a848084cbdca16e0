import { FulfilmentUnreachable, type FulfilmentProvider } from '../FulfilmentProvider.ts';
import { createPostLedger, type PostLedger } from './createPostLedger.ts';
import { createPostFaults, losesAnswer, type PostFaults } from './faults.ts';
import { openLetters } from './letterStore.ts';
import { openPostRecords } from './postRecords.ts';

/** The sandbox of the printer within this process: its port, its shipments (`post.move` moves one on) and its faults. */
export interface FulfilmentSandbox {
  readonly provider: FulfilmentProvider;
  readonly post: PostLedger;
  readonly faults: PostFaults;
}

/** Opens the sandbox without a process of its own; its state lasts as long as this object. */
export function createFulfilmentSandbox(now: () => Date): FulfilmentSandbox {
  const records = openPostRecords(null);
  const post = createPostLedger({ records, letters: openLetters(null), now });
  const faults = createPostFaults(records);
  const response = async <Result>(work: () => Result): Promise<Result> => {
    await Promise.resolve();
    if (faults.has('down')) throw new FulfilmentUnreachable('The printer is down');
    return work();
  };
  return {
    post,
    faults,
    provider: {
      estimate: (parcels) => response(() => post.estimate(parcels)),
      ship: async (order) => {
        const state = await response(() => post.ship(order));
        if (losesAnswer(faults)) throw new FulfilmentUnreachable('The answer was lost');
        return state;
      },
      find: (key) => response(() => post.find(key)),
      listEvents: (after) => response(() => post.events(after)),
    },
  };
}
