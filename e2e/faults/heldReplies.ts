import { randomUUID } from 'node:crypto';
import { textAt } from '../harness/json.ts';
import type { LedgerDatabase, Row } from '../harness/openLedger.ts';
import { pressOnPage, type Fields } from './bankPage.ts';
import { beginDeposit } from './bankShop.ts';
import type { BankFixture } from './bankFixture.ts';

/** A genuine reply of which the portal has not heard. */
export interface HeldReply {
  /** The identifier of the deposit that it is about. */
  readonly identifier: string;
  readonly fields: Fields;
}

/** Cents by which the sandbox accepts or declines. */
const CENTS = ['00', '00', '00', '51'] as const;
const CANCELLED_OF = 8;

/** Begins deposits of an account that is credited at once, confirms them and holds their replies back. */
export async function holdReplies(fixture: BankFixture, count: number): Promise<readonly HeldReply[]> {
  const client = await fixture.signIn();
  const held: HeldReply[] = [];
  for (let number = 0; number < count; number += 1) {
    const asked = { key: randomUUID(), amount: `${100 + number}.${CENTS[number % CENTS.length] ?? ''}` };
    const begun = await beginDeposit(client, fixture.ledger, fixture.bankAccount, { ...asked, confidence: 'TRUSTED' });
    await fixture.control('/faults', { kind: 'missingCallback', reference: begun.reference, times: '1' });
    const { fields } = await pressOnPage(begun.form, number % CANCELLED_OF === 1 ? 'cancel' : 'pay');
    held.push({ identifier: begun.identifier, fields });
  }
  return held;
}

/** Everything that a reply may change, as one text. */
export async function stateOf(ledger: LedgerDatabase): Promise<string> {
  const [row] = await ledger.query(
    `select (select md5(string_agg(d::text, ',' order by d.id)) from deposits d) as deposits,
       (select md5(string_agg(l::text, ',' order by l.id)) from ledger_accounts l) as balances,
       (select count(*)::int from ledger_entries) as entries, (select count(*)::int from outbox) as mails,
       (select count(*)::int from audit_log) as audits`,
  );
  return JSON.stringify(row);
}

/** Ways in which a deposit is another one than its reply says. */
const OTHERS = [
  'amount_minor = amount_minor + 1',
  `currency_code = 'CAD'`,
  'request_uuid = gen_random_uuid()',
  'identifier = gen_random_uuid()',
  `kind = 'CARD_DEPOSIT'`,
] as const;

/** Makes the deposit another one in each way, and itself again; `work` is done while it is another one. */
export async function whileAnother(
  ledger: LedgerDatabase,
  { identifier }: HeldReply,
  work: () => Promise<void>,
): Promise<void> {
  for (const other of OTHERS) {
    const row = await one(ledger, 'select d.*, d.id::text as own_id from deposits d where identifier = $1', [
      identifier,
    ]);
    const id = textAt(row, 'own_id');
    await ledger.query(`update deposits set ${other} where id = $1`, [id]);
    await work();
    await ledger.query(
      `update deposits set amount_minor = $2, currency_code = $3, request_uuid = $4, identifier = $5, kind = $6 where id = $1`,
      [id, ...['amount_minor', 'currency_code', 'request_uuid', 'identifier', 'kind'].map((name) => row[name])],
    );
  }
}

async function one(ledger: LedgerDatabase, sql: string, values: readonly unknown[]): Promise<Row> {
  const [row] = await ledger.query(sql, values);
  if (row === undefined) throw new Error('The deposit is gone');
  return row;
}
