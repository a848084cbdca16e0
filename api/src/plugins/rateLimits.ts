import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../runtime/clock.ts';
import type { Db } from '../db/client.ts';
import { addressGroup } from '../rate-limits/addressGroup.ts';
import { createHitMemory } from '../rate-limits/hitMemory.ts';
import { countHit } from '../rate-limits/rateLimits.ts';
import { refuseAbove } from '../rate-limits/refuseAbove.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts reads from the limit: cacheable files and monitoring. */
    unlimitedReads?: boolean;
    /** Exempts writes from the limit by user or address: the route counts in another way. */
    limitsItself?: boolean;
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
  app.addHook('onRequest', async (request) => {
    const now = clock.now();
    const { limitsItself, unlimitedReads } = request.routeOptions.config;
    if (!READING.includes(request.method)) {
      if (limitsItself !== true)
        refuseAbove(writesPerMinute, await countHit(db, `writes:${callerOf(request)}`, MINUTE_MS, now), now);
    } else if (unlimitedReads !== true) refuseAbove(readsPerMinute, reads.count(callerOf(request), now), now);
  });
}

const callerOf = ({ user, ip }: FastifyRequest): string => (user ? `user:${user.id}` : `address:${addressGroup(ip)}`);
