import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder, referenceOf } from '../harness/ordering.ts';
import { DEMO_BUYER, signIn, signInForToken } from '../harness/signIn.ts';
import type { Budget, Figure } from './figures.ts';
import { load, openKeepAlive, type Load } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { withBareServer } from './withBareServer.ts';
import { furnish, withFolder, withServer, type Chapter } from './benchFixture.ts';

const CONNECTIONS = 16;
const HALF: Budget = { of: 'ratio', limit: 0.5, is: 'least' };

/** A signed-in read with all checks, compared with a bare Fastify that reads the same rows. */
export const reading: Chapter = (bench) =>
  withFolder(async (folder) => {
    const location = await furnish(bench, 'postgres', folder, 'reading');
    const forMs = bench.isQuick ? 1_000 : 8_000;
    return withServer(location, async ({ baseUrl }) => {
      const client = await signIn(baseUrl);
      const cart = await fillCart(client, DEMO_ACCOUNT, orderLines(5, 'read'));
      const reference = referenceOf(await placeOrder(client, cart, crypto.randomUUID()));
      const portal = openKeepAlive(baseUrl, { authorization: `Bearer ${await signInForToken(baseUrl)}` }, CONNECTIONS);
      const figures: Figure[] = [];
      await withBareServer(location.databaseUrl ?? '', async (origin) => {
        const bare = openKeepAlive(origin, {}, CONNECTIONS);
        for (const [name, ours, theirs, budget] of [
          ['an order', `/api/orders/${reference}`, `/orders/${reference}`, HALF],
          ['the profile', '/api/account', `/profile/${DEMO_BUYER.username}`, undefined],
        ] as const) {
          await load(portal, ours, { connections: CONNECTIONS, forMs: forMs / 4 });
          await load(bare, theirs, { connections: CONNECTIONS, forMs: forMs / 4 });
          const floor = await load(bare, theirs, { connections: CONNECTIONS, forMs });
          const measured = figureOf(name, await load(portal, ours, { connections: CONNECTIONS, forMs }), floor);
          figures.push({ ...measured, ...(budget && { budget }) });
        }
        bare.close();
      });
      portal.close();
      return figures;
    });
  });

function figureOf(name: string, ours: Load, bare: Load): Figure {
  const { p99 } = latencyOf(ours.times);
  return {
    name: `read ${name}, signed in`,
    value: ours.perSecond,
    unit: '/s',
    floor: bare.perSecond,
    note: `${CONNECTIONS} connections, p99 ${p99.toFixed(1)} ms, bare Fastify ${latencyOf(bare.times).p99.toFixed(1)} ms`,
  };
}
