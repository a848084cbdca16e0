import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor, Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { IDEMPOTENCY_FAILURES } from '../../errors/idempotencyErrors.ts';
import { errorBody } from '../errors.ts';
import { findKept, takeKey, type Claim, type Outcome } from './idempotencyRepository.ts';
import { requestHash } from './requestHash.ts';
import { signedInUser } from '../../access/signedInUser.ts';

/** The outcome of this call, or the stored one of an earlier call. */
export interface Result extends Outcome {
  readonly replayed: boolean;
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
export async function recall(tx: Tx, claim: Claim): Promise<Result | null> {
  if (await takeKey(tx, claim)) return null;
  const earlier = await findResult(tx, claim);
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
