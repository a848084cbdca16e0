import type { ErrorBody } from '@portal/shared/contract/common';
import type { Account, Customer } from '@portal/shared/contract/customers';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Selectable } from 'kysely';
import type { Accounts, Customers, Platforms } from '../../db/schema.generated.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let platform: Selectable<Platforms>;
let north: Selectable<Customers>;
let south: Selectable<Customers>;
let dollars: Selectable<Accounts>;
let yen: Selectable<Accounts>;
let pesos: Selectable<Accounts>;
let foreign: { customer: Selectable<Customers>; account: Selectable<Accounts> };

beforeAll(async () => {
  test = await buildTestApp();
  platform = await buildPlatform(test.db, {
    platform_client_id: 'acme',
    feature_treatments: JSON.stringify({
      'blast-mode': 'on',
      'order-settings': 'control',
      unknown: 'on',
      referral: 'maybe',
    }),
  });
  north = await buildCustomer(test.db, { platform_id: platform.id, display_name: 'north' });
  south = await buildCustomer(test.db, { platform_id: platform.id, display_name: 'South' });
  await buildCustomer(test.db, { platform_id: platform.id, display_name: 'Empty' });
  dollars = await buildAccount(test.db, {
    platform_id: platform.id,
    customer_id: north.id,
    display_name: 'Dollars',
    balanceMinor: 12_345n,
    credit_limit_minor: 5_000n,
  });
  yen = await buildAccount(test.db, {
    platform_id: platform.id,
    customer_id: north.id,
    display_name: 'Yen',
    currency_code: 'JPY',
    balanceMinor: 5_000n,
  });
  pesos = await buildAccount(test.db, {
    platform_id: platform.id,
    customer_id: south.id,
    display_name: 'Pesos',
    currency_code: 'MXN',
    status: 'FROZEN',
  });
  await buildAccount(test.db, {
    platform_id: platform.id,
    customer_id: south.id,
    display_name: 'Gone',
    status: 'DELETED',
    active: false,
  });
  const other = await buildPlatform(test.db, { platform_client_id: 'rival' });
  const customer = await buildCustomer(test.db, { platform_id: other.id });
  foreign = {
    customer,
    account: await buildAccount(test.db, { platform_id: other.id, customer_id: customer.id, balanceMinor: 99n }),
  };
});
afterAll(() => test.close());

type Access = Partial<Parameters<typeof buildUser>[1]>;
const ALL: readonly Authority[] = ['VIEW_BALANCE_ACCESS', 'PLACE_ORDER_ACCESS'];

const signIn = async (access: Access, authorities: readonly Authority[] = ALL): Promise<Call> =>
  test.signIn((await buildUser(test.db, { platform_id: platform.id, authorities, ...access })).email);

const tree = async (call: Call, query = ''): Promise<Record<string, string[]>> => {
  const response = await call({ method: 'GET', url: `/api/customers${query}` });
  return Object.fromEntries(
    response
      .json<Customer[]>()
      .map((group) => [group.displayName, group.accounts.map((account) => account.displayName)]),
  );
};

describe('groups and accounts', () => {
  it('shows the whole organisation to a user with organisation access', async () => {
    expect(await tree(await signIn({ organization_access: true }))).toEqual({
      Empty: [],
      north: ['Dollars', 'Yen'],
      South: ['Pesos'],
    });
  });

  it('shows a group user the accounts of the group, an account user only the own ones, and nobody nothing', async () => {
    expect(await tree(await signIn({ customerIds: [south.id] }))).toEqual({ South: ['Pesos'] });
    expect(await tree(await signIn({ accountIds: [yen.id] }))).toEqual({ north: ['Yen'] });
    expect(await tree(await signIn({ customerIds: [south.id], accountIds: [dollars.id] }))).toEqual({
      north: ['Dollars'],
      South: ['Pesos'],
    });
    expect(await tree(await signIn({}))).toEqual({});
  });

  it('shows a user who holds no right nothing, whatever the access', async () => {
    const everybodys: readonly Authority[] = ['IS_LOGGED_IN', 'STEP4_ONBOARD_INFO_COMPLETE'];
    for (const authorities of [[], everybodys]) {
      const call = await signIn(
        { organization_access: true, customerIds: [north.id], accountIds: [yen.id], default_account_id: yen.id },
        authorities,
      );
      expect(await tree(call)).toEqual({});
      const one = await call({ method: 'GET', url: `/api/customers/${north.identifier}/account/${yen.identifier}` });
      expect(one.statusCode).toBe(404);
      const change = await call({
        method: 'POST',
        url: `/api/authenticate/updateActiveAccount/${north.identifier}/${yen.identifier}`,
      });
      expect(change.statusCode).toBe(404);
      const profile = await call({ method: 'GET', url: '/api/account' });
      expect(profile.json()).toMatchObject({ activeAccountIdentifier: null });
    }
  });

  it('comes in pages until an empty one, sorted by name without case', async () => {
    const call = await signIn({ organization_access: true });
    expect(Object.keys(await tree(call, '?page=0&size=2&sort=displayName,asc&customerOnly=true'))).toEqual([
      'Empty',
      'north',
    ]);
    expect(Object.keys(await tree(call, '?page=1&size=2'))).toEqual(['South']);
    expect(await tree(call, '?page=2&size=2')).toEqual({});
  });

  it('refuses page numbers that are none', async () => {
    const response = await (await signIn({}))({ method: 'GET', url: '/api/customers?page=-1&size=many' });
    expect(response.statusCode).toBe(400);
    expect(
      response
        .json<ErrorBody>()
        .fields?.map((field) => field.field)
        .sort(),
    ).toEqual(['page', 'size']);
  });
});

describe('one account', () => {
  const url = (customer: string, account: string): string => `/api/customers/${customer}/account/${account}`;

  it('shows balances in major units, available with the credit limit', async () => {
    const call = await signIn({ organization_access: true });
    const response = await call({ method: 'GET', url: url(north.identifier, dollars.identifier) });
    expect(response.json<Account>()).toMatchObject({
      currentBalance: 123.45,
      availableBalance: 173.45,
      creditLimit: 50,
      currencyCode: 'USD',
      customerName: 'north',
      platformClientId: 'acme',
    });
    expect((await call({ method: 'GET', url: url(north.identifier, yen.identifier) })).json<Account>()).toMatchObject({
      currentBalance: 5000,
      creditLimit: null,
    });
  });

  it('hides every balance without the right to see it', async () => {
    const call = await signIn({ organization_access: true }, ['PLACE_ORDER_ACCESS']);
    const response = await call({ method: 'GET', url: url(north.identifier, dollars.identifier) });
    expect(response.json<Account>()).toMatchObject({ currentBalance: null, availableBalance: null, creditLimit: null });
    const sources = await call({ method: 'GET', url: `/api/accounts/${dollars.identifier}/payment-sources` });
    expect(sources.json()).toMatchObject([{ accountSourceDTO: { availableBalance: null } }]);
    expect((await call({ method: 'GET', url: '/api/customers' })).body).not.toContain('123.45');
  });

  it.each([
    ['of another platform', () => [foreign.customer.identifier, foreign.account.identifier]],
    ['of another group', () => [south.identifier, dollars.identifier]],
    ['that does not exist', () => [north.identifier, 'A0']],
  ])('is 404 for one %s', async (_name, pick) => {
    const [customer = '', account = ''] = pick();
    const response = await (
      await signIn({ organization_access: true })
    )({ method: 'GET', url: url(customer, account) });
    expect(response.statusCode).toBe(404);
    expect(response.json<ErrorBody>().i18nKey).toBe('error.account.notFound');
  });

  it('is 404 for an account user who asks for a neighbour', async () => {
    const call = await signIn({ accountIds: [yen.id] });
    expect((await call({ method: 'GET', url: url(north.identifier, yen.identifier) })).statusCode).toBe(200);
    expect((await call({ method: 'GET', url: url(north.identifier, dollars.identifier) })).statusCode).toBe(404);
    expect((await call({ method: 'GET', url: `/api/accounts/${dollars.identifier}/payment-sources` })).statusCode).toBe(
      404,
    );
    expect(
      (await call({ method: 'GET', url: `/api/accounts/${foreign.account.identifier}/sufficientFunds?orderTotal=1` }))
        .statusCode,
    ).toBe(404);
  });
});

describe('paying', () => {
  it('offers the balance, disabled on a frozen account', async () => {
    const call = await signIn({ organization_access: true });
    const sources = (account: string) => call({ method: 'GET', url: `/api/accounts/${account}/payment-sources` });
    expect((await sources(dollars.identifier)).json()).toEqual([
      {
        paymentSourceType: 'ACCOUNT_FUNDS',
        paymentSourceIdentifier: dollars.identifier,
        default: true,
        disabled: false,
        displayName: 'Dollars',
        helperText: null,
        disabledReason: null,
        disabledUntil: null,
        cardSourceDTO: null,
        accountSourceDTO: { availableBalance: 173.45 },
      },
    ]);
    expect((await sources(pesos.identifier)).json()).toMatchObject([{ disabled: true }]);
  });

  it('says whether the balance covers a total, to the last unit', async () => {
    const call = await signIn({ organization_access: true });
    const covers = async (account: string, total: string): Promise<unknown> =>
      (await call({ method: 'GET', url: `/api/accounts/${account}/sufficientFunds?orderTotal=${total}` })).json();
    expect(await covers(dollars.identifier, '173.45')).toBe(true);
    expect(await covers(dollars.identifier, '173.46')).toBe(false);
    expect(await covers(yen.identifier, '5000')).toBe(true);
    expect(await covers(yen.identifier, '5000.5')).toMatchObject({
      status: 400,
      fields: [{ field: 'orderTotal', i18nKey: 'error.amount.notANumber' }],
    });
    expect(await covers(dollars.identifier, 'lots')).toMatchObject({ status: 400 });
  });
});

describe('the platform', () => {
  it('is told with its treatments over the defaults', async () => {
    const response = await (await signIn({}))({ method: 'GET', url: '/api/platforms/acme' });
    expect(response.json()).toMatchObject({
      platformClientId: 'acme',
      kybStatus: 'NONE',
      accountFundingLimits: { creditCardFee: 0.035 },
      environment: 'Dev',
      features: { 'shopping-cart': 'on', 'blast-mode': 'on', 'order-settings': 'control', referral: 'off' },
    });
    expect(response.json<{ features: object }>().features).not.toHaveProperty('unknown');
  });

  it('is 404 when it is another one', async () => {
    const response = await (
      await signIn({ organization_access: true })
    )({ method: 'GET', url: '/api/platforms/rival' });
    expect(response.statusCode).toBe(404);
    expect(response.json<ErrorBody>().i18nKey).toBe('error.notFound');
  });
});
