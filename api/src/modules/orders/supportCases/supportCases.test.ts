import type { ErrorBody } from '@portal/shared/contract/common';
import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { SupportCase } from '@portal/shared/contract/supportCases';
import { buildUser } from '../../../testing/builders.ts';
import { order } from '../../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let buyer: Call;
let helper: Call;
let placed: PlacedOrder;

const casesOf = (line: number): string => `/api/orders/${placed.referenceOrderId}/lines/${line}/support-cases`;
const post = (url: string, payload: object, caller = helper) => caller({ method: 'POST', url, payload });

async function open(line: number, note = 'Nothing arrived') {
  return (await post(casesOf(line), { reason: 'NOT_RECEIVED', note })).json<SupportCase>();
}

const linesWith = async (supportCase: string): Promise<number[]> => {
  const response = await helper({ method: 'GET', url: '/api/line-items', query: { supportCase } });
  return response.json<LineItemPage>().content.map((row) => row.lineNumber);
};

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  buyer = await testApp.signIn(shop.buyer.email);
  placed = await order(buyer, shop.account.identifier, [buildLineBody(), buildLineBody(), buildLineBody()]);
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: [...BUYER, 'SUPPORT_CASE_MANAGE'],
    default_account_id: shop.account.id,
    first_name: 'Hana',
    last_name: 'Sato',
  });
  helper = await testApp.signIn(email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('a case is opened, noted and closed, and says who did what and when', async () => {
  const { caseIdentifier } = await open(1);
  testApp.clock.advance(60_000);
  await post(`${casesOf(1)}/${caseIdentifier}/notes`, { note: ' Asked for another address ' });
  const closed = await helper({ method: 'PUT', url: `${casesOf(1)}/${caseIdentifier}/closed` });
  const by = 'Hana Sato';
  const what = {
    caseIdentifier,
    reason: 'NOT_RECEIVED',
    status: 'CLOSED',
    opened: { by, at: '2026-03-02T12:00:00.000Z' },
    closed: { by, at: '2026-03-02T12:01:00.000Z' },
    notes: [
      { note: 'Nothing arrived', by, at: '2026-03-02T12:00:00.000Z' },
      { note: 'Asked for another address', by, at: '2026-03-02T12:01:00.000Z' },
    ],
  };
  expect(closed.json()).toEqual(what);
  expect((await helper({ method: 'GET', url: casesOf(1) })).json()).toEqual([what]);
  const again = await helper({ method: 'PUT', url: `${casesOf(1)}/${caseIdentifier}/closed` });
  const noted = await post(`${casesOf(1)}/${caseIdentifier}/notes`, { note: 'Too late' });
  expect([again, noted].map((response) => response.json<ErrorBody>().i18nKey)).toEqual([
    'error.supportCase.closed',
    'error.supportCase.closed',
  ]);
  const audited = await testApp.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', caseIdentifier)
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'supportCase.opened',
    'supportCase.noted',
    'supportCase.closed',
  ]);
});

it('lines are found by their cases, with the right alone', async () => {
  await open(2);
  expect(await linesWith('OPEN')).toEqual([2]);
  expect(await linesWith('CLOSED')).toEqual([1]);
  const { caseIdentifier } = await open(3);
  const refused = await Promise.all([
    buyer({ method: 'GET', url: '/api/line-items', query: { supportCase: 'OPEN' } }),
    buyer({ method: 'GET', url: casesOf(2) }),
    // A case of another line.
    post(`${casesOf(2)}/${caseIdentifier}/notes`, { note: 'x' }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404]);
});

it.each([
  [{ note: 'x' }, 'reason', 'error.supportCase.reasonRequired'],
  [{ reason: 'OTHER', note: ' \n' }, 'note', 'error.supportCase.noteRequired'],
  [{ reason: 'OTHER', note: 'x'.repeat(501) }, 'note', 'error.text.tooLong'],
])('refuses %j at its field', async (body, field, i18nKey) => {
  const response = await post(casesOf(1), body);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toEqual([expect.objectContaining({ field, i18nKey })]);
});
