import type { ErrorBody } from '@portal/shared/contract/common';
import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp } from '../../testing/testApp.ts';
import { WIRE_VALUES } from '../../testing/wireValues.ts';

const testApp = await buildTestApp();
const staff = await buildStaff(testApp);
afterAll(() => testApp.close());

const list = async () =>
  (await staff.call({ method: 'GET', url: '/api/staff/wire-instructions' })).json<StaffWireInstructions[]>();
const of = async (currency: string) => (await list()).find(({ currencyCode }) => currencyCode === currency);
const change = (currency: string, version: number, values: object = {}) =>
  staff.call({
    method: 'PUT',
    url: `/api/staff/wire-instructions/${currency}`,
    payload: { ...WIRE_VALUES, ...values, version },
  });
const takeBack = (currency: string, version: number) =>
  staff.call({ method: 'DELETE', url: `/api/staff/wire-instructions/${currency}`, query: { version: `${version}` } });
const audits = (action = 'changed') =>
  testApp.db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_user_id', 'details'])
    .where('platform_id', '=', staff.platform.id)
    .where('action', '=', `wireInstructions.${action}`)
    .orderBy('id')
    .execute();

it('lists the five currencies, with nothing where no details were entered', async () => {
  expect(await list()).toEqual(
    ['USD', 'CAD', 'AUD', 'EUR', 'GBP'].map((currencyCode) => ({
      currencyCode,
      fields: [],
      version: 0,
      changedAt: null,
      changedBy: null,
    })),
  );
});

it('keeps the fields of the currency alone, without what was typed for reading, and says in the log what changed', async () => {
  const values = { sortCode: '60-16-13', iban: 'gb29 nwbk 6016 1331 9268 19', bic: 'nwbkgb2l' };
  expect((await change('GBP', 0, values)).json()).toEqual({
    currencyCode: 'GBP',
    fields: [
      { field: 'beneficiaryName', value: WIRE_VALUES.beneficiaryName },
      { field: 'beneficiaryAddress', value: WIRE_VALUES.beneficiaryAddress },
      { field: 'bankName', value: WIRE_VALUES.bankName },
      { field: 'bankAddress', value: WIRE_VALUES.bankAddress },
      { field: 'sortCode', value: '601613' },
      { field: 'accountNumber', value: '31926819' },
      { field: 'iban', value: 'GB29NWBK60161331926819' },
      { field: 'bic', value: 'NWBKGB2L' },
    ],
    version: 1,
    changedAt: testApp.clock.now().toISOString(),
    changedBy: staff.user.email,
  });
  expect(await change('GBP', 1, { ...values, bankName: 'Another Bank' })).toMatchObject({ statusCode: 200 });
  expect(await of('GBP')).toMatchObject({ version: 2 });
  const [entered, changed] = await audits();
  expect(entered).toMatchObject({
    entity_id: 'GBP',
    actor_user_id: staff.user.id,
    details: { sortCode: '– → 601613' },
  });
  expect(changed?.details).toEqual({ bankName: 'Harbour & Hill Bank → Another Bank' });
});

it('refuses each wrong field at its place, and keeps nothing', async () => {
  const response = await change('USD', 0, { routingNumber: '021000022', bic: '', bankName: 'x'.repeat(141) });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toEqual([
    { field: 'bankName', i18nKey: 'error.text.tooLong', values: { max: '140' } },
    { field: 'routingNumber', i18nKey: 'error.wire.routingNumber' },
    { field: 'bic', i18nKey: 'error.wire.required' },
  ]);
  expect(await of('USD')).toMatchObject({ version: 0, fields: [] });
});

it('refuses a change of what somebody else has changed; the same change again is none', async () => {
  const other = await buildStaff(testApp);
  expect((await change('EUR', 0)).statusCode).toBe(200);
  const again = await change('EUR', 0);
  expect([again.statusCode, again.json<StaffWireInstructions>().version]).toEqual([200, 1]);
  const late = await other.call({
    method: 'PUT',
    url: '/api/staff/wire-instructions/EUR',
    payload: { ...WIRE_VALUES, bankName: 'Another Bank', version: 0 },
  });
  expect([late.statusCode, late.json<ErrorBody>()]).toMatchObject([
    409,
    { i18nKey: 'error.staff.changed', values: { name: staff.user.email } },
  ]);
});

it('of two first entries at once one is kept', async () => {
  const responses = await Promise.all(['First Bank', 'Second Bank'].map((bankName) => change('CAD', 0, { bankName })));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('takes the details of a currency back, once, and says in the log what they were', async () => {
  expect((await change('AUD', 0)).statusCode).toBe(200);
  const taken = await takeBack('AUD', 1);
  expect(taken.json()).toMatchObject({ currencyCode: 'AUD', fields: [], version: 2, changedBy: staff.user.email });
  expect((await takeBack('AUD', 1)).json()).toEqual(taken.json());
  expect(await of('AUD')).toEqual(taken.json());
  const logged = await audits('takenBack');
  expect(logged).toMatchObject([{ entity_id: 'AUD', details: { bsb: '062000 → –' } }]);
  expect((await change('AUD', 1)).json()).toMatchObject({ i18nKey: 'error.staff.changed' });
  expect((await change('AUD', 2)).json()).toMatchObject({ version: 3 });
});

it('takes back nothing that was changed after it was read', async () => {
  const { version } = (await of('AUD')) ?? { version: 0 };
  const late = await takeBack('AUD', version - 1);
  expect([late.statusCode, late.json<ErrorBody>()]).toMatchObject([409, { values: { name: staff.user.email } }]);
  expect((await of('AUD'))?.fields).not.toEqual([]);
  expect((await staff.call({ method: 'DELETE', url: '/api/staff/wire-instructions/AUD' })).statusCode).toBe(400);
});

it('knows no other currency', async () => {
  expect((await change('JPY', 0)).statusCode).toBe(404);
  expect((await takeBack('JPY', 0)).statusCode).toBe(404);
});
