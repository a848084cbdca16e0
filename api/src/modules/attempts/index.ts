import type { Db } from '../../db/client.ts';
import type { ApiModule } from '../ApiModule.ts';
import { attemptRoutes } from './attemptRoutes.ts';
import { createReadAttempt } from './readAttempt.ts';

/** Wires the question of a page what became of its call. */
export const createAttemptsModule = ({ db }: { readonly db: Db }): ApiModule => ({
  routes: attemptRoutes(createReadAttempt(db)),
});
