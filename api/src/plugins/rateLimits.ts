import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { countHit, secondsUntil } from '../rate-limits/rateLimits.ts';

const MINUTE_MS = 60_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];

export interface RateLimitDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly writesPerMinute: number;
}

/** Limits writing calls by user, or by address without one; counted in the database, so any number of processes agree (decisions 15). */
export function registerRateLimits(app: FastifyInstance, { db, clock, writesPerMinute }: RateLimitDeps): void {
  app.addHook('onRequest', async (request) => {
    if (READING.includes(request.method)) return;
    const now = clock.now();
    const key = request.user ? `writes:user:${request.user.id}` : `writes:address:${request.ip}`;
    const { hits, resetsAt } = await countHit(db, key, MINUTE_MS, now);
    if (hits <= writesPerMinute) return;
    throw new AppError({ ...COMMON_FAILURES.rateLimited, values: { seconds: String(secondsUntil(resetsAt, now)) } });
  });
}
