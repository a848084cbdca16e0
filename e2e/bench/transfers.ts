import { addFundedAccounts, addFunders } from '../harness/fundedAccounts.ts';
import { openBooks } from '../harness/openBooks.ts';
import { createRandom } from '../harness/random.ts';
import { signInForToken } from '../harness/signIn.ts';
import type { Figure } from './figures.ts';
import { keepBusy, openKeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { runRawTransfers } from './rawTransfers.ts';
import { furnish, withFolder, withServer, type Chapter } from './world.ts';

const CLIENTS = 64;
const ACCOUNTS = 100;
const PLENTY_MINOR = 1_000_000_000n;

/** Transfers by 64 people at once with every check on, compared with the same by pgbench just before and just after. */
export const transfers: Chapter = (bench) =>
  withFolder(async (folder) => {
    const place = await furnish(bench, 'postgres', folder, 'transfers');
    const seconds = bench.isQuick ? 2 : 15;
    const books = await openBooks(place);
    const { accounts, group } = await addFundedAccounts(books, ACCOUNTS, PLENTY_MINOR);
    const funders = await addFunders(books, CLIENTS);
    await books.close();
    return withServer(place, async ({ baseUrl }) => {
      const random = createRandom(bench.seed);
      const clients: ReturnType<typeof openKeepAlive>[] = [];
      for (const funder of funders)
        clients.push(openKeepAlive(baseUrl, { authorization: `Bearer ${await signInForToken(baseUrl, funder)}` }, 1));
      const calls = clients.map((client) => () => {
        const from = random.pick(accounts);
        const body = {
          fromAccountIdentifier: from,
          fromGroupIdentifier: group,
          toAccountIdentifier: random.pick(accounts.filter((account) => account !== from)),
          toGroupIdentifier: group,
          amount: `${random.integer(1, 5)}.00`,
          notes: 'Monthly budget',
        };
        return client.post('/api/funding/transfer-funds', body);
      });
      const raw = () =>
        runRawTransfers(place.databaseUrl ?? '', { clients: CLIENTS, accounts: ACCOUNTS, seconds, folder });
      await keepBusy(calls, { forMs: seconds * 200, status: 201 });
      const before = await raw();
      const { perSecond, times } = await keepBusy(calls, { forMs: seconds * 1_000, status: 201 });
      const after = await raw();
      for (const client of clients) client.close();
      const { p50, p99, count } = latencyOf(times);
      const note = `${count} transfers, median ${p50.toFixed(0)} ms; pgbench ${before.perSecond.toFixed(0)}/s before, ${after.perSecond.toFixed(0)}/s after, ${after.averageMs.toFixed(0)} ms on average`;
      return [
        {
          name: `P11 transfers by ${CLIENTS} clients`,
          value: perSecond,
          unit: '/s',
          floor: (before.perSecond + after.perSecond) / 2,
          bar: { of: 'ratio', limit: 0.3, is: 'least' },
          note,
        },
        {
          name: `P11 a transfer of ${CLIENTS} clients, p99`,
          value: p99,
          unit: 'ms',
          bar: { of: 'value', limit: 50, is: 'most' },
        },
      ] satisfies Figure[];
    });
  });
