import type { BalanceAlert, BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import type { ErrorBody } from '@portal/shared/contract/common';
import { SETTINGS } from '@portal/shared/domain/settings';
import { postJournal } from '../../ledger/postJournal.ts';
import { setWalletFloor } from '../../ledger/wallets.ts';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { BUYER, buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
beforeEach(async () => {
  shop = await buildShop(testApp.db, { balanceMinor: 100_000n, authorities: [...BUYER, 'ACCOUNT_MANAGE'] });
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const bodyOf = (changes: Partial<BalanceAlertBody> = {}): BalanceAlertBody => ({
  displayName: 'Low balance',
  accountIdentifiers: [shop.account.identifier],
  threshold: '500',
  recipientEmails: ['finance@platform.example'],
  ...changes,
});
const create = (body = bodyOf(), by = call) => by({ method: 'POST', url: '/api/balanceAlerts', payload: body });
const list = async (by = call) => (await by({ method: 'GET', url: '/api/balanceAlerts' })).json<BalanceAlert[]>();
const fieldsOf = (response: { json: () => ErrorBody }) =>
  response.json().fields?.map(({ field, i18nKey }) => [field, i18nKey]);

describe('an alert', () => {
  it('is created, listed, read, changed and deleted, and each action stands in the audit log', async () => {
    const second = await buildAccount(testApp.db, {
      platform_id: shop.platform.id,
      customer_id: shop.customer.id,
      display_name: 'A second one',
    });
    const created = await create(bodyOf({ displayName: '  Low balance ', threshold: '500.5' }));
    expect(created.statusCode).toBe(201);
    const alert = created.json<BalanceAlert>();
    expect(alert).toMatchObject({
      displayName: 'Low balance',
      threshold: 500.5,
      currencyCode: 'USD',
      version: 1,
      accounts: [
        { accountIdentifier: shop.account.identifier, displayName: shop.account.display_name, availableBalance: 1000 },
      ],
      recipientEmails: ['finance@platform.example'],
      createdDate: testApp.clock.now().toISOString(),
      lastSentDate: null,
    });
    const url = `/api/balanceAlerts/${alert.identifier}`;
    expect((await call({ method: 'GET', url })).json()).toEqual(alert);
    const changed = await call({
      method: 'PUT',
      url,
      payload: {
        ...bodyOf({ displayName: 'Nearly empty', accountIdentifiers: [second.identifier], threshold: '10' }),
        version: 1,
      },
    });
    expect(changed.json()).toMatchObject({
      identifier: alert.identifier,
      version: 2,
      displayName: 'Nearly empty',
      threshold: 10,
      accounts: [{ displayName: 'A second one', availableBalance: 0 }],
    });
    expect(await list()).toEqual([changed.json()]);
    expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call({ method: 'DELETE', url })).json()).toMatchObject({ i18nKey: 'error.balanceAlert.notFound' });
    const log = await testApp.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id'])
      .where('entity_id', '=', alert.identifier)
      .orderBy('id')
      .execute();
    expect(log).toEqual(
      ['created', 'changed', 'deleted'].map((requestAction) => ({
        action: `balanceAlert.${requestAction}`,
        actor_user_id: shop.buyer.id,
      })),
    );
  });

  it('is not changed by who read it before somebody else changed it, who is named; it may still be deleted', async () => {
    const { identifier } = (await create()).json<BalanceAlert>();
    const { email } = await buildUser(testApp.db, {
      platform_id: shop.platform.id,
      first_name: 'Grace',
      last_name: 'Hopper',
      organization_access: true,
      authorities: ['ACCOUNT_MANAGE'],
    });
    const other = await testApp.signIn(email);
    const change = (by: Call, displayName: string, version: number) =>
      by({
        method: 'PUT',
        url: `/api/balanceAlerts/${identifier}`,
        payload: { ...bodyOf({ displayName }), version },
      });
    expect((await change(other, 'By Grace', 1)).statusCode).toBe(200);
    expect((await change(call, 'By the buyer', 1)).json()).toMatchObject({
      status: 409,
      i18nKey: 'error.balanceAlert.changed',
      values: { name: 'Grace Hopper' },
    });
    expect((await change(call, ' By Grace', 1)).json()).toMatchObject({ displayName: 'By Grace', version: 2 });
    expect(await list()).toMatchObject([{ displayName: 'By Grace', version: 2 }]);
    const responses = await Promise.all(['One', 'Two', 'Three'].map((name) => change(call, name, 2)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await list()).toMatchObject([{ version: 3 }]);
    expect((await change(call, 'Without a version', NaN)).statusCode).toBe(400);
    expect((await other({ method: 'DELETE', url: `/api/balanceAlerts/${identifier}` })).statusCode).toBe(204);
    expect((await change(call, 'Gone', 3)).json()).toMatchObject({ i18nKey: 'error.balanceAlert.notFound' });
  });

  it('tells balances only to who may see them', async () => {
    await create();
    const { email } = await buildUser(testApp.db, {
      platform_id: shop.platform.id,
      organization_access: true,
      authorities: ['ACCOUNT_MANAGE'],
    });
    expect(await list(await testApp.signIn(email))).toMatchObject([{ accounts: [{ availableBalance: null }] }]);
  });

  it.each([
    ['whatever its case', 'EVENTS Café'],
    ['whatever its blanks', ' Events\u00a0 Caf\u00e9\u200b'],
    ['however its accents are written', 'Events Cafe\u0301'],
  ])('has a name of its own in the organisation, %s', async (_what, displayName) => {
    await create(bodyOf({ displayName: 'Events Café' }));
    const other = (await create()).json<BalanceAlert>();
    const payload = bodyOf({ displayName });
    const refusals = [
      await create(payload),
      await call({ method: 'PUT', url: `/api/balanceAlerts/${other.identifier}`, payload: { ...payload, version: 1 } }),
    ];
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(409);
      expect(fieldsOf(refusal)).toEqual([['displayName', 'error.balanceAlert.nameTaken']]);
    }
    expect((await list()).map(({ displayName }) => displayName)).toEqual(['Events Café', 'Low balance']);
  });

  it.each<[string, Partial<BalanceAlertBody>, [string, string][]]>([
    ['no name', { displayName: ' ' }, [['displayName', 'error.name.required']]],
    ['a name that nobody sees', { displayName: '\u200b' }, [['displayName', 'error.name.required']]],
    ['a name too long', { displayName: 'x'.repeat(101) }, [['displayName', 'error.name.tooLong']]],
    ['no account', { accountIdentifiers: [] }, [['accountIdentifiers', 'error.account.required']]],
    ['no threshold', { threshold: '' }, [['threshold', 'error.amount.required']]],
    ['a threshold of nothing', { threshold: '0' }, [['threshold', 'error.amount.notPositive']]],
    ['a threshold of mills', { threshold: '1.005' }, [['threshold', 'error.amount.decimals']]],
    ['a threshold beyond all money', { threshold: '1000000000' }, [['threshold', 'error.amount.tooLarge']]],
    ['no address', { recipientEmails: [] }, [['recipientEmails', 'error.email.required']]],
    [
      'six addresses',
      { recipientEmails: [1, 2, 3, 4, 5, 6].map((n) => `${n}@x.example`) },
      [['recipientEmails', 'error.email.tooMany']],
    ],
    [
      'wrong addresses',
      { recipientEmails: ['a@x.example', 'nobody', 'A@x.example '] },
      [
        ['recipientEmails[1]', 'error.email.invalid'],
        ['recipientEmails[2]', 'error.email.repeated'],
      ],
    ],
  ])('is refused with %s, at the field', async (_what, wrong, fields) => {
    const response = await create(bodyOf(wrong));
    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
    expect(await list()).toEqual([]);
  });

  it('watches accounts of one currency', async () => {
    const { identifier } = await buildAccount(testApp.db, {
      platform_id: shop.platform.id,
      customer_id: shop.customer.id,
      currency_code: 'EUR',
    });
    const response = await create(bodyOf({ accountIdentifiers: [shop.account.identifier, identifier] }));
    expect(response.statusCode).toBe(422);
    expect(fieldsOf(response)).toEqual([['accountIdentifiers', 'error.balanceAlert.currencies']]);
  });

  it('is one of so many', async () => {
    const rows = Array.from({ length: SETTINGS.balanceAlerts.alertsMax }, (_, index) => ({
      platform_id: shop.platform.id,
      identifier: `many-${index}`,
      display_name: `Many ${index}`,
      name_key: `many ${index}`,
      currency_code: 'USD',
      threshold_minor: 1n,
      recipient_emails: ['a@x.example'],
      created_by_user_id: shop.buyer.id,
      updated_by_user_id: shop.buyer.id,
      created_at: testApp.clock.now(),
    }));
    await testApp.db.insertInto('balance_alerts').values(rows).execute();
    expect((await create()).json()).toMatchObject({ status: 422, i18nKey: 'error.balanceAlert.tooMany' });
  });

  it('is seen by who sees all of its accounts, and changed with ACCOUNT_MANAGE only', async () => {
    const other = await buildAccount(testApp.db, {
      platform_id: shop.platform.id,
      customer_id: (await buildCustomer(testApp.db, { platform_id: shop.platform.id })).id,
    });
    const both = (
      await create(bodyOf({ accountIdentifiers: [shop.account.identifier, other.identifier] }))
    ).json<BalanceAlert>();
    const one = (await create(bodyOf({ displayName: 'Of one' }))).json<BalanceAlert>();
    const { email } = await buildUser(testApp.db, {
      platform_id: shop.platform.id,
      customerIds: [shop.customer.id],
      authorities: ['ACCOUNT_ACCESS'],
    });
    const reader = await testApp.signIn(email);
    expect((await list(reader)).map(({ identifier }) => identifier)).toEqual([one.identifier]);
    expect((await reader({ method: 'GET', url: `/api/balanceAlerts/${both.identifier}` })).statusCode).toBe(404);
    expect((await create(bodyOf(), reader)).statusCode).toBe(403);
    const nobody = await buildUser(testApp.db, { platform_id: shop.platform.id, authorities: BUYER });
    const refused = await (await testApp.signIn(nobody.email))({ method: 'GET', url: '/api/balanceAlerts' });
    expect(refused.statusCode).toBe(403);
  });
});

describe('the mail of an alert', () => {
  const mails = () =>
    testApp.db
      .selectFrom('outbox')
      .select(['topic', 'recipient_email', 'text_values'])
      .where('platform_id', '=', shop.platform.id)
      .where('topic', '=', 'LOW_BALANCE_MAIL')
      .orderBy('id')
      .execute();
  const spend = (amount: string) => order(call, shop.account.identifier, [buildLineBody({ amount })]);
  const HOUR_MS = 60 * 60_000;

  it('goes to every address when an order takes the balance under the threshold, and not again within 24 hours', async () => {
    await create(bodyOf({ recipientEmails: ['a@x.example', 'b@x.example'] }));
    await spend('500.00');
    expect(await mails()).toEqual([]);
    await spend('1.00');
    const sent = ['a@x.example', 'b@x.example'].map((recipient_email) => ({
      topic: 'LOW_BALANCE_MAIL',
      recipient_email,
      text_values: {
        alert: 'Low balance',
        account: shop.account.display_name,
        accountNumber: shop.account.account_number,
        balance: '$499.00',
        threshold: '$500.00',
      },
    }));
    expect(await mails()).toEqual(sent);
    await spend('1.00');
    expect(await mails()).toEqual(sent);
    expect((await list())[0]?.lastSentDate).toBe(testApp.clock.now().toISOString());
  });

  it('goes again when the balance recovered and falls once more a day later, and not before', async () => {
    await create();
    await spend('600.00');
    for (const [hours, count] of [
      [23, 1],
      [1, 2],
    ] as const) {
      testApp.clock.advance(hours * HOUR_MS);
      await deposit(50_000n);
      call = await testApp.signIn(shop.buyer.email);
      await spend('500.00');
      expect(await mails()).toHaveLength(count);
    }
  });

  it('goes again at the next fall under a threshold that was changed, and not before for anything else', async () => {
    const alert = (await create()).json<BalanceAlert>();
    const change = (changes: Partial<BalanceAlertBody>, version: number) =>
      call({
        method: 'PUT',
        url: `/api/balanceAlerts/${alert.identifier}`,
        payload: { ...bodyOf(changes), version },
      });
    await spend('600.00');
    await change({ recipientEmails: ['other@x.example'] }, 1);
    await deposit(20_000n);
    await spend('200.00');
    expect(await mails()).toHaveLength(1);
    await change({ threshold: '300' }, 2);
    expect(await mails()).toHaveLength(1);
    await spend('150.00');
    expect(await mails()).toHaveLength(2);
    expect((await list())[0]?.lastSentDate).not.toBeNull();
  });

  it('is in the language of the user whose address it is, and else of who made the alert', async () => {
    await testApp.db.updateTable('users').set({ lang_key: 'fr' }).where('platform_id', '=', shop.platform.id).execute();
    const { email, id } = await buildUser(testApp.db, { platform_id: shop.platform.id, lang_key: 'es' });
    await create(bodyOf({ recipientEmails: [email.toUpperCase(), 'finance@x.example'] }));
    await spend('600.00');
    const rows = await testApp.db
      .selectFrom('outbox')
      .select(['user_id', 'text_values'])
      .where('platform_id', '=', shop.platform.id)
      .where('topic', '=', 'LOW_BALANCE_MAIL')
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { user_id: id, text_values: { balance: '400,00\u00a0US$' } },
      { user_id: shop.buyer.id, text_values: { balance: '400,00\u00a0$US' } },
    ]);
  });

  it('names no balance when who set the alert last may not see one', async () => {
    const { email } = await buildUser(testApp.db, {
      platform_id: shop.platform.id,
      organization_access: true,
      authorities: ['ACCOUNT_MANAGE'],
    });
    await create(bodyOf(), await testApp.signIn(email));
    await spend('600.00');
    expect((await mails())[0]?.text_values).not.toHaveProperty('balance');
  });

  it('counts a credit line, and goes once for orders that come at once', async () => {
    const key = { platformId: shop.platform.id, accountId: shop.account.id };
    await testApp.db.transaction().execute((tx) => setWalletFloor(tx, key, -50_000n));
    await create(bodyOf({ threshold: '900' }));
    await spend('500.00');
    expect(await mails()).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => spend('100.00')));
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent for an order that was refused', async () => {
    await create();
    await expect(spend('1500.00')).rejects.toThrow('422');
    expect(await mails()).toEqual([]);
  });

  const deposit = async (amountMinor: bigint) => {
    await testApp.db.transaction().execute((tx) =>
      postJournal(tx, shop.platform.id, {
        type: 'WIRE_DEPOSIT',
        currencyCode: 'USD',
        at: testApp.clock.now(),
        lines: [
          { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
          { kind: 'WALLET', accountId: shop.account.id, amountMinor },
        ],
      }),
    );
  };
});
