import type { Books } from '../harness/openBooks.ts';

/**
 * The next try of a mail may be many minutes away: it is brought forward, as time would, and the workers are told. Not
 * that of a mail which somebody claims: its tries would be used up in vain.
 */
export async function hurryMails(books: Books): Promise<void> {
  const moved = await books.query(`update pgboss.job set start_after = now()
    where name = 'send-reward-mail' and state = 'retry' and start_after > now()
      and not exists (select from outbox m where m.id::text = data ->> 'outboxId' and m.claimed_until > now())
    returning id::text`);
  if (moved.length > 0) await books.query(`select pg_notify(${CHANNEL}, 'send-reward-mail')`);
}

/** The queue library's own channel. */
const CHANNEL = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;
