import { numberAt, textAt } from '../harness/json.ts';
import type { BankFixture } from './bankFixture.ts';
import { CARD_ACCOUNT } from '../harness/cardDeposit.ts';
import { ofDemoPlatform } from '../harness/ofDemoPlatform.ts';

/** The state of the ledger before: the demo has deposits that no gateway knows. */
export interface Baseline {
  readonly credits: number;
  readonly reversals: number;
  /** The amount that they brought to the account, in minor units. */
  readonly brought: number;
}

/** Counts the journals of deposits and returns by bank, and what they moved. */
export async function readBaseline({ ledger }: Pick<BankFixture, 'ledger'>): Promise<Baseline> {
  const [row] = await ledger.query(
    `select count(*) filter (where j.type = 'BANK_DEPOSIT')::int as credits, count(*) filter (where j.type = 'BANK_RETURN')::int as reversals,
       coalesce(sum(e.amount_minor) filter (where a.identifier = $1), 0)::int as brought
     from ledger_journals j join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
     join ledger_accounts w on w.platform_id = e.platform_id and w.id = e.ledger_account_id
     join accounts a on a.platform_id = w.platform_id and a.id = w.account_id
     where w.kind = 'WALLET' and j.type in ('BANK_DEPOSIT', 'BANK_RETURN')`,
    [CARD_ACCOUNT],
  );
  return {
    credits: numberAt(row, 'credits'),
    reversals: numberAt(row, 'reversals'),
    brought: numberAt(row, 'brought'),
  };
}

/** Status, credits and reversals of a deposit by what became of its debit; a return may come before or after a credit. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  none: ['CANCELLED 0 0'],
  declined: ['DECLINED 0 0'],
  submitted: ['PENDING 0 0', 'POSTED 1 0'],
  settled: ['POSTED 1 0'],
  returned: ['RETURNED 0 0', 'RETURNED 1 1'],
};

/** Compares every deposit with the gateway's journal, the ledger and the mails. Returns a summary; raises on a violation. */
export async function verifyBankDeposits(fixture: BankFixture, before: Baseline): Promise<string> {
  const debits = fixture.debits();
  const rows = await fixture.ledger.query(DEPOSITS);
  const counts: Record<string, number> = {};
  let credits = 0;
  let reversals = 0;
  let moved = 0;
  for (const row of rows) {
    const reference = textAt(row, 'reference');
    const own = debits.filter((debit) => debit.reference === reference);
    const state = own[0]?.state ?? 'none';
    const found = `${textAt(row, 'status')} ${numberAt(row, 'credits')} ${numberAt(row, 'reversals')}`;
    if (own.length > 1) throw new Error(`${reference}: ${own.length} debits`);
    if (!WANTED[state]?.includes(found)) throw new Error(`${reference}: the debit is ${state}, the deposit ${found}`);
    if (own.some(({ amount }) => amount !== row['amount']))
      throw new Error(`${reference}: debited another amount than ${textAt(row, 'amount')}`);
    counts[state] = (counts[state] ?? 0) + 1;
    credits += numberAt(row, 'credits');
    reversals += numberAt(row, 'reversals');
    moved += Math.round(numberAt(row, 'amount') * 100) * (numberAt(row, 'credits') - numberAt(row, 'reversals'));
  }
  const known = new Set(rows.map((row) => row['reference']));
  const strange = debits.filter(({ reference }) => !known.has(reference));
  if (strange.length > 0) throw new Error(`${strange.length} debits without a deposit`);
  const after = await readBaseline(fixture);
  requireSame('credits', after.credits - before.credits, credits);
  requireSame('reversals', after.reversals - before.reversals, reversals);
  requireSame('minor units brought', after.brought - before.brought, moved);
  await verifyMails(fixture, counts['returned'] ?? 0);
  return `${rows.length} deposits (debits: ${JSON.stringify(counts).replaceAll(/["{}]/g, '')}), ${credits} credits, ${reversals} taken back`;
}

function requireSame(what: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${found} ${what} instead of ${wanted}`);
}

const DEPOSITS = `select d.platform_id || '-' || d.identifier as reference, d.status,
    trim(to_char(d.amount_minor / 100.0, '999999990.00')) as amount,
    (select count(*)::int from ledger_entries e join ledger_accounts w on w.platform_id = e.platform_id and w.id = e.ledger_account_id
      where e.platform_id = d.platform_id and e.journal_id = d.credit_journal_id and w.kind = 'WALLET'
        and w.account_id = d.account_id and e.amount_minor = d.amount_minor) as credits,
    (select count(*)::int from ledger_entries e join ledger_accounts w on w.platform_id = e.platform_id and w.id = e.ledger_account_id
      where e.platform_id = d.platform_id and e.journal_id = d.reversal_journal_id and w.kind = 'WALLET'
        and w.account_id = d.account_id and e.amount_minor = -d.amount_minor) as reversals
  from deposits d where d.kind = 'BANK_DEPOSIT' and ${ofDemoPlatform('d')}`;

/** Each return is told once to each reader, and no deposit twice: their amounts differ. */
async function verifyMails({ ledger }: BankFixture, returned: number): Promise<void> {
  const twice = await ledger.query(
    `select topic, recipient_email, text_values ->> 'amount' as amount from outbox
     where topic in ('BANK_DEPOSIT_MAIL', 'BANK_RETURN_MAIL') group by 1, 2, 3 having count(*) > 1`,
  );
  if (twice.length > 0) throw new Error(`Told twice: ${JSON.stringify(twice)}`);
  const [reported] = await ledger.query(
    `select count(distinct text_values ->> 'amount')::int as returns from outbox where topic = 'BANK_RETURN_MAIL'`,
  );
  requireSame('returns were told', numberAt(reported, 'returns'), returned);
}
