import { runChecker } from './runChecker.ts';
import type { Place } from './startServer.ts';

/** Compares rewards with their cards at the issuer, while no server runs. Raises when they differ. */
export const checkProvider = (place: Place): Promise<void> => runChecker(place, 'api/src/commands/providerCheck.ts');
