import { textAt } from '../harness/json.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import type { TransferResult, TransferRace } from './raceTransfers.ts';

const BALANCES = `select a.identifier as account, w.balance_minor::text as balance from accounts a
  join ledger_accounts w on w.platform_id = a.platform_id and w.account_id = a.id and w.kind = 'WALLET'
  where a.identifier = any($1::text[])`;
/** Every transfer of these accounts: what it is called, and its transaction. */
const TRANSFERS = `select distinct j.description as key, j.identifier as transaction from ledger_journals j
  join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
  join ledger_accounts w on w.platform_id = e.platform_id and w.id = e.ledger_account_id
  join accounts a on a.platform_id = w.platform_id and a.id = w.account_id
  where j.type = 'TRANSFER' and a.identifier = any($1::text[])`;

/** Lists what the ledger says against what was answered, one line each: nothing when they agree. */
export async function problemsOfTransfers(ledger: LedgerDatabase, race: TransferRace): Promise<string[]> {
  // Without it a plan made for empty tables reads each of them for each row of another.
  await ledger.query('analyze');
  const results = groupBy(race.results, ({ wish }) => wish.key);
  const made = groupBy(await ledger.query(TRANSFERS, [race.accounts]), (row) => textAt(row, 'key'));
  const wished = [...results].flatMap(([key, responses]) => {
    const problem = problemOfWish(responses, made.get(key)?.map((row) => textAt(row, 'transaction')) ?? []);
    return problem === null ? [] : [`${key}: ${problem}`];
  });
  const unknown = [...made.keys()].filter((key) => !results.has(key)).map((key) => `${key}: nobody asked for it`);
  return [...wished, ...unknown, ...problemsOfBalances(await ledger.query(BALANCES, [race.accounts]), race)];
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** One effect a key, told to everybody who asked under it. */
function problemOfWish(responses: readonly TransferResult[], made: readonly string[]): string | null {
  const moved = responses.filter(({ outcome }) => outcome === 'moved');
  if (moved.some(({ wish }) => wish.isOverdraft)) return 'moved more than there is';
  if (made.length !== (moved.length > 0 ? 1 : 0)) return `${made.length} transfers, ${moved.length} answers`;
  if (moved.some(({ transaction }) => transaction !== made[0])) return 'an answer names another transfer';
  if (moved.length > 0 && moved.filter(({ replayed }) => !replayed).length !== 1) return 'not one original answer';
  // A balance that did not suffice is kept under the key; an amount that was refused is none.
  const isKept = responses.some(({ outcome }) => outcome === 'not covered');
  return isKept && moved.length > 0 ? 'was made after it had been refused for good' : null;
}

/** Each balance is what the answers make of it, none is below zero, and together they hold what they held. */
function problemsOfBalances(rows: readonly Record<string, unknown>[], race: TransferRace): string[] {
  const expected = new Map(race.accounts.map((account) => [account, race.startMinor]));
  const add = (account: string, minor: bigint): void => {
    expected.set(account, (expected.get(account) ?? 0n) + minor);
  };
  for (const { wish, outcome, replayed } of race.results) {
    if (outcome !== 'moved' || replayed) continue;
    add(wish.from, -wish.amountMinor);
    add(wish.to, wish.amountMinor);
  }
  const found = rows.map((row) => ({ account: textAt(row, 'account'), minor: BigInt(textAt(row, 'balance')) }));
  const total = found.reduce((sum, { minor }) => sum + minor, 0n);
  const all = race.startMinor * BigInt(race.accounts.length);
  return [
    ...(total === all ? [] : [`all accounts hold ${total} instead of ${all}`]),
    ...found.filter(({ minor }) => minor < 0n).map(({ account, minor }) => `${account} holds ${minor}`),
    ...found
      .filter(({ account, minor }) => minor !== expected.get(account))
      .map(({ account, minor }) => `${account} holds ${minor} instead of ${expected.get(account)}`),
  ];
}
