import Fastify from 'fastify';
import { replyRoutes } from './replyRoutes.ts';

const identifier = '5b0f8f4e-3c5e-4f0a-9a53-0f6c0a9d6d11';

it('a genuine reply that cannot be applied leads to its deposit, not to an error', async () => {
  const app = Fastify();
  const received = {
    decision: 'ACCEPT',
    reasonCode: '100',
    transactionId: '1',
    transactionUuid: identifier,
    referenceNumber: `7-${identifier}`,
    amountMinor: 7_004n,
    currencyCode: 'USD',
    transactionType: 'sale',
  } as const;
  void app.register(
    replyRoutes({
      gateway: { readReply: () => received },
      publicUrl: 'https://portal.example',
      apply: () => Promise.reject(new Error('The database is gone')),
    }),
  );
  const response = await app.inject({
    method: 'POST',
    url: '/api/ach/reply',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=ACCEPT',
  });
  expect(response.headers.location).toBe(`https://portal.example/vue/#/funding/ach/request/${identifier}`);
  await app.close();
});
