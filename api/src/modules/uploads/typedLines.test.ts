import type { ErrorBody } from '@portal/shared/contract/common';
import type { CartLines, OrderSummary, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type {
  ChangedUploadLines,
  PendingUpload,
  Upload,
  UploadLine,
  UploadLineBody,
  UploadLines,
} from '@portal/shared/contract/uploads';
import { buildAccount } from '../../testing/builders.ts';
import { openCart } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { buildUploadLine, checkedUpload, createUpload, csvOf, sendFile } from '../../testing/uploadFixture.ts';
import { createFillCartWorker } from './fillCart.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let account: string;
beforeAll(async () => {
  testApp = await buildTestApp({}, [], null, undefined, undefined, { addedInCall: 4, rowsOfStep: 3, cartLinesMax: 12 });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
  account = shop.account.identifier;
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const bulkUrl = (uploadId: string, rest = ''): string => `/api/bulkorder/upload/${uploadId}${rest}`;
const read = async (uploadId: string): Promise<Upload> =>
  (await call({ method: 'GET', url: `/api/orders/upload/${uploadId}` })).json<Upload>();
const readLines = async (uploadId: string): Promise<UploadLines> =>
  (await call({ method: 'GET', url: `/api/orders/upload/${uploadId}/lines` })).json<UploadLines>();
const add = (uploadId: string, payload: readonly UploadLineBody[], query: Record<string, string> = {}) =>
  call({ method: 'POST', url: bulkUrl(uploadId, '/lines'), payload: [...payload], query });
const pending = async () => (await call({ method: 'GET', url: '/api/orders/upload/pending-upload' })).json<unknown>();

it('an upload is filled without a file; each line has its verdict, and goes to a cart with what is noted', async () => {
  const uploadId = await createUpload(call, account);
  const lines = [buildUploadLine(), buildUploadLine({ recipientEmail: 'nobody', amount: '30' })];
  const { upload, lines: added } = (await add(uploadId, lines)).json<ChangedUploadLines>();
  expect(upload).toMatchObject({ state: 'CHECKED', rowCount: 2, wrongCount: 1, fileName: null });
  expect(added.map(({ lineNumber, errors }) => [lineNumber, errors.map(({ field }) => field)])).toEqual([
    [1, []],
    [2, ['recipientEmail']],
  ]);
  const more = (await add(uploadId, [buildUploadLine()])).json<ChangedUploadLines>();
  expect(more.lines).toMatchObject([{ lineNumber: 3, warnings: [{ warning: 'REPEATED_RECIPIENT' }] }]);
  const metadata = { purchaseOrderNumber: ' PO 7 ', notes: 'For the team' };
  const noted = await call({ method: 'PATCH', url: bulkUrl(uploadId), payload: metadata });
  expect(noted.json<Upload>()).toMatchObject({ purchaseOrderNumber: 'PO 7', notes: 'For the team' });
  const cartId = await openCart(call, account, []);
  const url = `/api/shopping-carts/${cartId}/line-items/from-upload`;
  const cart = (await call({ method: 'POST', url, payload: { uploadId } })).json<ShoppingCart>();
  expect(cart).toMatchObject({
    lineItemCount: 2,
    metadata: { purchaseOrderNumber: 'PO 7', notes: 'For the team' },
    estimate: { totalAmount: { amountPlainString: '50.00' } },
  });
});

it('a line is written anew as a whole', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada', 'Bob']);
  const [first] = await readLines(uploadId);
  const url = bulkUrl(uploadId, `/upload-line/${first?.identifier ?? ''}`);
  const put = (payload: object) => call({ method: 'PUT', url, payload });
  const line = (await put(buildUploadLine({ amount: '0.50' }))).json<UploadLine>();
  expect(line).toMatchObject({
    lineNumber: 1,
    amount: '0.50',
    emailSubject: 'Thank you',
    errors: [{ field: 'amount', i18nKey: 'error.amount.belowMin' }],
  });
  expect(await read(uploadId)).toMatchObject({ rowCount: 2, wrongCount: 1 });
  // Fields that are left out are empty.
  expect((await put({ utid: 'UVARIABLE' })).json<UploadLine>()).toMatchObject({ amount: '', emailSubject: '' });
  const nobodys = { method: 'PUT', url: bulkUrl(uploadId, '/upload-line/1'), payload: buildUploadLine() } as const;
  expect((await call(nobodys)).statusCode).toBe(404);
});

it('one value for all lines is that of later lines, too; the good ones are summed up as a cart would', async () => {
  testApp.clock.advance(1_000);
  const uploadId = await createUpload(call, account);
  const summarise = async (currency = 'USD') =>
    call({ method: 'GET', url: `/api/orders/upload/${uploadId}/summary/${currency}` });
  const setValues = (values: Readonly<Record<string, string>>) =>
    call({
      method: 'PUT',
      url: `/api/orders/upload/${uploadId}/values`,
      payload: { values: Object.entries(values).map(([field, value]) => ({ field, value })) },
    });
  const person = (recipientEmail: string) => ({ recipientFirstName: 'Ada', recipientEmail });
  await call({ method: 'POST', url: bulkUrl(uploadId, '/lines'), payload: [person('ada@recipient.example')] });
  expect((await summarise()).json<OrderSummary>()).toMatchObject({ recipientCount: 0, summaryByUtid: [] });
  const valued = await setValues({ utid: 'UVARIABLE', amount: '25.00', senderFirstName: 'Grace', etid: 'E000000' });
  expect(valued.json<Upload>()).toMatchObject({ rowCount: 1, wrongCount: 0 });
  await call({ method: 'POST', url: bulkUrl(uploadId, '/lines'), payload: [person('bob@recipient.example')] });
  expect((await setValues({ recipientMobileNumber: 'x' })).json<ErrorBody>().fields).toMatchObject([
    { field: 'values[0].field', i18nKey: 'error.validation' },
  ]);
  const { isFileUpload, ...summary } = (await summarise()).json<OrderSummary>();
  expect([isFileUpload, (await summarise('EUR')).statusCode]).toEqual([false, 422]);
  const cart = await call({
    method: 'POST',
    url: '/api/shopping-carts',
    payload: { accountIdentifier: account, orderSource: 'BULK_UPLOAD' },
  });
  const { cartId } = cart.json<ShoppingCart>();
  const url = `/api/shopping-carts/${cartId}`;
  await call({ method: 'POST', url: `${url}/line-items/from-upload`, payload: { uploadId } });
  const expected = (await call({ method: 'GET', url: `${url}/summary` })).json<OrderSummary>();
  expect(summary.recipientCount).toBe(2);
  expect({ ...summary, isFileUpload: expected.isFileUpload }).toEqual(expected);
  // In its own cart the upload still waits for its order.
  expect(await pending()).toMatchObject({ uploadId, cartId });
  expect((await setValues({ amount: '30' })).json<ErrorBody>().i18nKey).toBe('error.upload.added');
  expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await setValues({ amount: '30' })).json<Upload>()).toMatchObject({ addedCount: 0, cartId: null });
});

it('the lines of a kind are deleted, but for those that a cart has', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada', 'Bob']);
  const remove = (type: string) =>
    call({ method: 'DELETE', url: bulkUrl(uploadId, `/upload-lines/fulfillment/${type}`) });
  expect((await remove('PHYSICAL')).statusCode).toBe(204);
  expect(await read(uploadId)).toMatchObject({ rowCount: 2 });
  const url = `/api/shopping-carts/${await openCart(call, account, [])}/line-items/from-upload`;
  await call({ method: 'POST', url, payload: { uploadId } });
  await add(uploadId, [buildUploadLine()]);
  expect(await read(uploadId)).toMatchObject({ state: 'CHECKED', rowCount: 3, addedCount: 2 });
  expect((await remove('DIGITAL')).statusCode).toBe(204);
  expect(await read(uploadId)).toMatchObject({ state: 'ADDED', rowCount: 2, addedCount: 2 });
  expect((await remove('PAPER')).statusCode).toBe(400);
});

it('refuses lines for another account, and where a file is not read', async () => {
  const { platform_id, customer_id } = shop.account;
  const other = await buildAccount(testApp.db, { platform_id, customer_id });
  const uploadId = await createUpload(call, account);
  const refused = await add(uploadId, [buildUploadLine()], { accountIdentifier: other.identifier });
  expect([refused.statusCode, refused.json<ErrorBody>().i18nKey]).toEqual([422, 'error.upload.otherAccount']);
  expect((await add(uploadId, [], { accountIdentifier: account })).statusCode).toBe(400);
  await sendFile(call, uploadId, { name: 'a.csv', bytes: 'Name\nAda' });
  const early = await add(uploadId, [buildUploadLine()]);
  expect([early.statusCode, early.json<ErrorBody>().i18nKey]).toEqual([409, 'error.upload.notReady']);
});

it('the newest upload with something to be ordered is found again; none is a 404', async () => {
  const buyer = await buildShop(testApp.db);
  const own = await testApp.signIn(buyer.buyer.email);
  const find = async () => (await own({ method: 'GET', url: '/api/orders/upload/pending-upload' })).json<object>();
  expect(await find()).toMatchObject({ status: 404, i18nKey: 'error.upload.notFound' });
  const first = await checkedUpload(own, buyer.account.identifier, ['Ada']);
  testApp.clock.advance(1_000);
  const second = await checkedUpload(own, buyer.account.identifier, ['Bob']);
  const expected: PendingUpload = {
    uploadId: second,
    identifier: second,
    cartId: null,
    purchaseOrderNumber: null,
    notes: null,
  };
  expect(await find()).toEqual(expected);
  const url = `/api/shopping-carts/${await openCart(own, buyer.account.identifier, [])}/line-items/from-upload`;
  await own({ method: 'POST', url, payload: { uploadId: second } });
  expect(await find()).toMatchObject({ uploadId: first });
  expect(await pending()).not.toMatchObject({ uploadId: first });
});

describe('a file of more rows than a call adds', () => {
  const cartUrl = (cartId: string, rest = ''): string => `/api/shopping-carts/${cartId}${rest}`;
  const addTo = (cartId: string, uploadId: string) =>
    call({ method: 'POST', url: cartUrl(cartId, '/line-items/from-upload'), payload: { uploadId } });
  const readCart = async (cartId: string) => (await call({ method: 'GET', url: cartUrl(cartId) })).json<ShoppingCart>();
  const getKey = (response: Awaited<ReturnType<Call>>) => [response.statusCode, response.json<ErrorBody>().i18nKey];
  const jobOf = (cartId: string, uploadId: string) => ({ platformId: String(shop.platform.id), cartId, uploadId });
  /** The worker, which ends after one step unless it has the time for more. */
  const worker = (turnMs = 0, now = () => testApp.clock.now()) =>
    createFillCartWorker({
      db: testApp.database.db,
      clock: { now },
      enqueue: testApp.jobs.enqueue,
      sizes: { rowsOfStep: 3, turnMs },
    });

  /** A cart to which a job has yet to add eight rows, whose names begin with these letters. */
  async function beginFilling(letters: string) {
    const names = Array.from({ length: 8 }, (_, index) => `${letters}${index}`);
    const uploadId = await checkedUpload(call, account, names);
    const cartId = await openCart(call, account, []);
    const begun = await addTo(cartId, uploadId);
    expect(begun.json<ShoppingCart>()).toMatchObject({ lineItemCount: 0, pendingLineItemCount: 8 });
    return { names, uploadId, cartId, job: jobOf(cartId, uploadId) };
  }

  it('is added by a job as one of few rows is at once, each row once, also after it was cut off', async () => {
    const { names, uploadId, cartId, job } = await beginFilling('Ann');
    expect(await read(uploadId)).toMatchObject({ state: 'ADDING', addedCount: 0, cartId });
    // Another tab.
    expect((await addTo(cartId, uploadId)).json<ShoppingCart>()).toMatchObject({ pendingLineItemCount: 8 });
    let steps = 0;
    const dying = worker(60_000, () => {
      steps += 1;
      if (steps === 2) throw new Error('The process ended');
      return testApp.clock.now();
    });
    expect(await dying.handle([job])).toMatchObject([{ retry: 'The process ended' }]);
    expect(await readCart(cartId)).toMatchObject({ lineItemCount: 3, pendingLineItemCount: 5 });
    expect(await worker().findUnfinished?.()).not.toContainEqual(job);
    expect(await worker().handle([job, job])).toEqual([{ done: true }, { done: true }]);
    expect(await worker(60_000).handle([job])).toEqual([{ done: true }]);
    expect(await worker(60_000).handle([job])).toEqual([{ done: true }]);
    expect(await readCart(cartId)).toMatchObject({
      lineItemCount: 8,
      pendingLineItemCount: 0,
      unaddedLineItemCount: 0,
      estimate: { totalAmount: { amountPlainString: '200.00' } },
    });
    expect(await read(uploadId)).toMatchObject({ state: 'ADDED', addedCount: 8, cartId });
    const atOnce = await openCart(call, account, []);
    for (const some of [names.slice(0, 4), names.slice(4)])
      await addTo(atOnce, await checkedUpload(call, account, some));
    const readContent = async (id: string) => {
      const lines = (await call({ method: 'GET', url: cartUrl(id, '/line-items') })).json<CartLines>();
      return lines.map((line) => ({ ...line, identifier: '', legacyUploadIdentifier: '', externalReferenceId: '' }));
    };
    expect(await readContent(cartId)).toEqual(await readContent(atOnce));
  });

  it('keeps file, price, account and mails waiting meanwhile, but not single lines', async () => {
    const { uploadId, cartId, job } = await beginFilling('Ben');
    await worker().handle([job]);
    const filling = [409, 'error.cart.filling'];
    const adding = [409, 'error.upload.adding'];
    const { platform_id, customer_id } = shop.account;
    const other = await buildAccount(testApp.db, { platform_id, customer_id });
    const deliveryTemplate = { etid: 'E000000', senderName: 'Grace' };
    expect([
      getKey(await call({ method: 'POST', url: cartUrl(cartId, '/quotes') })),
      getKey(await call({ method: 'PATCH', url: cartUrl(cartId), payload: { accountIdentifier: other.identifier } })),
      getKey(await call({ method: 'PATCH', url: cartUrl(cartId, '/line-items'), payload: { deliveryTemplate } })),
      getKey(await addTo(await openCart(call, account, []), uploadId)),
      getKey(await sendFile(call, uploadId, { name: 'a.csv', bytes: csvOf(['Eve']) })),
      getKey(await call({ method: 'DELETE', url: `/api/orders/upload/${uploadId}` })),
      getKey(await add(uploadId, [buildUploadLine()])),
    ]).toEqual([filling, filling, filling, adding, adding, adding, adding]);
    const [line] = (await call({ method: 'GET', url: cartUrl(cartId, '/line-items') })).json<CartLines>();
    const lineUrl = cartUrl(cartId, `/line-items/by-identifier/${line?.identifier ?? ''}`);
    expect((await call({ method: 'DELETE', url: lineUrl })).statusCode).toBe(204);
    await worker(60_000).handle([job]);
    expect(await readCart(cartId)).toMatchObject({ lineItemCount: 7, pendingLineItemCount: 0 });
  });

  it('is not begun when the cart would hold too many lines, which counts those on their way', async () => {
    const { cartId, job } = await beginFilling('Cem');
    const more = await checkedUpload(call, account, ['Dan', 'Eve', 'Fay', 'Gil', 'Hal']);
    expect(getKey(await addTo(cartId, more))).toEqual([422, 'error.lines.tooMany']);
    expect(await read(more)).toMatchObject({ state: 'CHECKED', addedCount: 0, cartId: null });
    await worker(60_000).handle([job]);
    expect(await readCart(cartId)).toMatchObject({ lineItemCount: 8 });
    expect(getKey(await addTo(cartId, more))).toEqual([422, 'error.lines.tooMany']);
  });

  it('ends with its cart: deleted, emptied or ordered, what was not added can be added again', async () => {
    const [deleted, emptied, ordered] = [
      await beginFilling('Ida'),
      await beginFilling('Jim'),
      await beginFilling('Kay'),
    ];
    for (const { job } of [deleted, emptied, ordered]) await worker().handle([job]);
    await call({ method: 'DELETE', url: cartUrl(deleted.cartId) });
    await call({ method: 'DELETE', url: cartUrl(emptied.cartId, '/line-items/fulfillment-type/PHYSICAL') });
    expect(await readCart(emptied.cartId)).toMatchObject({ lineItemCount: 3, pendingLineItemCount: 5 });
    await call({ method: 'DELETE', url: cartUrl(emptied.cartId, '/line-items/fulfillment-type/DIGITAL') });
    await testApp.db
      .updateTable('shopping_carts')
      .set({ status: 'PLACED' })
      .where('platform_id', '=', shop.platform.id)
      .where('id', '=', ordered.cartId)
      .execute();
    for (const { job } of [deleted, emptied, ordered])
      expect(await worker(60_000).handle([job])).toEqual([{ done: true }]);
    expect(await readCart(emptied.cartId)).toMatchObject({ lineItemCount: 0, pendingLineItemCount: 0 });
    expect(await readCart(ordered.cartId)).toMatchObject({ lineItemCount: 3, pendingLineItemCount: 0 });
    expect(await read(deleted.uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 0, cartId: null });
    expect(await read(emptied.uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 3 });
    expect(await read(ordered.uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 3 });
  });

  it('whose job is given up says on the cart how many rows are missing, until they are added', async () => {
    const { uploadId, cartId, job } = await beginFilling('Lea');
    await worker().handle([job]);
    await worker().onDead?.(job);
    await worker().onDead?.(job);
    const missing = { lineItemCount: 3, pendingLineItemCount: 0, unaddedLineItemCount: 5 };
    expect(await readCart(cartId)).toMatchObject(missing);
    expect(await read(uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 3 });
    expect((await addTo(cartId, uploadId)).json<ShoppingCart>()).toMatchObject({
      pendingLineItemCount: 5,
      unaddedLineItemCount: 0,
    });
    await worker(60_000).handle([job]);
    expect(await readCart(cartId)).toMatchObject({ lineItemCount: 8, unaddedLineItemCount: 0 });
  });

  it('leaves out a row whose reference the cart was given meanwhile, and says so', async () => {
    const { uploadId, cartId, job } = await beginFilling('Max');
    const rows = await readLines(uploadId);
    const externalReferenceId = rows.at(-1)?.identifier ?? '';
    const line = { utid: 'UVARIABLE', amount: '25', recipient: { firstName: 'Ada', email: 'ada@recipient.example' } };
    const taken = { ...line, externalReferenceId, deliveryTemplate: { etid: 'E000000', senderName: 'Grace' } };
    await call({ method: 'POST', url: cartUrl(cartId, '/line-items/bulk'), payload: [taken] });
    await worker(60_000).handle([job]);
    expect(await readCart(cartId)).toMatchObject({ lineItemCount: 8, unaddedLineItemCount: 1 });
    expect(await read(uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 7 });
  });
});
