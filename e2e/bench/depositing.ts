import path from 'node:path';
import { cardDepositBody, WHOLE_FEE } from '../harness/cardDeposit.ts';
import { textAt } from '../harness/json.ts';
import { DEMO_FUNDER, signIn, signInForToken } from '../harness/signIn.ts';
import { GATEWAY_MS } from './gatewayProbe.ts';
import { openKeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { furnish, withFolder, withServer, type Chapter } from './world.ts';

const CLIENTS = 4;
/** Within the limit of a day. */
const DEPOSITS = 1_000;
const MOST_MS = 50;

/** Deposits by card, without the time that the server waits for the sandbox of the payment gateway. */
export const depositing: Chapter = (bench) =>
  withFolder(async (folder) => {
    const place = await furnish(bench, 'postgres', folder, 'depositing');
    const probe = path.join(import.meta.dirname, 'gatewayProbe.ts');
    return withServer({ ...place, env: { NODE_OPTIONS: `--import ${probe}` } }, async ({ baseUrl }) => {
      const body = await cardDepositBody(await signIn(baseUrl, DEMO_FUNDER), `${WHOLE_FEE}.00`);
      const token = await signInForToken(baseUrl, DEMO_FUNDER);
      const client = openKeepAlive(baseUrl, { authorization: `Bearer ${token}` }, CLIENTS);
      const [server, sandbox]: [number[], number[]] = [[], []];
      const deposit = async (): Promise<void> => {
        const got = await client.post('/api/creditCards/platforms/deposits', body);
        if (got.status !== 201 || textAt(JSON.parse(got.body), 'status') !== 'SUCCESS')
          throw new Error(`${got.status} ${got.body}`);
        const waited = Number(got.headers[GATEWAY_MS]);
        server.push(got.lastMs - waited);
        sandbox.push(waited);
      };
      const all = bench.isQuick ? 40 : DEPOSITS;
      const repeat = async (): Promise<void> => {
        for (let done = 0; done < all / CLIENTS; done += 1) await deposit();
      };
      await Promise.all(Array.from({ length: CLIENTS }, repeat));
      client.close();
      const [ours, theirs] = [latencyOf(server), latencyOf(sandbox)];
      return [
        {
          name: 'deposit by card without the sandbox, p99',
          value: ours.p99,
          unit: 'ms',
          bar: { of: 'value', limit: MOST_MS, is: 'most' },
          note: `median ${ours.p50.toFixed(1)} of ${ours.count} by ${CLIENTS} clients; in the sandbox ${theirs.p50.toFixed(1)}, p99 ${theirs.p99.toFixed(1)}`,
        },
      ];
    });
  });
