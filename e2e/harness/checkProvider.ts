import { runChecker } from './runChecker.ts';
import type { ServerLocation } from './startServer.ts';

/** Compares rewards with their cards at the issuer, while no server runs. Raises when they differ. */
export const checkProvider = (location: ServerLocation): Promise<void> =>
  runChecker(location, 'api/src/commands/providerCheck.ts');
