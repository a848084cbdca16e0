import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../errors/codeOf.ts';
import type { Db, Tx } from './client.ts';
import { isOvertakenPlan } from './statementNames.ts';

const RETRYABLE = ['40001', '40P01'];
const ATTEMPTS = 6;

const isRetryable = (error: unknown): boolean => RETRYABLE.includes(codeOf(error) ?? '') || isOvertakenPlan(error);

/**
 * Runs `work` in one transaction and commits it; on a serialisation failure, a deadlock or a plan that a migration has
 * overtaken it runs again, after a short random pause. `work` must therefore do nothing outside the transaction that may not happen twice.
 */
export async function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
