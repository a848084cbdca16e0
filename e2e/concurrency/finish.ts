import { checkLedger } from '../harness/checkLedger.ts';
import { numberAt, textAt } from '../harness/json.ts';
import type { MailServer } from '../harness/MailServer.ts';
import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import type { Stage } from './openStage.ts';
import { balanceOf } from './setBalance.ts';

/** Expected result of the orders whose recipients' addresses begin with `tag`. */
export interface Expected {
  readonly tag: string;
  readonly orders: number;
  readonly lines: number;
  /** An account whose balance must be zero. */
  readonly emptied?: string;
}

const PATIENCE = { withinMs: 900_000, everyMs: 50 };
const PROBLEMS_SHOWN = 20;

const TOTALS = `select count(distinct order_id)::int as orders, count(*)::int as lines from order_lines where email like $1`;
const NOT_ONE_REWARD = `select l.id::text as line, count(r.id)::text as found from order_lines l
  left join rewards r on r.platform_id = l.platform_id and r.order_line_id = l.id where l.email like $1
  group by l.platform_id, l.id having count(r.id) <> 1 or not bool_and(r.is_live)`;
const NOT_ONE_MAIL = `select l.id::text as line, count(x.id)::text as found from order_lines l
  left join outbox x on x.platform_id = l.platform_id and x.order_line_id = l.id where l.email like $1
  group by l.platform_id, l.id having count(x.id) <> 1`;
const MESSAGES = `select x.message_id from outbox x
  join order_lines l on l.platform_id = x.platform_id and l.id = x.order_line_id where l.email like $1`;

/**
 * Waits until every mail is sent, stops the portal and verifies the database: the expected numbers of orders and lines,
 * one reward per line, each mail sent exactly once and no other mail to its recipients. Raises with the difference.
 */
export async function finish(stage: Stage, expected: readonly Expected[]): Promise<void> {
  const { location, mail } = stage;
  const isMailed = ({ tag, lines }: Expected): boolean => mail.countTo(tag) >= lines;
  await waitUntil('every mail goes out', () => expected.every(isMailed), PATIENCE);
  await stage.stop();
  const ledger = await openLedger(location);
  try {
    for (const one of expected) {
      const problems = await problemsOf(ledger, mail, one);
      if (problems.length > 0) throw new Error(`${one.tag}:\n${problems.slice(0, PROBLEMS_SHOWN).join('\n')}`);
    }
  } finally {
    await ledger.close();
  }
  for (const { tag, lines } of expected)
    if (mail.countTo(tag) !== lines) throw new Error(`${tag}: ${mail.countTo(tag)} mails instead of ${lines}`);
  await checkLedger(location, true);
}

/** Lists what of the orders with a tag is not as expected, a line each. */
export async function problemsOf(ledger: LedgerDatabase, mail: MailServer, expected: Expected): Promise<string[]> {
  const mine = [`${expected.tag}%`];
  const [totals] = await ledger.query(TOTALS, mine);
  const isComplete = numberAt(totals, 'orders') === expected.orders && numberAt(totals, 'lines') === expected.lines;
  const left = expected.emptied === undefined ? 0n : await balanceOf(ledger, expected.emptied);
  return [
    ...(isComplete ? [] : [`${JSON.stringify(totals)} instead of ${JSON.stringify(expected)}`]),
    ...(left === 0n ? [] : [`${left} minor units are left`]),
    ...(await ledger.query(NOT_ONE_REWARD, mine)).map((row) => `rewards of a line: ${JSON.stringify(row)}`),
    ...(await ledger.query(NOT_ONE_MAIL, mine)).map((row) => `mails of a line: ${JSON.stringify(row)}`),
    ...(await ledger.query(MESSAGES, mine))
      .map((row) => textAt(row, 'message_id'))
      .map((id) => ({ id, ...(mail.messages.get(id) ?? { taken: 0, accepted: 0 }) }))
      .filter(({ taken, accepted }) => taken !== 1 || accepted !== 1)
      .map((sent) => `a mail that was not sent once: ${JSON.stringify(sent)}`),
  ];
}
