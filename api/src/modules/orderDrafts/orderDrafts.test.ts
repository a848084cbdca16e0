import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderDraft, OrderDraftBody, OrderDrafts } from '@portal/shared/contract/orderDrafts';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { buildUser } from '../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { BUYER, buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { checkedUpload } from '../../testing/uploadFixture.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
beforeEach(async () => {
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const CONTENT: OrderDraftBody['content'] = {
  selectedReward: { utid: 'UVARIABLE', amount: '25', currencyCode: 'USD', brandName: 'Gift card' },
  recipients: [{ firstName: 'Zoé', email: 'zoe@recipient.example' }, { firstName: ' ' }],
  notes: 'For the team',
};
const ofAccount = (): OrderDraftBody['content'] => ({
  ...CONTENT,
  groupAndAccount: { customerIdentifier: shop.customer.identifier, accountIdentifier: shop.account.identifier },
});
const save = (version: number, changes: Partial<OrderDraftBody> = {}, kind = 'QUICK', by = call) =>
  by({
    method: 'PUT',
    url: `/api/order-drafts/${kind}`,
    payload: { version, format: 1, step: 'RECIPIENTS', content: ofAccount(), ...changes },
  });
const read = (kind = 'QUICK', by = call) => by({ method: 'GET', url: `/api/order-drafts/${kind}` });
const list = async (by = call) => (await by({ method: 'GET', url: '/api/order-drafts' })).json<OrderDrafts>();
const remove = (kind = 'QUICK', by = call) => by({ method: 'DELETE', url: `/api/order-drafts/${kind}` });
const answerOf = (response: { statusCode: number; json: () => ErrorBody }) => {
  const { i18nKey, fields = [] } = response.json();
  return [response.statusCode, i18nKey, ...fields.map(({ field }) => field)];
};

it('is saved, listed with what it is about, read and discarded, each kind by itself', async () => {
  expect((await save(0)).json()).toMatchObject({ kind: 'QUICK', version: 1 });
  testApp.clock.advance(1_000);
  const reward = { rewardName: 'Gift card', rewardAmount: { currencyCode: 'USD', value: '10' } };
  await save(0, { step: 'EMAILTEMPLATE', content: { reward, blastMode: false } }, 'STEPS');
  expect(await list()).toMatchObject({
    drafts: [
      { kind: 'STEPS', step: 'EMAILTEMPLATE', rewardName: 'Gift card', amount: '10', accountName: null },
      {
        kind: 'QUICK',
        step: 'RECIPIENTS',
        accountIdentifier: shop.account.identifier,
        accountName: shop.account.display_name,
        utid: 'UVARIABLE',
        amount: '25',
        recipientCount: 1,
      },
    ],
    uploads: [],
  });
  expect((await read()).json<OrderDraft>().content).toEqual(ofAccount());
  expect((await remove()).statusCode).toBe(204);
  expect(answerOf(await read())).toEqual([404, 'error.orderDraft.notFound']);
  expect(answerOf(await remove())).toEqual([404, 'error.orderDraft.notFound']);
  expect((await list()).drafts.map(({ kind }) => kind)).toEqual(['STEPS']);
});

it('is not saved over what another tab saved, nor after it has ended there', async () => {
  await save(0);
  const other = { content: { ...CONTENT, notes: 'Other' } };
  expect((await save(1, other)).json()).toMatchObject({ version: 2 });
  expect(answerOf(await save(1))).toEqual([409, 'error.orderDraft.changed']);
  expect(answerOf(await save(0))).toEqual([409, 'error.orderDraft.changed']);
  expect((await save(1, other)).json()).toMatchObject({ version: 2 });
  await remove();
  expect(answerOf(await save(2, other))).toEqual([409, 'error.orderDraft.ended']);
  expect((await save(0)).json()).toMatchObject({ version: 4 });
  expect(answerOf(await save(2))).toEqual([200, undefined]);
  const answers = await Promise.all(['One', 'Two', 'Three'].map((notes) => save(4, { content: { notes } })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
});

it('ends with its order, also when nobody deleted it', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  await save(0, { content: { ...CONTENT, cartId } });
  const { quoteIdentifier } = await quote(call, cartId);
  expect((await placeOrder(call, cartId, quoteIdentifier, 'placed')).statusCode).toBe(201);
  expect((await list()).drafts).toEqual([]);
  expect(answerOf(await save(1, { content: { ...CONTENT, cartId } }))).toEqual([409, 'error.orderDraft.ended']);
  expect((await save(0)).statusCode).toBe(200);
});

it('is of its user alone, and names only what the user sees', async () => {
  await save(0);
  const { email } = await buildUser(testApp.db, { platform_id: shop.platform.id, authorities: BUYER });
  const colleague = await testApp.signIn(email);
  expect(await list(colleague)).toEqual({ drafts: [], uploads: [] });
  expect((await read('QUICK', colleague)).statusCode).toBe(404);
  expect((await remove('QUICK', colleague)).statusCode).toBe(404);
  expect(answerOf(await save(0, {}, 'QUICK', colleague))).toEqual([404, 'error.account.notFound']);
  const uploadId = await checkedUpload(call, shop.account.identifier, ['Ada']);
  expect((await list()).uploads).toMatchObject([{ uploadId, rowCount: 1 }]);
  const named = { content: { ...CONTENT, fileUploadId: uploadId } };
  expect((await save(1, named)).statusCode).toBe(200);
  expect((await list()).uploads).toEqual([]);
  const theirs = { content: { fileUploadId: uploadId } };
  expect(answerOf(await save(0, theirs, 'STEPS', colleague))).toEqual([404, 'error.upload.notFound']);
});

it.each<[string, string, Partial<OrderDraftBody> | object, unknown[]]>([
  ['an unknown kind', 'OTHER', {}, [400, 'error.validation', 'kind']],
  ['an unknown step', 'QUICK', { step: 'OTHER' }, [400, 'error.validation', 'step']],
  ['a step of another kind', 'QUICK', { step: 'REWARD' }, [400, 'error.validation', 'step']],
  ['a step that bulk orders lack', 'BULK_PHYSICAL', { step: 'REWARD' }, [400, 'error.validation', 'step']],
  ['no version', 'QUICK', { version: undefined }, [400, 'error.validation', 'version']],
  ['a card number', 'QUICK', { content: { notes: '4111 1111 1111 1111' } }, [400, 'error.validation', 'content.notes']],
  [
    'more than it may hold',
    'QUICK',
    { content: { notes: 'x', recipients: manyRecipients() } },
    [413, 'error.validation'],
  ],
])('is refused with %s', async (_what, kind, changes, answer) => {
  expect(answerOf(await save(0, changes, kind))).toEqual(answer);
  expect((await list()).drafts).toEqual([]);
});

it('is kept for thirty days after it was saved', async () => {
  await save(0);
  const expires = testApp.clock.now().getTime() + SERVER_SETTINGS.orderDrafts.keptMs;
  await testApp.tidyUp(new Date(expires - 1));
  expect((await list()).drafts).toHaveLength(1);
  await testApp.tidyUp(new Date(expires));
  expect((await list()).drafts).toEqual([]);
});

/** 65 KB of people. */
function manyRecipients() {
  return Array.from({ length: 700 }, () => ({ firstName: 'x'.repeat(80) }));
}
