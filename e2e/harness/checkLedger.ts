import { runChecker } from './runChecker.ts';
import type { Place } from './startServer.ts';

/** Runs the ledger checker (`settled`: the queues must be empty, too). Raises when an invariant is violated. */
export const checkLedger = (place: Place, settled: boolean): Promise<void> =>
  runChecker(place, 'e2e/ledger/check.ts', ...(settled ? ['--settled'] : []));
