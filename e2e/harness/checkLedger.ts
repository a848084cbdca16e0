import { runChecker } from './runChecker.ts';
import type { ServerLocation } from './startServer.ts';

/** Runs the ledger checker (`settled`: the queues must be empty, too). Raises when an invariant is violated. */
export const checkLedger = (location: ServerLocation, settled: boolean): Promise<void> =>
  runChecker(location, 'e2e/ledger/check.ts', ...(settled ? ['--settled'] : []));
