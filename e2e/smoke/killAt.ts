import type { FaultFixture } from '../faults/FaultFixture.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import { ServerEnded, startServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';

/** For what hangs. */
const DEAD_WITHIN_MS = 600_000;

/**
 * Starts the server, which kills itself at a fail point: in what it takes up again, or in `work`. Raises when it ends in
 * another way.
 */
export async function killAt(
  { location, mail }: FaultFixture,
  ledger: LedgerDatabase,
  failAt: string,
  work: (baseUrl: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const how = await liveAndDie({ ...location, smtpUrl: mail.url, env: { FAIL_AT: failAt } }, work);
  if (how !== 'SIGKILL') throw new Error(`The server ended by itself (${how}) before ${failAt}`);
  await letTimePass(ledger);
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
async function letTimePass(ledger: LedgerDatabase): Promise<void> {
  await ledger.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  await ledger.query('update outbox set claimed_until = now() where claimed_until > now()');
}
