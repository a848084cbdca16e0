import type { ErrorBody } from '@portal/shared/contract/common';
import type { MailedReceipt } from '@portal/shared/contract/orderReceipts';
import type { OrderPayment, PlacedOrder } from '@portal/shared/contract/orders';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { withTransaction } from '../../db/withTransaction.ts';
import { deliveryTexts, fillText, isFilled } from '../../texts/deliveryTexts.ts';
import { buildUser } from '../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { createNotices } from '../outbox/index.ts';
import { textValuesOf } from '../outbox/notices/noticeMail.ts';
import { createOrderReceiptFiles, createOrderReceiptMails, type ReadPayment } from './index.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let placed: PlacedOrder;
let url: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  call = await testApp.signIn(shop.buyer.email);
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody(),
    buildLineBody(),
    buildLineBody({ utid: 'UEUR', amount: '19.99' }),
  ]);
  const metadata = { notes: 'Spring campaign', purchaseOrderNumber: 'PO-7' };
  await call({ method: 'PATCH', url: `/api/shopping-carts/${cartId}`, payload: { metadata } });
  const { quoteIdentifier } = await quote(call, cartId);
  placed = (await placeOrder(call, cartId, quoteIdentifier, 'receipt-1')).json();
  url = `/api/orders/${placed.referenceOrderId}/receipt`;
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const order = () => ({ platformId: shop.platform.id, id: BigInt(placed.orderId) });

/** Returns the values of the last receipt that was queued, and the text of its file. */
async function lastMail(readPayment: ReadPayment) {
  const { db, database, clock, pdf } = testApp;
  const row = await db
    .selectFrom('outbox')
    .select(['text_values', 'user_id'])
    .where('platform_id', '=', shop.platform.id)
    .where('topic', '=', 'ORDER_RECEIPT_MAIL')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const values = textValuesOf(row.text_values);
  const { subject, facts } = deliveryTexts('en').notices.ORDER_RECEIPT_MAIL;
  const draw = createOrderReceiptFiles({ db: database.db, clock, pdf, readPayment }).ORDER_RECEIPT_MAIL;
  const file = await draw?.({ platformId: shop.platform.id, language: 'en', values });
  return {
    userId: row.user_id,
    subject: fillText(subject, values),
    facts: facts.filter((fact) => isFilled(fact, values)).map((fact) => fillText(fact, values)),
    text: file === undefined ? '' : (await readPdf(Buffer.from(file.bytes))).pages.join('\n'),
  };
}

const byCard =
  (payment: Partial<OrderPayment> = {}): ReadPayment =>
  () =>
    Promise.resolve({
      cardBrand: 'VISA',
      lastFour: '1111',
      cardholder: 'Ada Lovelace',
      status: 'CAPTURED',
      refundedToCard: 0,
      refundedToBalance: 0,
      ...payment,
    });

it('says what was ordered, by whom and how it was paid, and nothing of the recipients', async () => {
  const response = await call({ method: 'GET', url });
  expect(response.headers['content-disposition']).toBe(`attachment; filename="receipt-${placed.referenceOrderId}.pdf"`);
  const text = (await readPdf(response.rawPayload)).pages.join('\n');
  for (const part of [
    'Receipt for an order',
    'Paid with\nAccount balance',
    'Purchase order number\nPO-7',
    'Notes\nSpring campaign',
    shop.account.account_number,
    'Total in USD 2 50.00 USD 50.00 USD',
    'Total in EUR 1 19.99 EUR 21.70 USD',
    'Rewards 71.70 USD',
    'Total charged',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('recipient.example');
});

it('is mailed to who asks, a number of times an hour', async () => {
  const asked = await call({ method: 'POST', url, headers: { 'idempotency-key': 'mail-1' } });
  expect(asked.statusCode).toBe(202);
  expect(asked.json<MailedReceipt>()).toEqual({ recipientEmail: shop.buyer.email });
  const mail = await lastMail(() => Promise.resolve(null));
  expect(mail.userId).toBe(shop.buyer.id);
  expect(mail.facts).toEqual(
    expect.arrayContaining(['Reward total: $50.00 + €19.99', 'Paid with: Account balance', 'Notes: Spring campaign']),
  );
  expect(mail.facts.join()).not.toContain('Card fee');
  expect(mail.text).toContain(placed.referenceOrderId);
  await testApp.db
    .updateTable('rate_limits')
    .set({ hits: SERVER_SETTINGS.orderReceipts.mailsAnHour })
    .where('key', 'like', 'orderReceipts:%')
    .execute();
  expect((await call({ method: 'POST', url })).statusCode).toBe(429);
});

it('of a card names the card, its fee and what went back to it, and goes to who placed the order', async () => {
  const { db, database, clock, jobs, env } = testApp;
  await db.updateTable('orders').set({ credit_card_fee_minor: 252n }).where('id', '=', order().id).execute();
  const readPayment = byCard({ refundedToCard: 25.88 });
  const send = createOrderReceiptMails(createNotices(jobs.enqueue, env.publicUrl), readPayment);
  await withTransaction(database.db, (tx) => send(tx, order(), clock.now()));
  const mail = await lastMail(readPayment);
  expect(mail.facts).toEqual(
    expect.arrayContaining(['Card fee: $2.52', 'Paid with: Visa 1111', 'Returned to the card: $25.88']),
  );
  for (const part of ['Paid with\nVisa 1111', 'Card fee 2.52 USD', 'Returned to the card 25.88 USD'])
    expect(mail.text).toContain(part);
  await db.updateTable('orders').set({ credit_card_fee_minor: 0n }).where('id', '=', order().id).execute();
});

it('is none of a card that was not charged, of nobody else, and comes once the lines are written', async () => {
  const { db, database, clock, pdf } = testApp;
  const draw = (readPayment: ReadPayment) =>
    createOrderReceiptFiles({ db: database.db, clock, pdf, readPayment }).ORDER_RECEIPT_MAIL?.({
      platformId: shop.platform.id,
      language: 'en',
      values: { orderId: placed.orderId },
    });
  await expect(draw(byCard({ status: 'PENDING' }))).rejects.toMatchObject({ i18nKey: 'error.receipts.pending' });
  await expect(draw(byCard({ status: 'DECLINED' }))).rejects.toMatchObject({ i18nKey: 'error.receipts.declined' });
  const unwritten = (lines: number) =>
    db.updateTable('orders').set({ unwritten_lines: lines }).where('id', '=', order().id).execute();
  await unwritten(1);
  expect((await call({ method: 'GET', url })).json<ErrorBody>().i18nKey).toBe('error.receipts.filling');
  await unwritten(0);
  const { email } = await buildUser(db, {
    platform_id: shop.platform.id,
    authorities: ['INDIVIDUAL_ORDER_HISTORY_ACCESS'],
    organization_access: true,
  });
  const colleague = await testApp.signIn(email);
  expect((await colleague({ method: 'GET', url })).statusCode).toBe(404);
  expect((await colleague({ method: 'POST', url })).statusCode).toBe(404);
});
