import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { runIdempotent } from './idempotency.ts';
import type { Outcome } from './idempotencyRepository.ts';

/** Runs `work` once for its Idempotency-Key; a call without one, harmless to repeat, just runs. */
export async function runKeyed<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
  work: (tx: Tx) => Promise<Outcome<Body>>,
): Promise<Body> {
  if (request.headers['idempotency-key'] !== undefined) return runIdempotent(request, reply, db, work);
  const { status, body } = await withTransaction(db, work);
  void reply.status(status);
  return body;
}
