import { execFile } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openRawDatabase } from './rawDatabase.ts';

const run = promisify(execFile);

const TABLES = (accounts: number): readonly string[] => [
  'create schema if not exists raw',
  'create table if not exists raw.balances (id int primary key, minor bigint not null check (minor >= 0))',
  'create table if not exists raw.transfers (id bigint generated always as identity primary key, created_at timestamptz not null)',
  `create table if not exists raw.entries (id bigint generated always as identity primary key, transfer_id bigint not null,
     balance_id int not null, minor bigint not null)`,
  `insert into raw.balances select n, 1000000000 from generate_series(1, ${accounts}) as n on conflict do nothing`,
];

/** One transfer: both balances in the order of their ids, so that two never wait for each other, a journal and two entries. */
const SCRIPT = (accounts: number): string => `\\set payer random(1, ${accounts})
\\set payee 1 + (:payer + random(0, ${accounts} - 2)) % ${accounts}
\\set first least(:payer, :payee)
\\set second greatest(:payer, :payee)
\\set moved random(1, 5)
\\set change case when :first = :payer then -:moved else :moved end
\\set opposite -:change
begin;
update raw.balances set minor = minor + :change where id = :first;
update raw.balances set minor = minor + :opposite where id = :second;
insert into raw.transfers (created_at) values (now());
insert into raw.entries (transfer_id, balance_id, minor)
  values (currval('raw.transfers_id_seq'), :first, :change), (currval('raw.transfers_id_seq'), :second, :opposite);
commit;
`;

export interface RawTransfers {
  readonly perSecond: number;
  readonly averageMs: number;
}

interface RawOptions {
  readonly clients: number;
  readonly accounts: number;
  readonly seconds: number;
  /** For the script. */
  readonly folder: string;
}

/** Transfers between accounts by pgbench, in tables of their own in the same database: plain SQL, prepared, committed. */
export async function runRawTransfers(databaseUrl: string, options: RawOptions): Promise<RawTransfers> {
  const { clients, accounts, seconds, folder } = options;
  const database = await openRawDatabase({ dataDir: folder, databaseUrl });
  for (const statement of TABLES(accounts)) await database.query(statement);
  await database.close();
  const script = path.join(folder, 'transfer.sql');
  writeFileSync(script, SCRIPT(accounts));
  const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1) ?? 'pgbench';
  const words = ['-n', '-M', 'prepared', '-c', clients, '-j', 2, '-T', seconds, '-f', script, databaseUrl];
  const { stdout } = await run(pgbench, words.map(String));
  return {
    perSecond: figureIn(stdout, /^tps = ([\d.]+)/m),
    averageMs: figureIn(stdout, /^latency average = ([\d.]+)/m),
  };
}

function figureIn(output: string, pattern: RegExp): number {
  const found = pattern.exec(output)?.[1];
  if (found === undefined) throw new Error(`pgbench says nothing of its speed:\n${output}`);
  return Number(found);
}
