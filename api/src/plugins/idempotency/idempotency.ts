import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withSavepoint } from '../../db/withSavepoint.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { claimOf, outcomeOf, recall, sendResult, type Result } from './idempotencyKeys.ts';
import { keepOutcome, type Claim, type Outcome } from './idempotencyRepository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    clock: Clock;
  }
  interface FastifyContextConfig {
    /** The rule for the Idempotency-Key of the route's calls; routes without this setting ignore the header. */
    idempotencyKey?: 'required' | 'optional';
  }
}

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
  // A replayed body is one that this route has answered before.
  return sendResult(reply, await runClaimed(request, db, await claimOf(request), work)) as Body;
}

/** The outcome of `work` in one transaction with the row of the key, or the stored one of an earlier call. */
export async function runClaimed(
  { id }: FastifyRequest,
  db: Db,
  claim: Claim,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Result> {
  const result = await withTransaction(
    db,
    async (tx) => (await recall(tx, claim)) ?? (await perform(tx, claim, work, id)),
  );
  if (!result.replayed) failPoint('key-committed');
  return result;
}

async function perform(tx: Tx, claim: Claim, work: (tx: Tx) => Promise<Outcome>, requestId: string): Promise<Result> {
  failPoint('key-taken');
  const outcome = await withSavepoint(tx, work, (error) => outcomeOf(error, requestId));
  await keepOutcome(tx, claim, outcome);
  return { ...outcome, replayed: outcome.replayed ?? false };
}
