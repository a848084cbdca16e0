import { startMailServer, type MailServer } from '../harness/MailServer.ts';
import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder, referenceOf } from '../harness/ordering.ts';
import { signIn, type PortalClient } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import type { Figure } from './figures.ts';
import { latencyOf, timed } from './percentiles.ts';
import { openRawDatabase, type RawDatabase } from './rawDatabase.ts';
import { untilIssued } from './untilDelivered.ts';
import { furnish, withFolder, withServer, type Bench, type Chapter, type DatabaseKind } from './benchFixture.ts';

const LEAST_A_SECOND = 500;
const WITHIN_MS = 300_000;

interface Issued {
  /** Milliseconds from the response to the order. */
  readonly issuedMs: number;
  readonly mailedMs: number;
}

/** Rewards of a large order issued per second, and their mails accepted by a mail server per second. */
export const issuing: Chapter = async (bench) => [
  ...(await issuingOn(bench, 'postgres')),
  ...(await issuingOn(bench, 'embedded')),
];

const issuingOn = (bench: Bench, kind: DatabaseKind): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const lines = bench.isQuick ? 1_000 : 5_000;
    const location = await furnish(bench, kind, folder, 'issuing');
    const mail = await startMailServer();
    try {
      const runs = await withServer({ ...location, smtpUrl: mail.url }, async ({ baseUrl }) => {
        const client = await signIn(baseUrl);
        const all: Issued[] = [];
        for (let run = 0; run < (bench.isQuick ? 1 : 3); run += 1) all.push(await issue(client, mail, lines, run));
        return all;
      });
      const database = await openRawDatabase(location);
      const floor = lines / ((await floorMs(database, lines)) / 1_000);
      await database.close();
      const rate = (ms: (run: Issued) => number) => lines / (latencyOf(runs.map(ms)).p50 / 1_000);
      const common = { unit: '/s', budget: { of: 'value', limit: LEAST_A_SECOND, is: 'least' } } as const;
      const note = `${lines} lines, median of ${runs.length}`;
      return [
        { ...common, name: `rewards issued, ${kind}`, value: rate((run) => run.issuedMs), floor, note },
        { ...common, name: `and taken by the mail server, ${kind}`, value: rate((run) => run.mailedMs), note },
      ];
    } finally {
      await mail.close();
    }
  });

async function issue(client: PortalClient, mail: MailServer, lines: number, run: number): Promise<Issued> {
  const cart = await fillCart(client, DEMO_ACCOUNT, orderLines(lines, `issue.${run}`));
  const before = mail.messages.size;
  const reference = referenceOf(await placeOrder(client, cart, crypto.randomUUID()));
  const begin = performance.now();
  const since = async (what: Promise<unknown>): Promise<number> => {
    await what;
    return performance.now() - begin;
  };
  const isMailed = () => mail.messages.size >= before + lines;
  const [issuedMs, mailedMs] = await Promise.all([
    since(untilIssued(client, reference)),
    since(waitUntil('every mail was taken', isMailed, { withinMs: WITHIN_MS })),
  ]);
  return { issuedMs, mailedMs };
}

/** Floor: the same rewards and outbox rows written by plain SQL in one transaction. */
async function floorMs(database: RawDatabase, lines: number): Promise<number> {
  await database.query('create schema floor');
  for (const table of ['rewards', 'outbox'])
    await database.query(`create table floor.${table} (like public.${table} including all)`);
  const newest = (table: string) =>
    `(select platform_id, id from order_lines order by id desc limit ${lines}) l on l.platform_id = ${table}.platform_id and l.id = ${table}.order_line_id`;
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await database.query('truncate floor.rewards, floor.outbox');
    times.push(
      await timed(async () => {
        await database.query('begin');
        await database.query(
          `insert into floor.rewards overriding system value select r.* from rewards r join ${newest('r')}`,
        );
        await database.query(
          `insert into floor.outbox overriding system value select o.* from outbox o join ${newest('o')}`,
        );
        await database.query('commit');
      }),
    );
  }
  return latencyOf(times).p50;
}
