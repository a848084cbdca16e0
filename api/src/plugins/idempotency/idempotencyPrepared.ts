import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/client.ts';
import { runClaimed } from './idempotency.ts';
import { claimOf, findResult, sendResult } from './idempotencyKeys.ts';
import type { Outcome } from './idempotencyRepository.ts';

/** Work that needs something of an outside service first, for which no transaction may wait. */
interface PreparedWork<Prepared, Body> {
  /** Gets it. A failure is kept under the key as one of `work` is. */
  readonly prepare: () => Promise<Prepared>;
  readonly work: (tx: Tx, prepared: Prepared) => Promise<Outcome<Body>>;
  /** Gives back what was not used: the work failed, or a concurrent call with the key was first. */
  readonly discard: (prepared: Prepared) => Promise<unknown>;
  /** The value that tells the request from another one, where that is not its body. */
  readonly compared: unknown;
}

/** As `runIdempotent`, for work that needs something of an outside service first. */
export async function runIdempotentPrepared<Prepared, Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
  { prepare, work, discard, compared }: PreparedWork<Prepared, Body>,
): Promise<Body> {
  const claim = await claimOf(request, compared);
  const stored = await findResult(db, claim);
  if (stored !== null) return sendResult(reply, stored) as Body;
  const prepared = await prepare().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const used = { isUsed: false };
  try {
    const result = await runClaimed(request, db, claim, async (tx) => {
      if ('error' in prepared) throw prepared.error;
      const outcome = await work(tx, prepared.value);
      used.isUsed = true;
      return outcome;
    });
    return sendResult(reply, result) as Body;
  } finally {
    // After a commit without an answer it may be in use.
    if ('value' in prepared && !used.isUsed) await discard(prepared.value);
  }
}
