import { runChecker } from './runChecker.ts';
import type { Place } from './startServer.ts';

/** Compares the payment gateway with the books, while no server runs. Raises when they do not tie. */
export const checkGateway = (place: Place): Promise<void> => runChecker(place, 'api/src/commands/gatewayCheck.ts');
