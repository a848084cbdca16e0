import type { OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import type { ApiError } from '../../api/apiError.ts';
import type { SavedDraft } from '../../entities/order-draft/orderDraftsApi.ts';
import { buildOrderDraft, buildOrderDraftSummary } from '../../testing/builders/buildOrderDraft.ts';
import { createMemoryDraftStore } from '../../ui/form/draftStore.ts';
import { CHECKOUT_DRAFT, readOrderDraft, writeOrderDraft } from '../orderDraft.ts';
import { bringIn } from './bringIn.ts';
import { createDraftSync } from './createDraftSync.ts';
import { discardDraft } from './discardDraft.ts';
import { isUnsent, readRecord } from './draftRecord.ts';
import { quickDraft } from './quickDraft.ts';

const refusal = (i18nKey: string, status = 409): ApiError & Error =>
  Object.assign(new Error(i18nKey), { status, i18nKey, description: '' });

/** A server with one draft, as it answers pages that share it. */
function openServer() {
  let draft = buildOrderDraft({ version: 0 });
  let isThere = false;
  const state = { isOnline: true, saved: [] as SavedDraft['body'][] };
  const answer = <T>(work: () => T): Promise<T> =>
    state.isOnline ? Promise.resolve().then(work) : Promise.reject(refusal('error.network', 0));
  const requireDraft = () => {
    if (!isThere) throw refusal('error.orderDraft.notFound', 404);
    return draft;
  };
  return {
    state,
    list: () => ({ drafts: isThere ? [buildOrderDraftSummary({ version: draft.version })] : [], uploads: [] }),
    calls: {
      save: ({ body }: SavedDraft) =>
        answer((): OrderDraftSummary => {
          if (!isThere && body.version !== 0) throw refusal('error.orderDraft.ended');
          if (isThere && body.version !== draft.version) throw refusal('error.orderDraft.changed');
          state.saved.push(body);
          isThere = true;
          draft = { ...draft, version: draft.version + 1, step: body.step, content: body.content };
          return draft;
        }),
      read: () => answer(requireDraft),
      remove: () =>
        answer(() => {
          draft = { ...requireDraft(), version: draft.version + 1 };
          isThere = false;
        }),
    },
  };
}

type Server = ReturnType<typeof openServer>;

/** A browser with a page on it. */
function openPage({ calls }: Server, drafts = createMemoryDraftStore()) {
  const conflicts: unknown[] = [];
  let time = 0;
  const now = () => (time += 1);
  const sync = createDraftSync({ port: quickDraft, drafts, calls, onConflict: (one) => conflicts.push(one), now });
  const type = (notes: string) => {
    drafts.save(CHECKOUT_DRAFT, { ...drafts.load(CHECKOUT_DRAFT), notes });
    writeOrderDraft(drafts, { ...readOrderDraft(drafts), reward: { utid: 'U100001', amount: '25' } });
  };
  return { drafts, sync, type, conflicts, notes: () => drafts.load(CHECKOUT_DRAFT)?.['notes'] };
}

let server: Server;
beforeEach(() => {
  server = openServer();
});

test('what is typed is sent once, and then kept: signing out loses nothing of it', async () => {
  const { sync, type, drafts } = openPage(server);
  expect(await sync.send()).toBe(true);
  type('One');
  expect(drafts.areKept()).toBe(false);
  expect(await sync.send()).toBe(true);
  expect(await sync.send()).toBe(true);
  expect(server.state.saved).toMatchObject([{ version: 0, content: { notes: 'One' } }]);
  expect(drafts.areKept()).toBe(true);
  type('Two');
  expect(drafts.areKept()).toBe(false);
});

test('what is typed offline stays, and is sent later', async () => {
  const { sync, type, drafts } = openPage(server);
  server.state.isOnline = false;
  type('One');
  expect(await sync.send()).toBe(false);
  expect(isUnsent(drafts, quickDraft)).toBe(true);
  server.state.isOnline = true;
  expect(await sync.send()).toBe(true);
  expect(isUnsent(drafts, quickDraft)).toBe(false);
});

test('elsewhere the draft is brought in; what was typed there and not sent stays', async () => {
  const here = openPage(server);
  here.type('One');
  await here.sync.send();
  const there = openPage(server);
  const bring = () => bringIn(quickDraft, { drafts: there.drafts, calls: server.calls, list: server.list() });
  await bring();
  expect([there.notes(), isUnsent(there.drafts, quickDraft)]).toEqual(['One', false]);
  here.type('Two');
  await here.sync.send();
  await bring();
  expect(there.notes()).toBe('Two');
  there.type('Three');
  await here.sync.end();
  await bring();
  expect(there.notes()).toBe('Three');
});

test('a draft that ended elsewhere goes, when all of it was sent', async () => {
  const here = openPage(server);
  here.type('One');
  await here.sync.send();
  await server.calls.remove();
  await bringIn(quickDraft, { drafts: here.drafts, calls: server.calls, list: server.list() });
  expect(quickDraft.read(here.drafts)).toBeNull();
});

describe('a draft that was saved elsewhere', () => {
  const openTwo = async () => {
    const here = openPage(server);
    here.type('One');
    await here.sync.send();
    const there = openPage(server);
    await bringIn(quickDraft, { drafts: there.drafts, calls: server.calls, list: server.list() });
    const page = openPage(server, there.drafts);
    here.type('Two');
    await here.sync.send();
    return page;
  };

  test('is told of by the list, or as it is saved, and nothing is sent until it is decided', async () => {
    const page = await openTwo();
    page.sync.check(server.list(), Infinity);
    expect(page.conflicts).toEqual(['changed']);
    page.type('Three');
    expect(await page.sync.send()).toBe(false);
    expect(server.state.saved).toHaveLength(2);
  });

  test('is written over on demand', async () => {
    const page = await openTwo();
    page.type('Three');
    await page.sync.send();
    expect(page.sync.conflict()).toBe('changed');
    await page.sync.keepOwn();
    expect(server.state.saved.at(-1)).toMatchObject({ version: 2, content: { notes: 'Three' } });
    expect(page.sync.conflict()).toBeNull();
  });

  test('is taken on demand', async () => {
    const page = await openTwo();
    page.type('Three');
    await page.sync.send();
    await page.sync.takeOther();
    expect([page.notes(), page.sync.conflict()]).toEqual(['Two', null]);
    page.type('Four');
    expect(await page.sync.send()).toBe(true);
  });
});

test('a draft that ended elsewhere is kept as a new order with a cart of its own, or dropped without a call', async () => {
  const page = openPage(server);
  page.type('One');
  writeOrderDraft(page.drafts, { ...readOrderDraft(page.drafts), cartId: 'C1' });
  await page.sync.send();
  await server.calls.remove();
  page.sync.check(server.list(), Infinity);
  expect(page.sync.conflict()).toBe('ended');
  await page.sync.keepOwn();
  expect(server.state.saved.at(-1)).toMatchObject({ version: 0, content: { notes: 'One' } });
  expect(server.state.saved.at(-1)?.content.cartId).toBeUndefined();
  page.sync.drop();
  expect([quickDraft.read(page.drafts), server.list().drafts.length]).toEqual([null, 1]);
});

test('a draft that is discarded offline is deleted on the server the next time', async () => {
  const { sync, type, drafts } = openPage(server);
  type('One');
  await sync.send();
  server.state.isOnline = false;
  await discardDraft(quickDraft, { drafts, calls: server.calls, version: 1 });
  expect(readRecord(drafts, 'QUICK')).toEqual({ version: 1, isEnded: true });
  server.state.isOnline = true;
  await bringIn(quickDraft, { drafts, calls: server.calls, list: server.list() });
  expect([server.list().drafts, quickDraft.read(drafts)]).toEqual([[], null]);
});

test('nothing is sent for somebody else who signed in on the page', async () => {
  let owner = 'one';
  const drafts = { ...createMemoryDraftStore(), owner: () => owner };
  const { sync, type } = openPage(server, drafts);
  type('One');
  owner = 'other';
  await sync.send();
  expect(server.state.saved).toEqual([]);
});

test('the form of a quick order comes back as it was', () => {
  const own = { etid: 'E1', senderName: 'Ada', subject: 'Thank you', message: '' };
  const values = {
    recipients: [
      { firstName: 'Zoé', lastName: '', email: 'zoe@recipient.example', mobileNumber: '', notes: 'Desk 4', own },
    ],
    accountIdentifier: 'A2',
    ...{ etid: 'E2', senderName: 'Maya', subject: 'Bravo', message: 'ありがとう' },
    ...{ purchaseOrderNumber: 'PO 7', notes: '', carrierMessage: '' },
    paymentSourceIdentifier: 'token',
    schedule: { when: 'later', day: '2026-12-24', time: '09:00', timeZone: 'Asia/Tokyo', hour: '', at: '' },
  };
  const drafts = createMemoryDraftStore();
  drafts.save(CHECKOUT_DRAFT, values);
  const reward = { utid: 'U100001', amount: '25', currencyCode: 'USD', brandName: 'Coffee Card' };
  writeOrderDraft(drafts, { reward, cartId: 'C1' });
  const parts = quickDraft.read(drafts);
  expect(parts?.step).toBe('CHECKOUT');
  const other = createMemoryDraftStore();
  if (parts !== null) quickDraft.write(other, parts);
  expect(other.load(CHECKOUT_DRAFT)).toEqual(values);
  expect(readOrderDraft(other)).toEqual({ reward, cartId: 'C1' });
  drafts.save(CHECKOUT_DRAFT, { recipients: 'none', accountIdentifier: 7 });
  expect(quickDraft.read(drafts)).toMatchObject({ step: 'RECIPIENTS', content: { recipients: [] } });
});
