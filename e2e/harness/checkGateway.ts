import { runChecker } from './runChecker.ts';
import type { ServerLocation } from './startServer.ts';

/** Compares the payment gateway with the ledger, while no server runs. Raises when they do not tie. */
export const checkGateway = (location: ServerLocation): Promise<void> =>
  runChecker(location, 'api/src/commands/gatewayCheck.ts');
