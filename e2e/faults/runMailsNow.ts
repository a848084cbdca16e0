import type { LedgerDatabase } from '../harness/openLedger.ts';

/**
 * Makes waiting mails due now instead of after their retry delay, and notifies the workers. Claimed mails are left
 * alone: their attempts would be used up for nothing.
 */
export async function runMailsNow(ledger: LedgerDatabase): Promise<void> {
  const moved = await ledger.query(`update pgboss.job set start_after = now()
    where name = 'send-reward-mail' and state = 'retry' and start_after > now()
      and not exists (select from outbox m where m.id::text = data ->> 'outboxId' and m.claimed_until > now())
    returning id::text`);
  if (moved.length > 0) await ledger.query(`select pg_notify(${CHANNEL}, 'send-reward-mail')`);
}

/** Notification channel of pg-boss. */
const CHANNEL = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;
