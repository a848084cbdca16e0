import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../runtime/clock.ts';
import type { Db } from '../db/client.ts';
import { addressGroup } from '../rate-limits/addressGroup.ts';
import { createHitMemory } from '../rate-limits/hitMemory.ts';
import { countHit, countWrite, secondsUntil, type Count } from '../rate-limits/rateLimits.ts';
import { refuseAbove } from '../rate-limits/refuseAbove.ts';
import { shareHits } from '../rate-limits/shareHits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts reads from the limit: cacheable files and monitoring. */
    unlimitedReads?: boolean;
    /** Exempts writes from the limit by user or address: the route counts in another way. */
    limitsItself?: boolean;
    /** So many calls of this route a key may make a minute; they count apart from its others. */
    keyCallsPerMinute?: number;
  }
}

const { publicApi } = SERVER_SETTINGS;
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
 * agree, reading ones in memory, which processes of one server
 * share. Programs have limits of their own, by key, and are told how much is left. Raises
 * 429 `error.rateLimited` with the seconds to wait.
 */
export function registerRateLimits(app: FastifyInstance, deps: RateLimitDeps): void {
  const { db, clock, writesPerMinute, readsPerMinute } = deps;
  const reads = shareHits(createHitMemory(MINUTE_MS), clock);
  app.addHook('onClose', (_app, done) => {
    reads.stop();
    done();
  });
  const countRead = (request: FastifyRequest, now: Date): Count => reads.count(callerOf(request), now);
  const countWriteOf = async (request: FastifyRequest, now: Date): Promise<Count> =>
    request.writes ?? (await countWrite(db, callerOf(request), now));
  /** Returns the limit of a call by a key, and how much of it is used. */
  const countKey = async (request: FastifyRequest, isRead: boolean, now: Date): Promise<readonly [number, Count]> => {
    const { config, url = '' } = request.routeOptions;
    if (config.keyCallsPerMinute !== undefined)
      return [config.keyCallsPerMinute, await countHit(db, `calls:${url}:${callerOf(request)}`, MINUTE_MS, now)];
    return isRead
      ? [publicApi.readsPerMinute, countRead(request, now)]
      : [publicApi.writesPerMinute, await countWriteOf(request, now)];
  };
  app.addHook('onRequest', async (request, reply) => {
    const now = clock.now();
    const { permission, unlimitedReads } = request.routeOptions.config;
    const isRead = READING.includes(request.method);
    if (permission?.kind === 'machine' && request.user !== null) {
      limitKey(reply, ...(await countKey(request, isRead, now)), now);
    } else if (!isRead) {
      if (isLimitedWrite(request)) refuseAbove(writesPerMinute, await countWriteOf(request, now), now);
    } else if (unlimitedReads !== true) refuseAbove(readsPerMinute, countRead(request, now), now);
  });
}

/** True for a writing call that is counted by its user or address. */
export const isLimitedWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !READING.includes(method) && routeOptions.config.limitsItself !== true;

/** Says how much a key may do until when, and raises 429 above that. */
function limitKey(reply: FastifyReply, limit: number, count: Count, now: Date): void {
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': Math.max(0, limit - count.hits),
    'ratelimit-reset': secondsUntil(count.resetsAt, now),
  });
  refuseAbove(limit, count, now);
}

/** An app has limits of its own beside those of the person for whom it calls. */
const callerOf = ({ user, grant, ip }: FastifyRequest): string => {
  if (grant !== null) return `grant:${grant.platformId}:${grant.id}`;
  return user ? `user:${user.id}` : `address:${addressGroup(ip)}`;
};
