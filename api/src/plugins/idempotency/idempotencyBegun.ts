import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { runClaimed } from './idempotency.ts';
import type { Outcome } from './idempotencyRepository.ts';
import { claimOf, findResult, sendResult } from './idempotencyKeys.ts';

/** Work whose effect lies outside the database: a row says that it was begun before anything happens there. */
interface BegunWork<Body> {
  /** Checks what must hold and no transaction may wait for; not asked of a repeated call. Its failure is kept under no key. */
  readonly prepare?: () => Promise<void>;
  /** Writes the row, in one transaction with the key; or does all there is to do within it. */
  readonly begin: (tx: Tx) => Promise<TenantKey | Outcome<Body>>;
  /** Does the work of the row, after that transaction. */
  readonly finish: (row: TenantKey) => Promise<Body>;
  /** Answers a repeated call with what became of the row. */
  readonly follow: (row: TenantKey) => Promise<Body>;
}

/**
 * Runs a keyed call that needs an outside service: a row is committed first, then the service is called. A repeated call never
 * calls the service again; it answers (201) what became of the row by then.
 */
export async function runIdempotentBegun<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
  { prepare, begin, finish, follow }: BegunWork<Body>,
): Promise<Body> {
  const claim = await claimOf(request);
  if (prepare !== undefined && (await findResult(db, claim)) === null) await prepare();
  const result = await runClaimed(request, db, claim, async (tx) => {
    const begun = await begin(tx);
    return 'status' in begun ? begun : { status: 201, body: { begun: String(begun.id) } };
  });
  // A stored body is one that was written above, or a failure.
  const begun = result.status < 400 ? readBegun(result.body) : null;
  if (begun === null) return sendResult(reply, result) as Body;
  const row = { platformId: claim.user.platformId, id: BigInt(begun) };
  const body = await (result.replayed ? follow(row) : finish(row));
  return sendResult(reply, { ...result, body }) as Body;
}

/** Returns the number of the row that a kept body names; null for any other body. */
export const readBegun = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'begun' in body && typeof body.begun === 'string' ? body.begun : null;
