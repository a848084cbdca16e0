import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { signCall } from '../../crypto/signCall.ts';
import { open } from '../../crypto/seal.ts';
import { toShipmentEventJson } from '../../providers/fulfilment/fulfilmentJson.ts';
import type { ShipmentState, ShipmentStatus } from '../../providers/fulfilment/FulfilmentProvider.ts';
import { balanceOf } from '../../testing/builders.ts';
import { buildCatalogue, buildItem, buildLineBody } from '../../testing/commerceBuilders.ts';
import { payAtTill } from '../../testing/payAtTill.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, TEST_FULFILMENT_KEY, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { createNotices } from '../outbox/index.ts';
import { settleShipment } from './settleShipment.ts';
import { shipParcel } from './shipParcel.ts';
import { shipmentKeyOf } from './shipmentKeys.ts';
import { readShipmentEvents } from './watchShipments.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  const { id: brand_id } = await buildCatalogue(testApp.db);
  const mailed = { brand_id, fulfillment_type: 'PHYSICAL', delivery_methods: ['MAILED'] };
  await buildItem(testApp.db, { ...mailed, utid: 'UPRINTED', is_printable: true });
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const mailedBody = (utid: string): CartLineBody =>
  buildLineBody({
    utid,
    recipient: {
      firstName: 'Zoé',
      lastName: 'Müller',
      email: null,
      mobileNumber: null,
      address: {
        companyName: null,
        streetLine1: '1 Market Street',
        streetLine2: null,
        city: 'San Francisco',
        stateOrProvince: 'CA',
        postalCode: '94105',
        country: 'US',
      },
    },
    deliveryTemplate: { toName: 'Zoé', fromName: 'Maya', letterHeadTitle: null, message: 'Thank you' },
    shippingInfo: { physicalMethod: 'upsground' },
  });

/** An issued order of mailed lines, with what works on their shipments. */
async function buildMailedOrder(utids: readonly string[]) {
  const placed = await buildPlacedOrder(testApp, utids.map(mailedBody));
  const { clock, env, jobs, issuer, printer } = testApp;
  const { db } = testApp.database;
  const { platformId } = placed.orderKey;
  const issuing = {
    db,
    clock,
    credentialKey: env.credentialKey,
    mailHost: 'portal.example',
    provider: issuer.provider,
  };
  await issueOrder({ ...issuing, enqueueAll: jobs.enqueueAll }, placed.orderKey);
  const deps = {
    db,
    clock,
    enqueue: jobs.enqueue,
    fulfilment: printer.provider,
    drawLetter: () => Promise.resolve(Buffer.from('%PDF-1.7 a letter')),
    provider: issuer.provider,
    sendNotice: createNotices(jobs.enqueue, env.publicUrl),
  };
  const rows = await testApp.db
    .selectFrom('shipments')
    .select(['id', 'key'])
    .where('order_id', '=', placed.orderId)
    .orderBy('id')
    .execute();
  const each = (work: typeof shipParcel | typeof settleShipment) =>
    Promise.all(rows.map(({ id }) => work(deps, { platformId, id })));
  const url = `/api/orders/${placed.reference}`;
  return {
    ...placed,
    keys: rows.map(({ key }) => key),
    ship: () => each(shipParcel),
    settle: () => each(settleShipment),
    read: () => readShipmentEvents({ ...deps, feed: 'test' }),
    order: async () => (await placed.call({ method: 'GET', url })).json<OrderDetail>(),
    line: async (line = 1) =>
      (await placed.call({ method: 'GET', url: `${url}/lines/${line}` })).json<OrderLineDetail>(),
  };
}

function postState(shipment: ShipmentState, key = TEST_FULFILMENT_KEY) {
  const payload = JSON.stringify(toShipmentEventJson({ eventId: `E-${shipment.revision}`, shipment }));
  const headers = { 'content-type': 'application/json', ...signCall('fulfilment', key, payload, testApp.clock.now()) };
  return testApp.app.inject({ method: 'POST', url: '/api/fulfilment-events', payload, headers });
}

const stateOf = (key: string, status: ShipmentStatus, revision: number, more: Partial<ShipmentState> = {}) => ({
  key,
  status,
  revision,
  trackingNumber: null,
  reason: null,
  at: testApp.clock.now(),
  ...more,
});

it('a letter is shipped once though the answer was lost, and its number leads to the carrier', async () => {
  const { printer } = testApp;
  const { keys, ship, read, line, order } = await buildMailedOrder(['UPRINTED']);
  const [key = ''] = keys;
  printer.faults.set('answerLost', true);
  expect(await ship()).toEqual([{ retry: 'The printer gave no answer' }]);
  expect(await line()).toMatchObject({ deliveryStatus: 'PROCESSING', state: 'SENDING' });
  expect(await order()).toMatchObject({ state: 'SENDING', letterQuantity: 1, linesAtPrinter: 1 });
  expect(await ship()).toEqual([{ done: true }]);
  expect(await ship()).toEqual([{ done: true }]);
  expect(printer.post.list().filter((shipment) => shipment.key === key)).toMatchObject([
    { kind: 'LETTER', method: 'upsground', recipientName: 'Zoé Müller', address: { postalCode: '94105' } },
  ]);
  printer.post.move(key, 'SHIPPED');
  await read();
  const shipped = await line();
  expect(shipped).toMatchObject({ deliveryStatus: 'MAILED', state: 'DELIVERED' });
  expect(shipped.trackingNumber).toMatch(/^1Z/);
  expect(await order()).toMatchObject({
    state: 'COMPLETE',
    linesAtPrinter: 0,
    trackingNumbers: [shipped.trackingNumber],
  });
  printer.post.move(key, 'COMPLETED');
  await read();
  expect(await line()).toMatchObject({ deliveryStatus: 'DELIVERED', trackingNumber: shipped.trackingNumber });
  expect((await line()).timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['SHIPMENT_ACCEPTED', 'SHIPPED', 'SHIPMENT_DELIVERED']),
  );
});

it('forged events are refused, repeated and older ones change nothing', async () => {
  const { keys, ship, line } = await buildMailedOrder(['UPRINTED']);
  const [key = ''] = keys;
  await ship();
  const shipped = stateOf(key, 'SHIPPED', 3, { trackingNumber: '1Z999AA10123456784' });
  expect((await postState(shipped, 'another key of 32 letters or more')).statusCode).toBe(403);
  expect((await line()).deliveryStatus).toBe('PROCESSING');
  const responses = [await postState(shipped), await postState(shipped)];
  responses.push(await postState(stateOf(key, 'IN_PROGRESS', 2)));
  responses.push(await postState(stateOf(shipmentKeyOf(1n, { lineId: 1n }), 'SHIPPED', 2)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
  const { deliveryStatus, timeline } = await line();
  expect(deliveryStatus).toBe('MAILED');
  expect(timeline.filter(({ event }) => event === 'SHIPPED')).toHaveLength(1);
});

it('FAILED twice refunds once: price, fee and shipping, the reward is void and the buyer is told', async () => {
  const { account, keys, ship, settle, line, order, call, reference } = await buildMailedOrder([
    'UPRINTED',
    'UPRINTED',
  ]);
  const [key = ''] = keys;
  await ship();
  const before = await balanceOf(testApp.db, account);
  const { amountPaid } = await order();
  const failed = stateOf(key, 'FAILED', 2, { reason: 'Returned to sender' });
  await postState(failed);
  testApp.issuer.faults.set('down', true);
  expect(await settle()).toContainEqual({ retry: 'The issuer gave no answer' });
  testApp.issuer.faults.set('down', false);
  await settle();
  await postState({ ...failed, revision: 3 });
  await settle();
  const { charged, shipping } = await line();
  expect(await balanceOf(testApp.db, account)).toBe(before + BigInt(Math.round((charged + shipping) * 100)));
  expect(await line()).toMatchObject({ status: 'FAILED', reason: 'shipmentFailed', rewardStatus: null });
  expect(await order()).toMatchObject({
    state: 'PARTIAL',
    status: 'PARTIAL',
    amountRefunded: charged + shipping,
    shippingRefunded: shipping,
    amountPaid,
  });
  const events = (await line()).timeline;
  expect(events.find(({ event }) => event === 'SHIPMENT_FAILED')).toMatchObject({ otherReason: 'Returned to sender' });
  expect(events.filter(({ event }) => event === 'REFUNDED')).toHaveLength(1);
  const mails = await testApp.db
    .selectFrom('outbox')
    .select('text_values')
    .where('topic', '=', 'SHIPMENT_FAILED_MAIL')
    .where('platform_id', '=', account.platform_id)
    .execute();
  expect(mails.map(({ text_values }) => text_values)).toMatchObject([
    { reference, lineNumber: '1', reason: 'The printer could not make or deliver it. (Returned to sender)' },
  ]);
  const again = await call({ method: 'POST', url: `/api/orders/${reference}/cart`, payload: { lineNumber: 1 } });
  expect(again.statusCode).toBe(201);
});

it('FAILED of a reward that somebody has used refunds nothing: it has arrived, and stays paid for', async () => {
  const { account, keys, ship, settle, line, order, platform } = await buildMailedOrder(['UPRINTED']);
  const [key = ''] = keys;
  await ship();
  const { card_id: cardId } = await testApp.db
    .selectFrom('reward_cards')
    .select('card_id')
    .where('platform_id', '=', platform.id)
    .executeTakeFirstOrThrow();
  expect(payAtTill(testApp.issuer, cardId, 100n).refused).toBeNull();
  const before = await balanceOf(testApp.db, account);
  await postState(stateOf(key, 'FAILED', 2, { reason: 'Returned to sender' }));
  expect(await settle()).toEqual([{ done: true }]);
  await settle();
  expect(await balanceOf(testApp.db, account)).toBe(before);
  expect(await line()).toMatchObject({ status: 'COMPLETE', deliveryStatus: 'DELIVERED' });
  expect(await order()).toMatchObject({ state: 'COMPLETE', amountRefunded: 0, shippingRefunded: 0 });
  expect(payAtTill(testApp.issuer, cardId, 100n).refused).toBeNull();
  const mails = await testApp.db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', 'SHIPMENT_FAILED_MAIL')
    .where('platform_id', '=', platform.id)
    .execute();
  expect(mails).toEqual([]);
});

it('of a plastic card nobody but the printer has the codes', async () => {
  const { keys, ship, call, reference, orderId, platform, line } = await buildMailedOrder(['UMAILED']);
  await ship();
  const [key = ''] = keys;
  expect(testApp.printer.post.list().find((shipment) => shipment.key === key)).toMatchObject({
    kind: 'CARD',
    cards: [{ utid: 'UMAILED', value: '2500', currencyCode: 'USD', count: 1 }],
  });
  const rewards = await testApp.db
    .selectFrom('rewards')
    .innerJoin('order_lines', 'order_lines.id', 'rewards.order_line_id')
    .select('credentials_encrypted')
    .where('order_id', '=', orderId)
    .execute();
  const codes = rewards.map(({ credentials_encrypted: sealed }) => open(testApp.env.credentialKey, sealed));
  expect(codes).toEqual(['{}']);
  const url = `/api/orders/${reference}/lines/1/credentials`;
  expect((await call({ method: 'POST', url })).statusCode).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(await line())).not.toContain('/r/');
  const mails = await testApp.db.selectFrom('outbox').select('id').where('platform_id', '=', platform.id).execute();
  expect(mails).toEqual([]);
});
