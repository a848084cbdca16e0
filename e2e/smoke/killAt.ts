import type { FaultWorld } from '../faults/FaultWorld.ts';
import type { Books } from '../harness/openBooks.ts';
import { ServerEnded, startServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';

/** For what hangs. */
const DEAD_WITHIN_MS = 600_000;

/**
 * Starts the server, which kills itself at a fail point: in what it takes up again, or in `work`. Raises when it ends in
 * another way.
 */
export async function killAt(
  { place, mail }: FaultWorld,
  books: Books,
  failAt: string,
  work: (baseUrl: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const how = await liveAndDie({ ...place, smtpUrl: mail.url, env: { FAIL_AT: failAt } }, work);
  if (how !== 'SIGKILL') throw new Error(`The server ended by itself (${how}) before ${failAt}`);
  await letTimePass(books);
  console.log(`killed at ${failAt}`);
}

async function liveAndDie(
  options: Parameters<typeof startServer>[0],
  work: (baseUrl: string) => Promise<void>,
): Promise<number | string> {
  let ended: number | string | null = null;
  try {
    const server = await startServer(options);
    void server.exit.then((how) => (ended = how));
    await work(server.baseUrl);
    return await waitUntil('the server is dead', () => ended, { withinMs: DEAD_WITHIN_MS });
  } catch (error) {
    if (error instanceof ServerEnded) return error.how;
    throw error;
  }
}

/** As if the claims of the dead process had expired. */
async function letTimePass(books: Books): Promise<void> {
  await books.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  await books.query('update outbox set claimed_until = now() where claimed_until > now()');
}
