import { readFileSync } from 'node:fs';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import type { Figure } from './figures.ts';
import type { KeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';

const MOST_ROWS = 10_000;
const MOST_REWARDS = 100_000;
const STARTS_WITHIN_MS = 100;
const GROWS_LESS_THAN_MB = 20;
const RUNS = 5;
const SAMPLE_MS = 10;

/** The newest days of an account with as many orders and rewards as a file may hold. */
const DAYS = `select to_char(min(day), 'YYYY-MM-DD') as since, max(orders)::int as orders, max(rewards)::int as rewards from (
    select day, sum(count(*)) over (order by day desc) as orders, sum(sum(line_count)) over (order by day desc) as rewards from (
      select (orders.created_at at time zone 'UTC')::date as day, line_count from orders join accounts a on a.id = account_id where a.identifier = 'A10001'
    ) as placed group by day) as days where orders <= ${MOST_ROWS} and rewards <= ${MOST_REWARDS}`;

/** File of ten thousand orders: time to first byte and growth of the server's memory. */
export async function measureExport(client: KeepAlive, ledger: LedgerDatabase, pid: number): Promise<Figure[]> {
  const [days] = await ledger.query(DAYS);
  return measureFile(client, pid, {
    name: 'orders:',
    path: `/api/orders/export?accountIdentifier=A10001&from=${String(days?.['since'])}`,
    contents: `${String(days?.['orders'])} orders, ${String(days?.['rewards'])} rewards`,
  });
}

interface MeasuredFile {
  readonly name: string;
  readonly path: string;
  readonly contents: string;
}

/** A file some times over: time to first byte and growth of the server's memory. */
export async function measureFile(
  client: KeepAlive,
  pid: number,
  { name, path, contents }: MeasuredFile,
): Promise<Figure[]> {
  const firsts: number[] = [];
  const lasts: number[] = [];
  const growths: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = residentMb(pid);
    let peak = before;
    const sampler = setInterval(() => (peak = Math.max(peak, residentMb(pid))), SAMPLE_MS);
    const { status, body, firstMs, lastMs } = await client.get(path);
    clearInterval(sampler);
    if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
    firsts.push(firstMs);
    lasts.push(lastMs);
    growths.push(Math.max(peak, residentMb(pid)) - before);
  }
  const note = `${contents}, ${RUNS} files`;
  return [
    {
      name: `${name} file starts, slowest`,
      value: Math.max(...firsts),
      unit: 'ms',
      budget: { of: 'value', limit: STARTS_WITHIN_MS, is: 'most' },
      note: `${note}, whole file ${latencyOf(lasts).p50.toFixed(0)} ms`,
    },
    {
      name: `${name} memory grows by a file, most`,
      value: Math.max(...growths),
      unit: 'MB',
      budget: { of: 'value', limit: GROWS_LESS_THAN_MB, is: 'most' },
      note,
    },
  ];
}

/** Resident set size of a process, in megabytes. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}
