import type { ErrorBody } from '@portal/shared/contract/common';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
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
import { buildUploadLine, checkedUpload, createUpload, sendFile } from '../../testing/uploadFixture.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let account: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
  account = shop.account.identifier;
});
afterAll(() => testApp.close());

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
