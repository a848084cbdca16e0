import type { ErrorBody } from '@portal/shared/contract/common';
import type { Account } from '@portal/shared/contract/customers';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Selectable } from 'kysely';
import type { Customers, Platforms } from '../../db/schema.generated.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let platform: Selectable<Platforms>;
let north: Selectable<Customers>;
let south: Selectable<Customers>;
let call: Call;

const signIn = async (access: object, authorities: readonly Authority[]): Promise<Call> =>
  test.signIn((await buildUser(test.db, { platform_id: platform.id, authorities, ...access })).email);

beforeAll(async () => {
  test = await buildTestApp();
  platform = await buildPlatform(test.db);
  const { id: platform_id } = platform;
  north = await buildCustomer(test.db, { platform_id, identifier: 'north', display_name: 'Équipe Nord' });
  south = await buildCustomer(test.db, { platform_id, identifier: 'south', display_name: 'South' });
  const build = (group: Selectable<Customers>, display_name: string, extras: object = {}) =>
    buildAccount(test.db, { platform_id, customer_id: group.id, display_name, ...extras });
  await build(north, 'Événements', { balanceMinor: 1_000n, account_number: 'NS-77' });
  await build(north, 'alpha');
  await build(south, 'Bravo', { status: 'FROZEN', identifier: 'A-BRAVO' });
  await build(south, 'Closed', { status: 'DISABLED', active: false });
  await build(south, 'Gone', { status: 'DELETED', active: false });
  const rival = await buildPlatform(test.db);
  const foreign = await buildCustomer(test.db, { platform_id: rival.id });
  await buildAccount(test.db, { platform_id: rival.id, customer_id: foreign.id, display_name: 'Rival' });
  call = await signIn({ organization_access: true }, ['ACCOUNT_ACCESS', 'VIEW_BALANCE_ACCESS']);
});
afterAll(() => test.close());

const list = async (query = '', by: Call = call) => {
  const response = await by({ method: 'GET', url: `/api/accounts${query}` });
  return {
    names: response.json<Account[]>().map(({ displayName }) => displayName),
    total: response.headers['x-total-count'],
  };
};

it('lists the accounts by name, without those that are disabled or deleted', async () => {
  expect(await list()).toEqual({ names: ['alpha', 'Bravo', 'Événements'], total: '3' });
  expect((await list('?sort=displayName,desc')).names).toEqual(['Événements', 'Bravo', 'alpha']);
  expect((await list('?showDisabled=true')).names).toEqual(['alpha', 'Bravo', 'Closed', 'Événements']);
});

it('filters by status and by group; a disabled one that is asked for is shown', async () => {
  expect(await list('?status=FROZEN')).toEqual({ names: ['Bravo'], total: '1' });
  expect((await list('?status=DISABLED')).names).toEqual(['Closed']);
  expect((await list('?customerIdentifier=north')).names).toEqual(['alpha', 'Événements']);
  expect((await list('?customerIdentifier=nowhere')).total).toBe('0');
});

it.each([
  ['EVENE', ['Événements']],
  ['equipe', ['alpha', 'Événements']],
  ['ns-7', ['Événements']],
  ['SOUTH', ['Bravo']],
  ['a-bra', ['Bravo']],
  ['bravo a-bra', ['Bravo']],
  ['nord  évén', ['Événements']],
  ['evenements NORTH ns-77', ['Événements']],
  ['nord bravo', []],
  ['Nordns-77', []],
  ['   ', ['alpha', 'Bravo', 'Événements']],
  ['%', []],
  ['％', []],
  ['a_b', []],
  ['a\\', []],
])('finds each word of "%s" in names, identifiers and numbers, whatever order, case and accents', async (q, names) => {
  expect((await list(`?q=${encodeURIComponent(q)}`)).names).toEqual(names);
});

it('comes in pages with the total', async () => {
  const { id: platform_id } = await buildPlatform(test.db);
  const { id: customer_id } = await buildCustomer(test.db, { platform_id });
  for (let number = 10; number < 40; number += 1)
    await buildAccount(test.db, { platform_id, customer_id, display_name: `Account ${number}` });
  const { email } = await buildUser(test.db, {
    platform_id,
    organization_access: true,
    authorities: ['ACCOUNT_MANAGE'],
  });
  const second = await list('?page=1', await test.signIn(email));
  expect(second).toEqual({ names: ['35', '36', '37', '38', '39'].map((number) => `Account ${number}`), total: '30' });
  expect((await list('?page=400', call)).names).toEqual([]);
});

it('shows balances only to those who may see them', async () => {
  const { json } = await call({ method: 'GET', url: '/api/accounts?q=ns-77' });
  expect(json<Account[]>()).toMatchObject([{ availableBalance: 10, customerIdentifier: 'north' }]);
  const blind = await signIn({ organization_access: true }, ['ACCOUNT_ACCESS']);
  const response = await blind({ method: 'GET', url: '/api/accounts?q=ns-77' });
  expect(response.json<Account[]>()).toMatchObject([{ availableBalance: null, currentBalance: null }]);
});

it('is limited to the accounts that the user sees, and to those who may see the list', async () => {
  expect((await list('', await signIn({ customerIds: [south.id] }, ['ACCOUNT_ACCESS']))).names).toEqual(['Bravo']);
  const buyer = await signIn({ organization_access: true }, ['PLACE_ORDER_ACCESS']);
  const response = await buyer({ method: 'GET', url: '/api/accounts' });
  expect([response.statusCode, response.json<ErrorBody>().i18nKey]).toEqual([403, 'error.forbidden']);
});
