import type { OrderDetail, OrderLinePage, OrderPage } from '@portal/shared/contract/orders';
import type { MailResult, Mailer } from '../../providers/email/Mailer.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from './issueOrder.ts';
import { buryMailForGood, sendMails } from '../outbox/sendMails.ts';
import { buildSending } from '../../testing/buildSending.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const ANSWERS: Readonly<Record<string, MailResult>> = {
  ok: { outcome: 'sent', response: '250 ok' },
  bounce: { outcome: 'refused', response: '550 5.1.1 <secret@host> No such mailbox here' },
  later: { outcome: 'failed', response: '451 4.2.2 Mailbox is full' },
};

const mailer: Mailer = {
  send: ({ to }) => Promise.resolve(ANSWERS[to.address.split('@')[0] ?? ''] ?? { outcome: 'sent', response: '250' }),
  close: () => undefined,
};
const sending = () => buildSending(testApp, mailer);

/** An issued order with a mail for each of `fates`, and what the API says of it. */
async function issued(...fates: (keyof typeof ANSWERS)[]) {
  const placed = await buildPlacedOrder(
    testApp,
    fates.map((fate) => buildLineBody({ recipient: { firstName: fate, lastName: 'X', email: `${fate}@x.example` } })),
  );
  await issueOrder(
    {
      db: testApp.database.db,
      clock: testApp.clock,
      credentialKey: testApp.env.credentialKey,
      mailHost: 'portal.example',
      enqueueAll: testApp.jobs.enqueueAll,
      provider: testApp.issuer.provider,
    },
    placed.orderKey,
  );
  const mails = await testApp.db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select('outbox.id')
    .where('order_id', '=', placed.orderId)
    .orderBy('line_number')
    .execute();
  const url = `/api/orders/${placed.reference}`;
  return {
    mails: mails.map(({ id }) => ({ platformId: placed.platform.id, id })),
    read: async () => (await placed.call({ method: 'GET', url })).json<OrderDetail>(),
    body: async () =>
      (await Promise.all(['', '/lines', '/lines/1'].map((end) => placed.call({ method: 'GET', url: url + end }))))
        .map((response) => response.body)
        .join(),
    lines: async () => (await placed.call({ method: 'GET', url: `${url}/lines` })).json<OrderLinePage>().content,
    listed: async (state: string) =>
      (await placed.call({ method: 'GET', url: '/api/orders', query: { state } })).json<OrderPage>(),
    file: async () => (await placed.call({ method: 'GET', url: '/api/line-items/export' })).body,
  };
}

it('is on its way until every mail has arrived, and what was delivered grows with it', async () => {
  const { mails, read } = await issued('ok', 'ok');
  expect(await read()).toMatchObject({ status: 'COMPLETE', state: 'SENDING', amountDelivered: 0 });
  await sendMails(sending(), mails.slice(0, 1));
  expect(await read()).toMatchObject({ state: 'SENDING', amountDelivered: 25, lineCounts: { delivered: 1 } });
  await sendMails(sending(), mails);
  expect(await read()).toMatchObject({ state: 'COMPLETE', amountDelivered: 50, problems: [] });
});

it('says in list, page, lines and file how many did not arrive and why, and not what the server said', async () => {
  const { mails, read, lines, listed, file, body } = await issued('ok', 'bounce', 'bounce');
  await sendMails(sending(), mails);
  expect(await read()).toMatchObject({
    status: 'COMPLETE',
    state: 'PARTIAL',
    amountDelivered: 25,
    lineCounts: { total: 3, failed: 0, delivered: 1, undelivered: 2 },
    problems: [{ reason: 'noSuchMailbox', lines: 2 }],
  });
  expect((await lines()).map(({ state, reason }) => [state, reason])).toEqual([
    ['DELIVERED', null],
    ['UNDELIVERED', 'noSuchMailbox'],
    ['UNDELIVERED', 'noSuchMailbox'],
  ]);
  expect((await listed('PARTIAL')).content[0]).toMatchObject({ state: 'PARTIAL', lineCounts: { undelivered: 2 } });
  expect((await listed('COMPLETE')).content).toEqual([]);
  expect(await file()).toMatch(/,Not delivered,Complete,Active,The email address does not exist.,/);
  expect(await body()).not.toMatch(/secret|mailbox here/i);
});

it('of which nothing arrived is undelivered, also when its mails are given up in the end', async () => {
  const { mails, read } = await issued('bounce', 'later');
  await sendMails(sending(), mails);
  expect(await read()).toMatchObject({ state: 'PARTIAL', lineCounts: { undelivered: 1 } });
  for (const mail of mails) await buryMailForGood(sending(), mail);
  for (const mail of mails) await buryMailForGood(sending(), mail);
  expect(await read()).toMatchObject({
    state: 'UNDELIVERED',
    lineCounts: { undelivered: 2 },
    problems: [
      { reason: 'mailboxFull', lines: 1 },
      { reason: 'noSuchMailbox', lines: 1 },
    ],
  });
});

it('finds its search row by its state', async () => {
  const { mails, listed } = await issued('bounce');
  await sendMails(sending(), mails);
  expect((await listed('UNDELIVERED')).totalElements).toBe(1);
  const rows = await testApp.db
    .selectFrom('orders')
    .innerJoin('order_search', 'order_search.id', 'orders.id')
    .whereRef('orders.state', '<>', 'order_search.state')
    .select('orders.id')
    .execute();
  expect(rows).toEqual([]);
});
