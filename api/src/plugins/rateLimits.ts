import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { addressGroup } from '../rate-limits/addressGroup.ts';
import { createHitMemory } from '../rate-limits/hitMemory.ts';
import { countHit, secondsUntil, type Count } from '../rate-limits/rateLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts reads from the limit: cacheable files and monitoring. */
    unlimitedReads?: boolean;
  }
}

const MINUTE_MS = 60_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];

export interface RateLimitDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
}

/**
 * Limits calls by user, or by address without one: writing ones counted in the database, so that any number of processes
 * agree, reading ones in this process's memory. Raises 429 `error.rateLimited` with the seconds to wait.
 */
export function registerRateLimits(app: FastifyInstance, deps: RateLimitDeps): void {
  const { db, clock, writesPerMinute, readsPerMinute } = deps;
  const reads = createHitMemory(MINUTE_MS);
  const refuseAbove = (limit: number, { hits, resetsAt }: Count, now: Date): void => {
    if (hits <= limit) return;
    throw new AppError({ ...COMMON_FAILURES.rateLimited, values: { seconds: String(secondsUntil(resetsAt, now)) } });
  };
  app.addHook('onRequest', async (request) => {
    const now = clock.now();
    if (!READING.includes(request.method))
      refuseAbove(writesPerMinute, await countHit(db, `writes:${callerOf(request)}`, MINUTE_MS, now), now);
    else if (request.routeOptions.config.unlimitedReads !== true)
      refuseAbove(readsPerMinute, reads.count(callerOf(request), now), now);
  });
}

const callerOf = ({ user, ip }: FastifyRequest): string => (user ? `user:${user.id}` : `address:${addressGroup(ip)}`);
