import path from 'node:path';
import { cardDepositBody, WHOLE_FEE } from '../harness/cardDeposit.ts';
import { textAt } from '../harness/json.ts';
import { startMailServer } from '../harness/MailServer.ts';
import { DEMO_FUNDER, signIn, signInForToken } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import type { Figure } from './figures.ts';
import { GATEWAY_MS } from './gatewayProbe.ts';
import { openKeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { furnish, withFolder, withServer, type Chapter } from './benchFixture.ts';

const CLIENTS = 4;
/** The number for each kind; all together they stay within the limit of a day. */
const DEPOSITS = 500;
const MOST_MS = 50;
/** Addresses that get a receipt of each: the funder's, and one of the card. */
const ADDRESSES = 2;
const MAILED = { withinMs: 60_000, everyMs: 5 };

/** The time that a deposit took: in the server alone, and in the sandbox of the payment gateway. */
interface Took {
  readonly serverMs: number;
  readonly sandboxMs: number;
}

/**
 * Deposits by card, four at once, without the time in the sandbox: the receipts of each four are mailed before the next, so
 * that only depositing is measured; then without a pause, while receipts are drawn and mailed beside.
 */
export const depositing: Chapter = (bench) =>
  withFolder(async (folder) => {
    const location = await furnish(bench, 'postgres', folder, 'depositing');
    const probe = path.join(import.meta.dirname, 'gatewayProbe.ts');
    const mail = await startMailServer();
    const options = { ...location, smtpUrl: mail.url, env: { NODE_OPTIONS: `--import ${probe}` } };
    try {
      return await withServer(options, async ({ baseUrl }) => {
        const body = await cardDepositBody(await signIn(baseUrl, DEMO_FUNDER), `${WHOLE_FEE}.00`);
        const token = await signInForToken(baseUrl, DEMO_FUNDER);
        const client = openKeepAlive(baseUrl, { authorization: `Bearer ${token}` }, CLIENTS);
        const deposit = async (): Promise<Took> => {
          const got = await client.post('/api/creditCards/platforms/deposits', body);
          if (got.status !== 201 || textAt(JSON.parse(got.body), 'status') !== 'SUCCESS')
            throw new Error(`${got.status} ${got.body}`);
          const sandboxMs = Number(got.headers[GATEWAY_MS]);
          return { serverMs: got.lastMs - sandboxMs, sandboxMs };
        };
        const four = () => Promise.all(Array.from({ length: CLIENTS }, deposit));
        const rounds = (bench.isQuick ? 40 : DEPOSITS) / CLIENTS;
        const paced: Took[] = [];
        for (let round = 1; round <= rounds; round += 1) {
          paced.push(...(await four()));
          const mails = round * CLIENTS * ADDRESSES;
          await waitUntil('every receipt was taken', () => mail.messages.size >= mails, MAILED);
        }
        const pressed: Took[] = [];
        const press = async (): Promise<void> => {
          for (let round = 0; round < rounds; round += 1) pressed.push(await deposit());
        };
        await Promise.all(Array.from({ length: CLIENTS }, press));
        client.close();
        const figure = figureOf('deposit by card without the sandbox, p99', paced);
        return [
          { ...figure, budget: { of: 'value', limit: MOST_MS, is: 'most' } as const },
          figureOf('the same without a pause, p99', pressed),
        ];
      });
    } finally {
      await mail.close();
    }
  });

function figureOf(name: string, took: readonly Took[]): Figure {
  const ours = latencyOf(took.map(({ serverMs }) => serverMs));
  const theirs = latencyOf(took.map(({ sandboxMs }) => sandboxMs));
  const note = `median ${ours.p50.toFixed(1)} of ${ours.count}; in the sandbox ${theirs.p50.toFixed(1)}, p99 ${theirs.p99.toFixed(1)}`;
  return { name, value: ours.p99, unit: 'ms', note };
}
