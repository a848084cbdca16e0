import { listOf, objectOf, textAt } from '../harness/json.ts';
import { expectStatus, type PortalClient } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';

const WITHIN_MS = 180_000;
const PAGE = 100;

/** Waits until every line of an order is issued. */
export const untilIssued = (client: PortalClient, reference: string): Promise<unknown> =>
  waitUntil(
    `order ${reference} is issued`,
    async () => textAt(expectStatus(await client.call('GET', `/orders/${reference}`), 200), 'status') === 'COMPLETE',
    { withinMs: WITHIN_MS },
  );

/** Waits until every line of an order is issued and mailed, page after page. */
export async function untilDelivered(client: PortalClient, reference: string, lines: number): Promise<void> {
  await untilIssued(client, reference);
  for (let page = 0; page * PAGE < lines; page += 1) {
    const path = `/orders/${reference}/lines?size=${PAGE}&page=${page}`;
    await waitUntil(
      `page ${page} of order ${reference} is delivered`,
      async () => {
        const content = listOf(objectOf(expectStatus(await client.call('GET', path), 200))['content']);
        return content.every((line) => textAt(line, 'deliveryStatus') === 'DELIVERED');
      },
      { withinMs: WITHIN_MS, everyMs: 50 },
    );
  }
}
