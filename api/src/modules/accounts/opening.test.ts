import type { ErrorBody } from '@portal/shared/contract/common';
import type { Account, Customer } from '@portal/shared/contract/customers';
import type { PrincipalUser } from '@portal/shared/contract/session';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Selectable } from 'kysely';
import type { Customers, Platforms } from '../../db/schema.generated.ts';
import { balanceOf, buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let platform: Selectable<Platforms>;
let north: Selectable<Customers>;
let south: Selectable<Customers>;
let call: Call;

const signIn = async (access: object, authorities: readonly Authority[] = ['ACCOUNT_MANAGE']): Promise<Call> =>
  test.signIn((await buildUser(test.db, { platform_id: platform.id, authorities, ...access })).email);

beforeAll(async () => {
  test = await buildTestApp();
  platform = await buildPlatform(test.db);
  north = await buildCustomer(test.db, { platform_id: platform.id });
  south = await buildCustomer(test.db, { platform_id: platform.id });
  call = await signIn({ organization_access: true }, ['ACCOUNT_MANAGE', 'VIEW_BALANCE_ACCESS']);
});
afterAll(() => test.close());

const createGroup = (payload: object, by: Call = call) => by({ method: 'POST', url: '/api/customers', payload });
const createAccount = (payload: object, by: Call = call) =>
  by({
    method: 'POST',
    url: '/api/accounts',
    payload: {
      active: true,
      currencyCode: 'EUR',
      contactEmail: ' finance@platform.example ',
      customerIdentifier: north.identifier,
      ...payload,
    },
  });
const refusalOf = (response: Awaited<ReturnType<Call>>) => {
  const { status, i18nKey, fields } = response.json<ErrorBody>();
  return [status, i18nKey, fields?.map(({ field, i18nKey: key }) => `${field} ${key}`)];
};
const audited = async (entityId: string) => {
  const rows = await test.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('platform_id', '=', platform.id)
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, details }) => [action, details]);
};

describe('a group', () => {
  it('is created with a tidy name and an identifier made from it', async () => {
    const response = await createGroup({ displayName: '  Événements   Nord ' });
    const group = response.json<Customer>();
    expect([response.statusCode, group]).toMatchObject([
      201,
      { displayName: 'Événements Nord', status: 'ACTIVE', accounts: [] },
    ]);
    expect(group.identifier).toMatch(/^evenements-nord-[0-9a-z]{6}$/);
    expect(await audited(group.identifier)).toEqual([['group.created', {}]]);
    const read = await call({ method: 'GET', url: `/api/customers/${group.identifier}` });
    expect(read.json()).toMatchObject({ displayName: 'Événements Nord', accountCount: 0 });
  });

  it('keeps the identifier that was chosen, and makes one for a name without Latin letters', async () => {
    expect((await createGroup({ displayName: 'Chosen one', identifier: 'chosen-1' })).json<Customer>().identifier).toBe(
      'chosen-1',
    );
    expect((await createGroup({ displayName: '東京支社の部' })).json<Customer>().identifier).toMatch(/^group-/);
  });

  it('is refused at the field for a name or identifier that is taken or none', async () => {
    await createGroup({ displayName: 'Taken name', identifier: 'taken-name' });
    expect(refusalOf(await createGroup({ displayName: ' TAKEN  Name' }))).toEqual([
      409,
      'error.group.nameTaken',
      ['displayName error.group.nameTaken'],
    ]);
    expect(refusalOf(await createGroup({ displayName: 'Another name', identifier: 'taken-name' }))).toEqual([
      409,
      'error.identifier.taken',
      ['identifier error.identifier.taken'],
    ]);
    expect(refusalOf(await createGroup({ displayName: 'Wide', identifier: 'Upper Case' }))).toEqual([
      400,
      'error.validation',
      ['displayName error.displayName.length', 'identifier error.identifier.characters'],
    ]);
  });

  it('is created only by those who may, and who see the whole organisation', async () => {
    const body = { displayName: 'Not for you' };
    expect(refusalOf(await createGroup(body, await signIn({ customerIds: [north.id] })))[0]).toBe(403);
    const reader = await signIn({ organization_access: true }, ['ACCOUNT_ACCESS']);
    expect(refusalOf(await createGroup(body, reader))[0]).toBe(403);
  });
});

describe('an account', () => {
  it('is opened empty in its currency, with its own number, ready to be used', async () => {
    const response = await createAccount({ displayName: 'Events Nordic' });
    const account = response.json<Account>();
    expect([response.statusCode, account]).toMatchObject([
      201,
      {
        displayName: 'Events Nordic',
        currencyCode: 'EUR',
        status: 'ACTIVE',
        active: true,
        availableBalance: 0,
        creditLimit: null,
        contactEmail: 'finance@platform.example',
        customerIdentifier: north.identifier,
      },
    ]);
    expect(account.accountID).toMatch(/^A\d{8}$/);
    expect(account.identifier).toMatch(/^events-nordic-/);
    const row = await test.db
      .selectFrom('accounts')
      .select(['platform_id', 'id'])
      .where('identifier', '=', account.identifier)
      .where('platform_id', '=', platform.id)
      .executeTakeFirstOrThrow();
    expect(await balanceOf(test.db, row)).toBe(0n);
    expect(await audited(account.identifier)).toEqual([['account.created', {}]]);
    const change = `/api/authenticate/updateActiveAccount/${north.identifier}/${account.identifier}`;
    expect((await call({ method: 'POST', url: change })).statusCode).toBe(200);
  });

  it('that is not active is disabled until it is opened', async () => {
    const { status, active } = (await createAccount({ displayName: 'For next year', active: false })).json<Account>();
    expect([status, active]).toEqual(['DISABLED', false]);
  });

  it('is refused at each wrong field, and where its name is taken', async () => {
    const wrong = { displayName: 'A & B Events', currencyCode: 'MXN', contactEmail: 'nobody', identifier: 'x' };
    expect(refusalOf(await createAccount(wrong))).toEqual([
      400,
      'error.validation',
      [
        'displayName error.displayName.characters',
        'identifier error.identifier.length',
        'currencyCode error.currency.unsupported',
        'contactEmail error.email.invalid',
      ],
    ]);
    await createAccount({ displayName: 'Only once' });
    expect(refusalOf(await createAccount({ displayName: 'only ONCE', customerIdentifier: south.identifier }))).toEqual([
      409,
      'error.account.nameTaken',
      ['displayName error.account.nameTaken'],
    ]);
  });

  it('is opened in own groups only', async () => {
    const manager = await signIn({ customerIds: [south.id] });
    const { status, i18nKey } = (await createAccount({ displayName: 'In the north' }, manager)).json<ErrorBody>();
    expect([status, i18nKey]).toEqual([404, 'error.group.notFound']);
    const inSouth = { displayName: 'In the south', customerIdentifier: south.identifier };
    expect((await createAccount(inSouth, manager)).statusCode).toBe(201);
  });
});

describe('the status of an account', () => {
  const setStatus = (account: { identifier: string }, status: string, by: Call = call, payload?: object) =>
    by({
      method: 'POST',
      url: `/api/customers/${north.identifier}/accounts/${account.identifier}/status/${status}`,
      ...(payload && { payload }),
    });
  const build = () => buildAccount(test.db, { platform_id: platform.id, customer_id: north.id });

  it('goes from active to frozen to disabled and back, each change audited', async () => {
    const account = await build();
    for (const [status, active] of [
      ['FROZEN', true],
      ['DISABLED', false],
      ['ACTIVE', true],
    ] as const)
      expect((await setStatus(account, status)).json<Account>()).toMatchObject({ status, active });
    expect(await audited(account.identifier)).toEqual([
      ['account.statusChanged', { from: 'ACTIVE', to: 'FROZEN' }],
      ['account.statusChanged', { from: 'FROZEN', to: 'DISABLED' }],
      ['account.statusChanged', { from: 'DISABLED', to: 'ACTIVE' }],
    ]);
  });

  it('keeps the reason of its change in the audit log', async () => {
    const account = await build();
    expect(refusalOf(await setStatus(account, 'FROZEN', call, { reason: 'x'.repeat(501) }))).toEqual([
      400,
      'error.validation',
      ['reason error.text.tooLong'],
    ]);
    expect((await setStatus(account, 'FROZEN', call, { reason: ' Lost card ' })).statusCode).toBe(200);
    expect(await audited(account.identifier)).toEqual([
      ['account.statusChanged', { from: 'ACTIVE', to: 'FROZEN', reason: 'Lost card' }],
    ]);
  });

  it('is refused when it is none, or does not follow', async () => {
    const account = await build();
    expect(refusalOf(await setStatus(account, 'MELTED'))).toEqual([
      400,
      'error.validation',
      ['newStatus error.account.status'],
    ]);
    for (const status of ['ACTIVE', 'DELETED'])
      expect(refusalOf(await setStatus(account, status)).slice(0, 2)).toEqual([409, 'error.account.status']);
    await setStatus(account, 'DISABLED');
    expect(refusalOf(await setStatus(account, 'FROZEN'))[0]).toBe(409);
  });

  it('is changed only by those who may', async () => {
    const reader = await signIn({ organization_access: true }, ['ACCOUNT_ACCESS']);
    expect(refusalOf(await setStatus(await build(), 'FROZEN', reader))[0]).toBe(403);
    expect(refusalOf(await setStatus(await build(), 'FROZEN', await signIn({ customerIds: [south.id] })))[0]).toBe(404);
  });

  it('frozen stops orders; disabled cannot be selected', async () => {
    const account = await build();
    const buyer = await signIn({ organization_access: true }, ['PLACE_ORDER_ACCESS']);
    const sources = () => buyer({ method: 'GET', url: `/api/accounts/${account.identifier}/payment-sources` });
    expect((await sources()).json()).toMatchObject([{ disabled: false }]);
    await setStatus(account, 'FROZEN');
    expect((await sources()).json()).toMatchObject([{ disabled: true }]);
    await setStatus(account, 'DISABLED');
    const url = `/api/authenticate/updateActiveAccount/${north.identifier}/${account.identifier}`;
    expect((await buyer({ method: 'POST', url })).statusCode).toBe(404);
  });
});

describe('the default account', () => {
  const choose = (accountIdentifier: string, by: Call) =>
    by({
      method: 'PUT',
      url: '/api/account/default-account',
      payload: { customerIdentifier: north.identifier, accountIdentifier },
    });

  it('is selected at the next sign-in', async () => {
    const first = await buildAccount(test.db, {
      platform_id: platform.id,
      customer_id: north.id,
      display_name: '0 first',
    });
    const last = await buildAccount(test.db, {
      platform_id: platform.id,
      customer_id: north.id,
      display_name: 'zz last',
    });
    const { email } = await buildUser(test.db, {
      platform_id: platform.id,
      organization_access: true,
      authorities: ['PLACE_ORDER_ACCESS'],
    });
    const active = async () =>
      (await (await test.signIn(email))({ method: 'GET', url: '/api/account' })).json<PrincipalUser>()
        .activeAccountIdentifier;
    expect(await active()).toBe(first.identifier);
    const response = await choose(last.identifier, await test.signIn(email));
    expect(response.json<PrincipalUser>().defaultAccountIdentifier).toBe(last.identifier);
    expect(await active()).toBe(last.identifier);
  });

  it('is one that the user can select', async () => {
    const { identifier } = await buildAccount(test.db, {
      platform_id: platform.id,
      customer_id: north.id,
      status: 'DISABLED',
      active: false,
    });
    expect(refusalOf(await choose(identifier, call)).slice(0, 2)).toEqual([404, 'error.account.notFound']);
  });
});
