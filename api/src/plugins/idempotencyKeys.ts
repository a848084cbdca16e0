import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor, Tx } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { AppError } from '../errors/AppError.ts';
import { IDEMPOTENCY_FAILURES } from '../errors/idempotencyErrors.ts';
import { errorBody } from './errors.ts';
import { requestHash } from './requestHash.ts';
import { signedInUser } from '../access/signedInUser.ts';

/** Response of a route, replayed to repeated calls. `body` must be plain JSON. */
export interface Outcome<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** The effect already existed, from a call with another key. */
  readonly replayed?: boolean;
}

/** The outcome of this call, or the stored one of an earlier call. */
export interface Result extends Outcome {
  readonly replayed: boolean;
}

/** A user's key for a route, with the hash of what is asked for. */
export interface Claim {
  readonly user: TenantKey;
  readonly route: string;
  readonly key: string;
  readonly hash: string;
  readonly now: Date;
}

const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${SERVER_SETTINGS.idempotency.keyLength}}$`);
/** Statuses of calls that never began: a repeat is processed as a new call. */
const NOT_KEPT = [400, 401, 403, 429, 503];

/** Raises 400 without a good key. `body`: what tells the request from another one, where that is not the whole body. */
export async function claimOf(request: FastifyRequest, body: unknown = request.body): Promise<Claim> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !PRINTABLE_ASCII.test(key)) throw new AppError(IDEMPOTENCY_FAILURES.invalidKey);
  const { params, query } = request;
  return {
    user: signedInUser(request),
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
    hash: await requestHash({ params, query, body }),
    now: request.clock.now(),
  };
}

/**
 * Claims the key (a concurrent call waits here until the transaction of the first one ends): null. Else the outcome stored
 * under it. Raises 409 when the key came with another request.
 */
export async function recall(tx: Tx, { user, route, key, hash, now }: Claim): Promise<Result | null> {
  const fresh = {
    request_hash: hash,
    response_status: null,
    response_body: null,
    created_at: now,
    expires_at: new Date(now.getTime() + SERVER_SETTINGS.idempotency.keptMs),
  };
  const taken = await tx
    .insertInto('idempotency_keys')
    .modifyEnd(PREPARED)
    .values({ platform_id: user.platformId, user_id: user.id, route, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'user_id', 'route', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const earlier = await findResult(tx, { user, route, key, hash, now });
  if (earlier === null) throw new Error('The key that is taken has no row');
  return earlier;
}

/** The outcome that is stored under the key by now, without claiming it; null for none. Raises 409 when it came with another request. */
export async function findResult(executor: Executor, claim: Claim): Promise<Result | null> {
  const kept = await findKept(executor, claim);
  if (kept === undefined) return null;
  if (kept.request_hash !== claim.hash) throw new AppError(IDEMPOTENCY_FAILURES.otherBody);
  return { status: kept.response_status ?? 200, body: kept.response_body, replayed: true };
}

/** The outcome of whatever request came under the key; null for none. */
export async function findOutcome(executor: Executor, claim: Omit<Claim, 'hash'>): Promise<Outcome | null> {
  const kept = await findKept(executor, claim);
  return kept === undefined ? null : { status: kept.response_status ?? 200, body: kept.response_body };
}

const findKept = (executor: Executor, { user, route, key, now }: Omit<Claim, 'hash'>) =>
  executor
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_status', 'response_body'])
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Stores the outcome of a call under its key. */
export const keepOutcome = (tx: Tx, { user, route, key }: Claim, { status, body }: Outcome) =>
  tx
    .updateTable('idempotency_keys')
    .modifyEnd(PREPARED)
    .set({ response_status: status, response_body: JSON.stringify(body) })
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();

/** The outcome of a failure that is stored under its key; raises every other one. */
export function outcomeOf(error: unknown, requestId: string): Outcome {
  if (!(error instanceof AppError) || error.status >= 500 || NOT_KEPT.includes(error.status)) throw error;
  return { status: error.status, body: errorBody(error, requestId) };
}

/** Sends an outcome, marked when it is that of an earlier call. */
export function sendResult(reply: FastifyReply, result: Result): unknown {
  if (result.replayed) void reply.header('idempotency-replayed', 'true');
  void reply.status(result.status);
  // A stored failure does not match the route's response schema.
  if (result.status >= 400) void reply.serializer(JSON.stringify).type('application/json; charset=utf-8');
  return result.body;
}
