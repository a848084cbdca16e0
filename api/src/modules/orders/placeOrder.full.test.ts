import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { writeOrderLines } from './writing/writeOrderLines.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ orderLinesAtOnce: 30 });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('places five thousand lines as one order', async () => {
  const { platform, account, buyer } = await buildShop(testApp.db, { balanceMinor: 100_000_000n });
  const call = await testApp.signIn(buyer.email);
  const lines = Array.from({ length: 5_000 }, (_, index) =>
    buildLineBody({
      amount: String(5 + (index % 20)),
      recipient: { firstName: `Person ${index}`, email: `person${index}@recipient.example` },
    }),
  );
  const placed = await order(call, account.identifier, lines);
  expect(placed.amountCharged).toBe(72_500);
  const writing = { db: testApp.database.db, clock: testApp.clock, enqueue: testApp.jobs.enqueue, linesAtOnce: 500 };
  await writeOrderLines(writing, { platformId: platform.id, id: BigInt(placed.orderId) });
  const last = await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}/lines/5000` });
  expect(last.json()).toMatchObject({
    recipientName: 'Person 4999',
    recipientEmail: 'person4999@recipient.example',
    amount: 24,
  });
});
