import type { Attempt } from '@portal/shared/contract/attempts';
import type { ErrorBody } from '@portal/shared/contract/common';
import { MONEY_OPERATIONS, type MoneyOperation } from '@portal/shared/domain/enumerations';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { openTestGateway } from '../../providers/payments/testing/openTestGateway.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { BUYER, buildCatalogue, buildShop } from '../../testing/commerceBuilders.ts';
import { moneyCalls, type Caller, type Post } from '../../testing/moneyCalls.ts';
import { buildTestApp, callWith, idTokenOf, type Call } from '../../testing/testApp.ts';

const ROUTES: Readonly<Record<MoneyOperation, string>> = {
  CARD_DEPOSIT: 'POST /api/creditCards/platforms/deposits',
  BANK_DEPOSIT: 'POST /api/ach/funding/account/{accountID}/subscription/{bankAccountIdentifier}/request',
  WIRE_DEPOSIT: 'POST /api/funding/wire-deposits',
  TRANSFER: 'POST /api/funding/transfer-funds',
  ORDER: 'POST /api/orders',
};
const STATES: Readonly<Record<MoneyOperation, Attempt['state']>> = {
  CARD_DEPOSIT: 'DONE',
  BANK_DEPOSIT: 'BEGUN',
  WIRE_DEPOSIT: 'PENDING',
  TRANSFER: 'DONE',
  ORDER: 'DONE',
};
const NOTHING = { reference: null, amount: null, currencyCode: null, expectedBy: null, i18nKey: null };
const UNKNOWN = { ...NOTHING, state: 'UNKNOWN' };
const authorities: readonly Authority[] = [...BUYER, 'FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'];

const gateway = await openTestGateway();
const testApp = await buildTestApp({}, [], gateway.gateway);
await testApp.jobs.start();
const { db } = testApp;
await buildCatalogue(db);
const { buyer: user, account, platform } = await buildShop(db, { balanceMinor: 100_000n, authorities });
const caller = await callerOf(user);
const calls = moneyCalls(testApp);

afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await gateway.close();
});

async function callerOf(signedIn: Caller['user']): Promise<Caller> {
  const idToken = await idTokenOf(testApp.app, signedIn.email);
  return { user: signedIn, account, idToken, call: callWith(testApp.app, idToken) };
}

const ask = (call: Call, operation: MoneyOperation, accountIdentifier: string, key: string = operation) =>
  call({ method: 'GET', url: `/api/idempotency-keys/${key}`, query: { operation, accountIdentifier } });

const rowOf = (operation: MoneyOperation) => {
  const row = calls[ROUTES[operation]];
  if (row === undefined) throw new Error(`Nobody knows how to call ${operation}`);
  return row;
};

/** The account that a call names. */
function accountOf({ url, payload = {} }: Post): string {
  const named = ['fromAccountIdentifier', 'accountIdentifier'].flatMap((name) =>
    Object.entries(payload).filter(([one]) => one === name),
  );
  return String(named[0]?.[1] ?? /account\/([^/]+)\//.exec(url)?.[1] ?? account.identifier);
}

const colleague = async (rights = authorities): Promise<Call> =>
  testApp.signIn(
    (await buildUser(db, { platform_id: platform.id, organization_access: true, authorities: rights })).email,
  );

it.each(MONEY_OPERATIONS)('tells the caller alone what became of a call: %s', async (operation) => {
  const post = await rowOf(operation).good(caller);
  const owner = accountOf(post);
  expect((await ask(caller.call, operation, owner)).json()).toEqual(UNKNOWN);
  const { statusCode } = await caller.call({ method: 'POST', ...post, headers: { 'idempotency-key': operation } });
  expect(statusCode).toBe(201);
  const attempt = await ask(caller.call, operation, owner);
  expect(attempt.json()).toMatchObject({ state: STATES[operation], currencyCode: 'USD', i18nKey: null });
  expect(attempt.json<Attempt>().reference).toEqual(expect.any(String));

  const other = await buildAccount(db, { platform_id: platform.id, customer_id: account.customer_id });
  expect((await ask(caller.call, operation, other.identifier)).json()).toEqual(UNKNOWN);
  expect((await ask(await colleague(), operation, owner)).json()).toEqual(UNKNOWN);
});

it('tells why a call was refused', async () => {
  const post = await rowOf('BANK_DEPOSIT').refused(caller);
  const refusal = await caller.call({ method: 'POST', ...post, headers: { 'idempotency-key': 'refused' } });
  const { i18nKey, values } = refusal.json<ErrorBody>();
  const attempt = await ask(caller.call, 'BANK_DEPOSIT', accountOf(post), 'refused');
  expect(attempt.json()).toEqual({ ...NOTHING, state: 'REFUSED', i18nKey, values });
});

it('asks for the right of the call, and for an account that the caller sees', async () => {
  const buyer = await colleague(BUYER);
  expect((await ask(buyer, 'CARD_DEPOSIT', account.identifier)).statusCode).toBe(403);
  expect((await ask(buyer, 'ORDER', account.identifier)).json()).toEqual(UNKNOWN);
  expect((await ask(caller.call, 'ORDER', 'A-UNKNOWN')).statusCode).toBe(404);
});
