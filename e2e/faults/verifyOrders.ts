import { numberAt, textAt } from '../harness/json.ts';
import type { MailServer } from '../harness/MailServer.ts';
import type { LedgerDatabase, Row } from '../harness/openLedger.ts';
import type { FaultOrder } from './FaultOrder.ts';

export interface Verdict {
  readonly lines: number;
  readonly mails: number;
  /** Duplicate mails, each allowed only after a lost answer. */
  readonly repeats: number;
}

/** True when no work is left: every order is settled or on hold, every mail delivered or given up. */
export async function isSettled(ledger: LedgerDatabase): Promise<boolean> {
  const [row] = await ledger.query(`select
    ((select count(*) from orders where status in ('PENDING', 'QUEUED') and state <> 'ON_HOLD')
     + (select count(*) from outbox where status = 'PENDING' and due_at is null))::int as waiting`);
  return numberAt(row, 'waiting') === 0;
}

/** Verifies every order and mail once all are settled. Raises on the first violation. */
export async function verifyOrders(
  ledger: LedgerDatabase,
  mail: MailServer,
  orders: readonly FaultOrder[],
): Promise<Verdict> {
  const rows = await ledger.query(MAILS, [orders.map(({ cart }) => cart?.cartId)]);
  await verifyKnown(ledger, mail);
  const delivered = new Set(orders.filter((order) => order.isDelivered).map(({ cart }) => cart?.cartId));
  let repeats = 0;
  for (const row of rows) {
    if (delivered.has(textAt(row, 'cart_id'))) repeats += repeatsOf(row, mail);
    else if (row['status'] !== 'DEAD')
      throw new Error(`A mail that was refused is not given up: ${JSON.stringify(row)}`);
  }
  for (const order of orders) await verifyOrder(ledger, order);
  const lines = orders.reduce((sum, order) => sum + order.lineCount, 0);
  if (rows.length !== lines) throw new Error(`${rows.length} mails of ${lines} lines`);
  return { lines, mails: rows.length, repeats };
}

/** No mail may have been sent for a reward that does not exist. */
async function verifyKnown(ledger: LedgerDatabase, mail: MailServer): Promise<void> {
  const known = new Set((await ledger.query('select message_id from outbox')).map((row) => textAt(row, 'message_id')));
  for (const id of mail.messages.keys()) if (!known.has(id)) throw new Error(`Mail ${id} was sent and is in no outbox`);
}

const ORDER = `select o.id::text, o.reference_order_id, o.status, o.line_count,
    (select count(*) from order_lines l where l.platform_id = o.platform_id and l.order_id = o.id)::int as lines,
    (select count(*) from order_lines l where l.platform_id = o.platform_id and l.order_id = o.id and l.delivery_status in ('SENT', 'DELIVERED'))::int as delivered,
    (select count(distinct l.id) from rewards r join order_lines l on l.platform_id = r.platform_id and l.id = r.order_line_id
     where l.platform_id = o.platform_id and l.order_id = o.id)::int as with_reward,
    (select count(*) from rewards r join order_lines l on l.platform_id = r.platform_id and l.id = r.order_line_id
     where l.platform_id = o.platform_id and l.order_id = o.id)::int as rewards,
    (select -sum(e.amount_minor) from ledger_journals j join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
     join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.ledger_account_id
     where j.platform_id = o.platform_id and j.order_id = o.id and a.kind = 'WALLET')::int as paid
  from orders o where o.cart_id::text = $1`;

async function verifyOrder(
  ledger: LedgerDatabase,
  { cart, lineCount, reference, tag, isDelivered }: FaultOrder,
): Promise<void> {
  const found = await ledger.query(ORDER, [cart?.cartId ?? '']);
  const [order] = found;
  if (order === undefined || found.length !== 1) throw new Error(`${tag}: ${found.length} orders of one cart`);
  const wanted = {
    reference_order_id: reference,
    status: 'COMPLETE',
    line_count: lineCount,
    lines: lineCount,
    delivered: isDelivered ? lineCount : 0,
    with_reward: lineCount,
    rewards: lineCount,
    paid: lineCount * 100,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (order[name] !== value) throw new Error(`${tag}: ${name} is ${String(order[name])} instead of ${String(value)}`);
  }
}

const MAILS = `select m.message_id, m.status, m.attempts, m.last_error, o.cart_id::text, l.email,
    (select count(*) from delivery_attempts d where d.platform_id = l.platform_id and d.order_line_id = l.id and d.outcome = 'SENT')::int as sent,
    (select max(d.attempt) from delivery_attempts d where d.platform_id = l.platform_id and d.order_line_id = l.id and d.outcome = 'SENT') as sent_at
  from orders o join order_lines l on l.platform_id = o.platform_id and l.order_id = o.id
  join outbox m on m.platform_id = l.platform_id and m.order_line_id = l.id
  where o.cart_id::text = any($1::text[])`;

/** Number of repeated sends. An attempt with a response is the last one, so every earlier attempt had none. */
function repeatsOf(row: Row, mail: MailServer): number {
  const id = textAt(row, 'message_id');
  const taken = mail.messages.get(id)?.taken ?? 0;
  const attempts = numberAt(row, 'attempts');
  const story = `taken ${taken}, ${JSON.stringify(row)}`;
  if (row['status'] !== 'DELIVERED' || taken === 0) throw new Error(`Mail ${id} did not arrive: ${story}`);
  if (numberAt(row, 'sent') !== 1 || numberAt(row, 'sent_at') !== attempts || taken > attempts)
    throw new Error(`Mail ${id} was repeated after an answer: ${story}`);
  return taken - 1;
}
