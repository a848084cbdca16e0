import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { AppError } from '../errors/AppError.ts';
import { IDEMPOTENCY_FAILURES } from '../errors/idempotencyErrors.ts';
import { failPoint } from '../failPoint.ts';
import { errorBody } from './errors.ts';
import { requestHash } from './requestHash.ts';
import { signedInUser } from './session.ts';

/** Response of a route, replayed to repeated calls. `body` must be plain JSON. */
export interface Outcome<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** The effect already existed, from a call with another key. */
  readonly replayed?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    clock: Clock;
  }
  interface FastifyContextConfig {
    /** Whether the route requires or accepts an Idempotency-Key; routes without this setting ignore the header. */
    idempotencyKey?: 'required' | 'optional';
  }
}

const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${SERVER_SETTINGS.idempotency.keyLength}}$`);
/** Statuses of calls that never began: a repeat is processed as a new call. */
const NOT_KEPT = [400, 401, 403, 429, 503];

/**
 * Runs `work` once for a user, route and Idempotency-Key, in one transaction with the key's row, and sends its outcome;
 * a repeated call gets the first one again with `Idempotency-Replayed: true`. A failure that is kept (409, 422, 423 ...)
 * leaves nothing but the key. Raises 400 without a good key, 409 when the key came with another request.
 */
export async function runIdempotent<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
  work: (tx: Tx) => Promise<Outcome<Body>>,
): Promise<Body> {
  const claim = await claimOf(request);
  const result = await withTransaction(
    db,
    async (tx) => (await recall(tx, claim)) ?? (await perform(tx, claim, work, request.id)),
  );
  if (!result.replayed) failPoint('key-committed');
  if (result.replayed) void reply.header('idempotency-replayed', 'true');
  void reply.status(result.status);
  // A stored failure does not match the route's response schema.
  if (result.status >= 400) void reply.serializer(JSON.stringify).type('application/json; charset=utf-8');
  // A replayed body is one that this route has answered before.
  return result.body as Body;
}

interface Claim {
  readonly user: TenantKey;
  readonly route: string;
  readonly key: string;
  readonly hash: string;
  readonly now: Date;
}

interface Result extends Outcome {
  readonly replayed: boolean;
}

async function claimOf(request: FastifyRequest): Promise<Claim> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !PRINTABLE_ASCII.test(key)) throw new AppError(IDEMPOTENCY_FAILURES.invalidKey);
  return {
    user: signedInUser(request),
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
    hash: await requestHash(request),
    now: request.clock.now(),
  };
}

/** Claims the key (a concurrent call waits here until the first one ends) or returns the outcome stored under it. */
async function recall(tx: Tx, { user, route, key, hash, now }: Claim): Promise<Result | null> {
  const fresh = {
    request_hash: hash,
    response_status: null,
    response_body: null,
    created_at: now,
    expires_at: new Date(now.getTime() + SERVER_SETTINGS.idempotency.keptMs),
  };
  const taken = await tx
    .insertInto('idempotency_keys')
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
  const kept = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_status', 'response_body'])
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (kept.request_hash !== hash) throw new AppError(IDEMPOTENCY_FAILURES.otherBody);
  return { status: kept.response_status ?? 200, body: kept.response_body, replayed: true };
}

async function perform(tx: Tx, claim: Claim, work: (tx: Tx) => Promise<Outcome>, requestId: string): Promise<Result> {
  failPoint('key-taken');
  await sql`savepoint work`.execute(tx);
  let outcome: Outcome;
  try {
    outcome = await work(tx);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || NOT_KEPT.includes(error.status)) throw error;
    await sql`rollback to savepoint work`.execute(tx);
    outcome = { status: error.status, body: errorBody(error, requestId) };
  }
  await keep(tx, claim, outcome);
  return { ...outcome, replayed: outcome.replayed ?? false };
}

const keep = (tx: Tx, { user, route, key }: Claim, outcome: Outcome) =>
  tx
    .updateTable('idempotency_keys')
    .set({ response_status: outcome.status, response_body: JSON.stringify(outcome.body) })
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
