import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createDrawLetter, type LetterDeps } from './drawLetterOf.ts';
import { letterRoutes } from './letterRoutes.ts';
import { createPrintLetter } from './printLetterService.ts';

export { createDrawLetter, type DrawLetter } from './drawLetterOf.ts';

interface LettersDeps extends LetterDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Wires letters of printed rewards. */
export const createLettersModule = (deps: LettersDeps): ApiModule => ({
  routes: letterRoutes(createPrintLetter({ ...deps, drawLetterOf: createDrawLetter(deps) })),
});
