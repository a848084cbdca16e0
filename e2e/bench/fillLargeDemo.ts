import pg from 'pg';
import { startServer, type ServerLocation } from '../harness/startServer.ts';
import { LARGE_DEMO_SQL } from './largeDemoSql.ts';
import { LARGE_WALLET, LARGE_WALLET_SQL } from './largeWalletSql.ts';
import { WALLET_MONTHS_SQL } from './walletMonthsSql.ts';

const DEMO_PLATFORM = 'alder-finch';

/**
 * Adds `lines` lines of past orders to the demo platform, all or none; loads the demo first where it is missing. Returns
 * how many were written: 0 where the platform has as many already. The sandbox of the issuer takes their cards when a server
 * starts next.
 */
export async function fillLargeDemo(
  { dataDir, databaseUrl }: ServerLocation & { readonly databaseUrl: string },
  { lines, seed }: { readonly lines: number; readonly seed: number },
): Promise<number> {
  const server = await startServer({ dataDir, databaseUrl });
  await server.stop();
  return withClient(databaseUrl, async (client) => {
    if ((await countLines(client)) >= lines) return 0;
    await client.query('begin');
    await client.query(`set local work_mem = '128MB'`);
    for (const statement of LARGE_DEMO_SQL)
      await client.query(statement.replaceAll('$seed', String(seed)).replaceAll('$lines', String(lines)));
    await client.query(WALLET_MONTHS_SQL);
    await client.query('commit');
    await client.query('vacuum analyze');
    // Otherwise the dirty pages would be written during the first reads.
    await client.query('checkpoint');
    return lines;
  });
}

/** Fills one wallet of a large demo until it has as many entries; returns how many were written. */
export const fillLargeWallet = (databaseUrl: string, rows: number): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows: counted } = await client.query<{ count: number }>(
      `select count(*)::int as count from ledger_entries e join ledger_accounts w on w.platform_id = e.platform_id
       and w.id = e.ledger_account_id and w.kind = 'WALLET'
       join accounts a on a.platform_id = w.platform_id and a.id = w.account_id where a.identifier = $1`,
      [LARGE_WALLET],
    );
    if ((counted[0]?.count ?? 0) >= rows) return 0;
    await client.query('begin');
    for (const statement of LARGE_WALLET_SQL) await client.query(statement.replaceAll('$rows', String(rows)));
    await client.query(WALLET_MONTHS_SQL);
    await client.query('commit');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return rows;
  });

/** True when the demo platform in this database has that many lines; false when the database does not exist. */
export const isLargeDemo = (databaseUrl: string, lines: number): Promise<boolean> =>
  withClient(databaseUrl, countLines).then(
    (count) => count >= lines,
    () => false,
  );

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function countLines(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ lines: number }>(
    `select coalesce(sum(line_count), 0)::int as lines from orders join platforms on platforms.id = platform_id
     where platform_client_id = $1`,
    [DEMO_PLATFORM],
  );
  return rows[0]?.lines ?? 0;
}
