import type { Db } from '../../db/client.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { attemptRoutes } from './attemptRoutes.ts';
import { createReadAttempt } from './readAttempt.ts';

/** Wires the question of a page what became of its call. */
export const createAttemptsModule = ({ db }: { readonly db: Db }): { readonly routes: Routes } => ({
  routes: attemptRoutes(createReadAttempt(db)),
});
