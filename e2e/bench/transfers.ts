import { addFundedAccounts, addFunders, type FundedAccounts } from '../harness/fundedAccounts.ts';
import { openLedger } from '../harness/openLedger.ts';
import { createRandom, type Random } from '../harness/random.ts';
import { signInForToken } from '../harness/signIn.ts';
import type { Figure } from './figures.ts';
import { keepBusy, openKeepAlive, type KeepAlive, type Load } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { runRawTransfers } from './rawTransfers.ts';
import { withBareServer } from './withBareServer.ts';
import { furnish, withFolder, withServer, type Chapter } from './benchFixture.ts';

const CLIENTS = 64;
const ACCOUNTS = 100;
const PLENTY_MINOR = 1_000_000_000n;

/**
 * Transfers by 64 people at once with every check on, beside the same by pgbench and by a bare Fastify in the same minute; by as many
 * processes as PORTAL_PROCESSES says.
 */
export const transfers: Chapter = (bench) =>
  withFolder(async (folder) => {
    const location = await furnish(bench, 'postgres', folder, 'transfers');
    const databaseUrl = location.databaseUrl ?? '';
    const seconds = bench.isQuick ? 2 : 15;
    const random = createRandom(bench.seed);
    const ledger = await openLedger(location);
    const funded = await addFundedAccounts(ledger, ACCOUNTS, PLENTY_MINOR);
    const funders = await addFunders(ledger, CLIENTS);
    const env = { PORTAL_PROCESSES: process.env['PORTAL_PROCESSES'] ?? '1' };
    return withServer({ ...location, env }, async ({ baseUrl }) => {
      const clients: KeepAlive[] = [];
      for (const funder of funders)
        clients.push(openKeepAlive(baseUrl, { authorization: `Bearer ${await signInForToken(baseUrl, funder)}` }, 1));
      await ledger.query('analyze');
      await ledger.close();
      const calls = clients.map((client) => () => client.post('/api/funding/transfer-funds', bodyOf(funded, random)));
      const raw = () => runRawTransfers(databaseUrl, { clients: CLIENTS, accounts: ACCOUNTS, seconds, folder });
      await keepBusy(calls, { forMs: seconds * 200, status: 201 });
      const before = await raw();
      const ours = await keepBusy(calls, { forMs: seconds * 1_000, status: 201 });
      const after = await raw();
      const bare = await withBareServer(databaseUrl, (origin) => bareLoad(origin, seconds * 500, random));
      for (const client of clients) client.close();
      return figuresOf(ours, bare, [before.perSecond, after.perSecond]);
    });
  });

function bodyOf({ accounts, group }: FundedAccounts, random: Random): object {
  const from = random.pick(accounts);
  return {
    fromAccountIdentifier: from,
    fromGroupIdentifier: group,
    toAccountIdentifier: random.pick(accounts.filter((account) => account !== from)),
    toGroupIdentifier: group,
    amount: `${random.integer(1, 5)}.00`,
    notes: 'Monthly budget',
  };
}

async function bareLoad(origin: string, forMs: number, random: Random): Promise<Load> {
  const client = openKeepAlive(origin, {}, CLIENTS);
  const call = () => {
    const from = random.integer(1, ACCOUNTS);
    const to = 1 + ((from + random.integer(0, ACCOUNTS - 2)) % ACCOUNTS);
    return client.post('/transfers', { from, to, minor: random.integer(1, 5) });
  };
  const load = await keepBusy(
    Array.from({ length: CLIENTS }, () => call),
    { forMs, status: 201 },
  );
  client.close();
  return load;
}

function figuresOf(ours: Load, bare: Load, raw: readonly [number, number]): Figure[] {
  const floor = (raw[0] + raw[1]) / 2;
  const { p50, p99, count } = latencyOf(ours.times);
  return [
    {
      name: `transfers by ${CLIENTS} clients`,
      value: ours.perSecond,
      unit: '/s',
      floor,
      budget: { of: 'ratio', limit: 0.3, is: 'least' },
      note: `${count}, pgbench ${raw.map((one) => one.toFixed(0)).join(' before, ')} after`,
    },
    { name: 'the same by a bare Fastify', value: bare.perSecond, unit: '/s', floor },
    {
      name: `a transfer of ${CLIENTS} clients, p99`,
      value: p99,
      unit: 'ms',
      budget: { of: 'value', limit: 50, is: 'most' },
      note: `median ${p50.toFixed(0)} ms`,
    },
  ];
}
