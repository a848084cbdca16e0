import type { ErrorBody } from '@portal/shared/contract/common';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import type { PaymentSource } from '@portal/shared/contract/customers';
import type { OrderDetail, PlacedOrder } from '@portal/shared/contract/orders';
import type { CartLineBody, Quote, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Attempt } from '@portal/shared/contract/attempts';
import type { LightMyRequestResponse } from 'fastify';
import { withTransaction } from '../../db/withTransaction.ts';
import { walletBalance } from '../../ledger/wallets.ts';
import type { ChargeResult, PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { openTestGateway, type TestGateway } from '../../providers/payments/testing/openTestGateway.ts';
import { buildCardBody } from '../../testing/cardCalls.ts';
import { openCart, placeOrder } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildItem, buildLineBody, BUYER, buildShop } from '../../testing/commerceBuilders.ts';
import { buildMailedLine } from '../../testing/mailedCalls.ts';
import { nextId } from '../../testing/nextId.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { completeOrderLines, createOnOrderDone, lockOrder, refuseHold } from '../orders/index.ts';
import { createNotices } from '../outbox/index.ts';
import { checkOrderPayments } from './checkOrderPayments.ts';

let sandbox: TestGateway;
let gateway: PaymentGateway;
let testApp: TestApp;
/** The function that replaces the gateway's answer to the next charge. */
let distort: ((charge: () => Promise<ChargeResult>) => Promise<ChargeResult>) | null = null;
let charges = 0;
/** A reward that the issuer no longer has when its order is issued. */
let goneId: bigint;
beforeAll(async () => {
  sandbox = await openTestGateway();
  gateway = {
    ...sandbox.gateway,
    chargeCard: (charge) => {
      charges += 1;
      const work = () => sandbox.gateway.chargeCard(charge);
      return distort === null ? work() : distort(work);
    },
  };
  testApp = await buildTestApp({}, [], gateway);
  await testApp.jobs.start();
  const brand = await buildCatalogue(testApp.db);
  const gone = await buildItem(testApp.db, { brand_id: brand.id, utid: 'UGONE' });
  goneId = gone.id;
});
beforeEach(() => {
  distort = null;
  charges = 0;
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await sandbox.close();
});

/** A buyer whose account has a card that may pay. */
async function shopWithCard({ currencyCode = 'USD', number }: { currencyCode?: string; number?: string } = {}) {
  const { db } = testApp;
  const shop = await buildShop(db, {
    authorities: [...BUYER, 'FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'],
    currencyCode,
  });
  const call = await testApp.signIn(shop.buyer.email);
  const owner = { customerIdentifier: shop.customer.identifier, accountIdentifier: shop.account.identifier };
  const body = buildCardBody(owner);
  const added = await call({
    method: 'POST',
    url: '/api/creditCards',
    payload: number === undefined ? body : { ...body, creditCard: { ...body.creditCard, number } },
    headers: { 'idempotency-key': nextId() },
  });
  const { token } = added.json<PaymentCard>();
  const setCard = (change: { usable_from?: Date; expiration?: string; removed_at?: Date }) =>
    db.updateTable('payment_cards').set(change).where('platform_id', '=', shop.platform.id).execute();
  await setCard({ usable_from: testApp.clock.now() });
  const key = { platformId: shop.platform.id, accountId: shop.account.id };
  const choose = (cartId: string, source: string) =>
    call({ method: 'PATCH', url: `/api/shopping-carts/${cartId}`, payload: { paymentSourceIdentifier: source } });
  const quoteOf = (cartId: string) => call({ method: 'POST', url: `/api/shopping-carts/${cartId}/quotes` });
  const quoted = async (lines: readonly CartLineBody[], source = token) => {
    const cartId = await openCart(call, shop.account.identifier, lines);
    await choose(cartId, source);
    const { quoteIdentifier } = (await quoteOf(cartId)).json<Quote>();
    return { cartId, place: (under: string = nextId()) => placeOrder(call, cartId, quoteIdentifier, under) };
  };
  const cartOf = async (cartId: string) =>
    (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
  const orderOf = async ({ referenceOrderId }: PlacedOrder) =>
    (await call({ method: 'GET', url: `/api/orders/${referenceOrderId}` })).json<OrderDetail>();
  const row = () =>
    db
      .selectFrom('order_payments')
      .selectAll()
      .where('platform_id', '=', shop.platform.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const run = async (queue: 'settle-order-payment' | 'refund-order-payment') => {
    const { platform_id, id } = await row();
    const worker = testApp.workers.find((workers) => workers[queue])?.[queue];
    return worker?.handle([{ platformId: String(platform_id), paymentId: String(id) }]);
  };
  const issue = ({ orderId }: PlacedOrder) => {
    const { clock, env, jobs, issuer } = testApp;
    return issueOrder(
      {
        db: testApp.database.db,
        clock,
        credentialKey: env.credentialKey,
        mailHost: 'portal.example',
        enqueueAll: jobs.enqueueAll,
        provider: issuer.provider,
        notifyDone: createOnOrderDone(createNotices(jobs.enqueue, env.publicUrl), jobs.enqueue),
      },
      { platformId: shop.platform.id, id: BigInt(orderId) },
    );
  };
  const mails = async () =>
    (await db.selectFrom('outbox').select('topic').where('platform_id', '=', shop.platform.id).execute())
      .map(({ topic }) => topic)
      .filter((topic) => /^ORDER_(?:CARD|RECEIPT)/.test(topic));
  const balance = async () => (await walletBalance(db, key)).balanceMinor;
  return { ...shop, call, token, setCard, choose, quoteOf, quoted, cartOf, orderOf, row, run, issue, mails, balance };
}

const setGone = (utid: string) =>
  testApp.db.updateTable('catalog_items').set({ utid }).where('id', '=', goneId).execute();

const failure = (response: LightMyRequestResponse) => {
  const { i18nKey, values, fields } = response.json<ErrorBody>();
  return [response.statusCode, i18nKey, values, fields?.map(({ field }) => field)];
};
const AT_SOURCE = ['paymentSourceIdentifier'];
const of = (amount: string) => [buildLineBody({ amount })];

it('offers the cards of the account beside its balance, those that cannot pay with the reason', async () => {
  const { account, call, token, setCard, buyer, platform } = await shopWithCard();
  const list = async () =>
    (await call({ method: 'GET', url: `/api/accounts/${account.identifier}/payment-sources` })).json<PaymentSource[]>();
  expect(await list()).toMatchObject([
    { paymentSourceType: 'ACCOUNT_FUNDS', paymentSourceIdentifier: account.identifier },
    {
      paymentSourceType: 'CREDIT_CARD',
      paymentSourceIdentifier: token,
      disabled: false,
      cardSourceDTO: { cardBrand: 'VISA', expiration: '07/31', addedBy: `${buyer.first_name} ${buyer.last_name}` },
    },
  ]);
  const until = new Date(testApp.clock.now().getTime() + 60_000);
  await setCard({ usable_from: until });
  expect((await list())[1]).toMatchObject({
    disabled: true,
    disabledReason: 'ON_HOLD',
    disabledUntil: until.toISOString(),
  });
  await setCard({ expiration: '2026-02' });
  expect((await list())[1]).toMatchObject({ disabledReason: 'EXPIRED', disabledUntil: null });
  await testApp.db.updateTable('platforms').set({ cards_at_checkout: false }).where('id', '=', platform.id).execute();
  expect(await list()).toHaveLength(1);
});

it('quotes the fee of the card, and charges it: the balance stays, the order goes on', async () => {
  const { account, call, token, choose, quoteOf, cartOf, orderOf, row, balance, mails } = await shopWithCard();
  const before = await balance();
  const cartId = await openCart(call, account.identifier, of('500.00'));
  await choose(cartId, token);
  const { quoteIdentifier, summary, payment } = (await quoteOf(cartId)).json<Quote>();
  expect(payment).toMatchObject({ paymentSourceType: 'CREDIT_CARD', card: { cardBrand: 'VISA' } });
  expect(summary).toMatchObject({
    hasInsufficientFunds: false,
    shortfall: 0,
    balanceAfter: Number(before) / 100,
    fullOrderQuote: {
      orderTotal: 517.5,
      paymentFee: { flatAmount: 0, percentage: 0.035, calculatedAmount: 17.5, currencyCode: 'USD' },
    },
  });
  const key = nextId();
  const response = await placeOrder(call, cartId, quoteIdentifier, key);
  const placed = response.json<PlacedOrder>();
  expect([response.statusCode, placed]).toMatchObject([201, { status: 'PENDING', amountCharged: 517.5 }]);
  expect((await cartOf(cartId)).status).toBe('PLACED');
  expect(await balance()).toBe(before);
  expect(await orderOf(placed)).toMatchObject({
    paymentMethod: 'CREDIT_CARD',
    creditCardFees: 17.5,
    amountPaid: 517.5,
    payment: { status: 'CAPTURED', cardholder: 'Ana Souza', refundedToCard: 0, refundedToBalance: 0 },
  });
  expect(await row()).toMatchObject({ status: 'CAPTURED', usd_minor: 50_000n });
  expect(await mails()).toEqual(['ORDER_CARD_CHARGED_MAIL', 'ORDER_RECEIPT_MAIL']);
  // The call again, and the question what became of it.
  expect((await placeOrder(call, cartId, quoteIdentifier, key)).json()).toMatchObject({
    referenceOrderId: placed.referenceOrderId,
  });
  expect(charges).toBe(1);
  const asked = await call({
    method: 'GET',
    url: `/api/idempotency-keys/${key}`,
    query: { operation: 'ORDER', accountIdentifier: account.identifier },
  });
  expect(asked.json<Attempt>()).toMatchObject({ state: 'DONE', reference: placed.referenceOrderId, amount: 517.5 });
});

it('says what is left of each limit, at the quote', async () => {
  const { account, call, token, choose, quoteOf, quoted } = await shopWithCard();
  const quoteFor = async (lines: readonly CartLineBody[]) => {
    const cartId = await openCart(call, account.identifier, lines);
    await choose(cartId, token);
    return quoteOf(cartId);
  };
  const limit = { limit: '2000.00', left: '2000.00', currencyCode: 'USD' };
  const two = [...of('1000.00'), ...of('1000.01')];
  expect(failure(await quoteFor(two))).toEqual([422, 'error.cardOrder.amount', limit, AT_SOURCE]);
  expect((await quoteFor(of('2000.00'))).statusCode).toBe(201);
  const many = Array.from({ length: 101 }, () => buildLineBody({ amount: '1.00' }));
  const most = { max: '100', left: '100' };
  expect(failure(await quoteFor(many))).toEqual([422, 'error.cardOrder.rewards', most, AT_SOURCE]);
  for (let orders = 0; orders < 4; orders += 1) await (await quoted(of('2000.00'))).place();
  await (await quoted(of('1500.00'))).place();
  const day = { limit: '10000.00', left: '500.00', currencyCode: 'USD' };
  expect(failure(await quoteFor(of('500.01')))).toEqual([422, 'error.cardOrder.day', day, AT_SOURCE]);
  testApp.clock.advance(SERVER_SETTINGS.cardOrders.dayMs);
});

it('two tabs at the limit of the day: one order', async () => {
  const { quoted } = await shopWithCard();
  for (let orders = 0; orders < 4; orders += 1) await (await quoted(of('2000.00'))).place();
  const tabs = [await quoted(of('1500.00')), await quoted(of('1500.00'))];
  const placed = await Promise.all(tabs.map(({ place }) => place()));
  expect(placed.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(placed.map((response) => response.json<ErrorBody>().i18nKey)).toContain('error.cardOrder.day');
});

it('a declined card: nothing is placed, all is kept, and the balance pays at once', async () => {
  const { account, call, token, choose, quoteOf, cartOf, balance, mails } = await shopWithCard({
    number: '4000000000002040',
  });
  const before = await balance();
  const cartId = await openCart(call, account.identifier, of('25.00'));
  await choose(cartId, token);
  const { quoteIdentifier } = (await quoteOf(cartId)).json<Quote>();
  const key = nextId();
  const declined = [402, 'error.gateway.FUNDS', undefined, undefined];
  expect(failure(await placeOrder(call, cartId, quoteIdentifier, key))).toEqual(declined);
  expect(failure(await placeOrder(call, cartId, quoteIdentifier, key))).toEqual(declined);
  expect(charges).toBe(1);
  const asked = await call({
    method: 'GET',
    url: `/api/idempotency-keys/${key}`,
    query: { operation: 'ORDER', accountIdentifier: account.identifier },
  });
  expect(asked.json<Attempt>()).toMatchObject({ state: 'REFUSED', i18nKey: 'error.gateway.FUNDS', reference: null });
  expect(await cartOf(cartId)).toMatchObject({ status: 'OPEN', lineItemCount: 1, paymentSourceIdentifier: token });
  expect((await call({ method: 'GET', url: '/api/orders' })).json()).toMatchObject({ totalElements: 0 });
  expect([await balance(), await mails()]).toEqual([before, []]);
  await choose(cartId, account.identifier);
  const byBalance = (await quoteOf(cartId)).json<Quote>();
  expect((await placeOrder(call, cartId, byBalance.quoteIdentifier, nextId())).statusCode).toBe(201);
  expect(before - (await balance())).toBe(2_500n);
});

it.each([
  ['of another account', 'UNKNOWN', 'other'],
  ['that was removed', 'UNKNOWN', { removed_at: new Date('2026-03-01T00:00:00Z') }],
  ['that has expired', 'EXPIRED', { expiration: '2026-02' }],
  ['on hold', 'ON_HOLD', { usable_from: new Date('2099-01-01T00:00:00Z') }],
] as const)('a card %s pays for nothing, also when it was quoted before', async (_, reason, change) => {
  const { quoted, choose, token, setCard, cartOf } = await shopWithCard();
  const { cartId, place } = await quoted(of('25.00'));
  const refused = [422, 'error.cardOrder.card', { reason }, AT_SOURCE];
  if (change === 'other') {
    const stranger = await shopWithCard();
    expect(failure(await choose(cartId, stranger.token))).toEqual(refused);
    expect((await cartOf(cartId)).paymentSourceIdentifier).toBe(token);
    return;
  }
  await setCard(change);
  expect(failure(await choose(cartId, token))).toEqual(refused);
  expect(failure(await place())).toEqual(refused);
  expect([charges, (await cartOf(cartId)).status]).toEqual([0, 'OPEN']);
});

it('while the card is asked the cart answers 423; an answer that is lost after the capture is found, once', async () => {
  const { quoted, choose, cartOf, orderOf, row, run, token } = await shopWithCard();
  const { cartId, place } = await quoted(of('25.00'));
  const seen: unknown[] = [];
  distort = async (charge) => {
    seen.push(failure(await choose(cartId, token)), (await cartOf(cartId)).status);
    await charge();
    return { outcome: 'unknown' };
  };
  const placed = (await place()).json<PlacedOrder>();
  expect(seen).toEqual([[423, 'error.cart.paying', undefined, undefined], 'PAYING']);
  expect(await orderOf(placed)).toMatchObject({ state: 'PENDING', payment: { status: 'PENDING' } });
  expect(await run('settle-order-payment')).toEqual([{ done: true }]);
  expect(await orderOf(placed)).toMatchObject({ state: 'PENDING', payment: { status: 'CAPTURED' } });
  expect(await run('settle-order-payment')).toEqual([{ done: true }]);
  expect([charges, (await row()).status]).toEqual([1, 'CAPTURED']);
});

it('a charge in review: the order waits without a reward, and fails with a mail when it is declined', async () => {
  const { quoted, orderOf, row, run, balance, mails } = await shopWithCard();
  const before = await balance();
  // 10.11 with its fee, which the sandbox reviews.
  const { place } = await quoted(of('9.77'));
  const placed = (await place()).json<PlacedOrder>();
  expect(placed).toMatchObject({ status: 'PENDING', state: 'ON_HOLD', hold: { reason: 'CARD_REVIEW' } });
  expect(await run('settle-order-payment')).toMatchObject([{ retry: expect.any(String) as string }]);
  expect(await orderOf(placed)).toMatchObject({ payment: { status: 'PENDING' } });
  await sandbox.control(`/control/payments/${(await row()).gateway_id ?? ''}`, { action: 'decline' });
  expect(await run('settle-order-payment')).toEqual([{ done: true }]);
  expect(await orderOf(placed)).toMatchObject({
    state: 'FAILED',
    hold: null,
    amountRefunded: 0,
    payment: { status: 'DECLINED', refundedToCard: 0, refundedToBalance: 0 },
  });
  expect([await balance(), await mails()]).toEqual([before, ['ORDER_CARD_DECLINED_MAIL']]);
});

it('a charge in review that is captured later lets the order go on', async () => {
  const { quoted, orderOf, row, run } = await shopWithCard();
  const { place } = await quoted(of('9.77'));
  const placed = (await place()).json<PlacedOrder>();
  await sandbox.control(`/control/payments/${(await row()).gateway_id ?? ''}`, { action: 'approve' });
  expect(await run('settle-order-payment')).toEqual([{ done: true }]);
  expect(await orderOf(placed)).toMatchObject({ state: 'PENDING', hold: null, payment: { status: 'CAPTURED' } });
});

it('an order by card that staff refuse goes back to its card', async () => {
  const { quoted, orderOf, run, platform, account } = await shopWithCard();
  await testApp.db.updateTable('accounts').set({ confidence_attribute: 'NEW' }).where('id', '=', account.id).execute();
  const placed = (await (await quoted(of('25.00'))).place()).json<PlacedOrder>();
  expect(placed).toMatchObject({ state: 'ON_HOLD', hold: { reason: 'NEW_ACCOUNT_CARD' } });
  const key = { platformId: platform.id, id: BigInt(placed.orderId) };
  const { clock, database, jobs, env } = testApp;
  const deps = { enqueue: jobs.enqueue, sendNotice: createNotices(jobs.enqueue, env.publicUrl) };
  await withTransaction(database.db, async (tx) => {
    const order = await lockOrder(tx, key);
    if (order) await refuseHold(deps, tx, order, { reason: 'Unknown to us', by: null, at: clock.now() });
  });
  const worker = testApp.workers.find((workers) => workers['give-up-order'])?.['give-up-order'];
  await worker?.handle([{ platformId: String(key.platformId), orderId: placed.orderId }]);
  expect(await run('refund-order-payment')).toEqual([{ done: true }]);
  expect(await orderOf(placed)).toMatchObject({ state: 'FAILED', payment: { refundedToCard: 25.88 } });
});

it.each([
  ['to its card', '20.00', { refundedToCard: 20.7, refundedToBalance: 0 }, 0n],
  ['to the balance when the gateway refuses', '10.17', { refundedToCard: 0, refundedToBalance: 10.53 }, 1_053n],
])(
  'what was sold out after the charge goes back %s, with its share of the fee',
  async (_, amount, refunded, toBalance) => {
    const { quoted, orderOf, run, balance, issue } = await shopWithCard();
    const before = await balance();
    const { place } = await quoted([...of('30.00'), buildLineBody({ utid: 'UGONE', amount })]);
    const placed = (await place()).json<PlacedOrder>();
    await setGone('UGONE-LATER');
    await issue(placed);
    await setGone('UGONE');
    expect(await run('refund-order-payment')).toEqual([{ done: true }]);
    expect(await orderOf(placed)).toMatchObject({
      status: 'PARTIAL',
      amountRefunded: Number(amount),
      payment: refunded,
    });
    expect((await balance()) - before).toBe(toBalance);
  },
);

it('charges shipping like all else, and returns what a failed line had of it', async () => {
  const { account, call, token, choose, quoteOf, row, run, platform } = await shopWithCard();
  const cartId = await openCart(call, account.identifier, [buildMailedLine(), buildMailedLine()]);
  const payload = { physicalMethod: 'ups2ndday' };
  await call({ method: 'POST', url: `/api/shopping-carts/${cartId}/update-shipping`, payload });
  await choose(cartId, token);
  const { quoteIdentifier, summary } = (await quoteOf(cartId)).json<Quote>();
  expect(summary.fullOrderQuote).toMatchObject({ shippingAmount: 24.95, orderTotal: 77.57 });
  const { orderId } = (await placeOrder(call, cartId, quoteIdentifier, nextId())).json<PlacedOrder>();
  expect(await row()).toMatchObject({ status: 'CAPTURED', amount_minor: 7_495n, fee_minor: 262n });
  const order = { platformId: platform.id, id: BigInt(orderId) };
  const lines = await testApp.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  await withTransaction(testApp.database.db, (tx) =>
    completeOrderLines(tx, {
      order,
      lines: lines.map(({ id: lineId }, index) =>
        index === 0 ? { lineId, outcome: 'COMPLETE' } : { lineId, outcome: 'FAILED', reason: 'itemGone' },
      ),
      at: testApp.clock.now(),
    }),
  );
  expect(await row()).toMatchObject({ refund_minor: 3_747n, refund_fee_minor: 131n });
  await run('refund-order-payment');
});

it('gateway and ledger agree on all of it', async () => {
  const { problems, payments, captures, refunds } = await checkOrderPayments(testApp.database.db, gateway);
  expect({ problems, refunds, hasCaptures: captures > 0 && payments > captures }).toEqual({
    problems: [],
    refunds: 3,
    hasCaptures: true,
  });
});
