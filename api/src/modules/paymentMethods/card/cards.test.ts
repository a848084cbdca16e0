import type { ErrorBody } from '@portal/shared/contract/common';
import type { CardDetail, PaymentCard } from '@portal/shared/contract/creditCards';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { sql } from 'kysely';
import {
  openTestGateway,
  withCheckDigit,
  type TestGateway,
} from '../../../providers/payments/testing/openTestGateway.ts';
import { buildAccount, buildUser } from '../../../testing/builders.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

let gateway: TestGateway;
let isDown = false;
let removed = 0;
let testApp: TestApp;
beforeAll(async () => {
  gateway = await openTestGateway();
  const service = gateway.gateway;
  testApp = await buildTestApp({}, [], {
    ...service,
    storeCard: (card) => (isDown ? Promise.resolve({ outcome: 'failed' }) : service.storeCard(card)),
    removeCard: (token) => {
      removed += 1;
      return service.removeCard(token);
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await gateway.close();
});

const RIGHTS: readonly Authority[] = ['IS_LOGGED_IN', 'FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'];
const YEAR = 2028;

async function shopWithCards({ rights = RIGHTS, account: overrides = {} } = {}) {
  const shop = await buildShop(testApp.db);
  const { platform, customer } = shop;
  const account = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id, ...overrides });
  const user = await buildUser(testApp.db, {
    platform_id: platform.id,
    organization_access: true,
    authorities: rights,
  });
  const call = await testApp.signIn(user.email);
  const body = {
    label: ' Office card ',
    customerIdentifier: customer.identifier,
    accountIdentifier: account.identifier,
    creditCard: { number: '4111 1111 1111 1111', verificationNumber: '123', expiration: `${YEAR}-07` },
    billingAddress: {
      firstName: 'Ana',
      lastName: 'Souza',
      addressLine1: '1 Main Street',
      addressLine2: '',
      city: 'Seattle',
      state: 'wa',
      country: 'US',
      postalCode: '98101',
      emailAddress: user.email,
    },
    contactInformation: [
      { emailAddress: ' books@alder.example ', isPrimary: false },
      { emailAddress: 'BOOKS@alder.example', isPrimary: false },
      { emailAddress: user.email, isPrimary: false },
    ],
  };
  let keys = 0;
  const add = (changes: object = {}, key = `key-${(keys += 1)}`) =>
    call({
      method: 'POST',
      url: '/api/creditCards',
      payload: { ...body, ...changes },
      headers: { 'idempotency-key': key },
    });
  const addNumber = (number: string, key?: string) => add({ creditCard: { ...body.creditCard, number } }, key);
  const list = async () =>
    (
      await call({
        method: 'GET',
        url: `/api/creditCards/platforms/accounts/${account.identifier}`,
        query: { sort: 'createdDate,desc' },
      })
    ).json<PaymentCard[]>();
  return { ...shop, account, user, call, body, add, addNumber, list };
}

/** A Visa number that nobody else of these tests uses. */
const visa = (nth: number): string => withCheckDigit(`411100000000${String(nth).padStart(3, '0')}`);

it('keeps a card by its token, on hold for a day, with what people know it by', async () => {
  const { account, customer, add, list, call, user } = await shopWithCards();
  const response = await add();
  expect(response.statusCode).toBe(201);
  const card = response.json<PaymentCard>();
  expect(card).toMatchObject({
    customerIdentifier: customer.identifier,
    accountIdentifier: account.identifier,
    label: 'Office card',
    displayName: 'Office card',
    lastFourDigits: '1111',
    creditCardType: 'VISA',
    paymentMethod: 'CREDIT_CARD',
    expiration: `${YEAR}-07`,
    usableFrom: new Date(testApp.clock.now().getTime() + 86_400_000).toISOString(),
  });
  expect(await list()).toEqual([card]);
  const detail = await call({
    method: 'GET',
    url: `/api/creditCards/alldetails/${card.token}`,
    query: { accountId: account.identifier },
  });
  expect(detail.json<CardDetail>()).toMatchObject({
    lastFour: '1111',
    expirationMonth: '07',
    expirationYear: String(YEAR),
    cardNickname: 'Office card',
    firstName: 'Ana',
    lastName: 'Souza',
    state: 'WA',
    contactInformation: [
      { emailAddress: user.email, isPrimary: true, originalEmail: user.email },
      { emailAddress: 'books@alder.example', isPrimary: false, originalEmail: 'books@alder.example' },
    ],
  });
});

it('has the number nowhere afterwards, nor a hash that it could be guessed from', async () => {
  const { addNumber } = await shopWithCards();
  const number = visa(900);
  await addNumber(number);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(testApp.db);
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(
      testApp.db,
    );
    expect(rows.filter(({ text }) => text.includes(number.slice(0, 12)))).toEqual([]);
  }
});

it('adds one card for one key, and refuses the same number a second time', async () => {
  const { addNumber, list } = await shopWithCards();
  const first = await addNumber(visa(1), 'same');
  const again = await addNumber(visa(1), 'same');
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.json()).toEqual(first.json());
  const known = await addNumber(visa(1), 'other');
  expect(known.statusCode).toBe(409);
  expect(known.json<ErrorBody>().fields).toEqual([{ field: 'creditCard.number', i18nKey: 'error.card.known' }]);
  expect(await list()).toHaveLength(1);
});

it.each([
  ['230', 'creditCard.verificationNumber', 'error.gateway.CODE'],
  ['202', 'creditCard.expiration', 'error.gateway.EXPIRED'],
  ['231', 'creditCard.number', 'error.gateway.NUMBER'],
])('what the gateway refuses with %s is said at its field', async (reason, field, i18nKey) => {
  const { addNumber, list } = await shopWithCards();
  const response = await addNumber(withCheckDigit(`400000000001${reason}`));
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toEqual([{ field, i18nKey }]);
  expect(await list()).toEqual([]);
});

it('a card from abroad is refused at its number, and the gateway keeps it no longer', async () => {
  const { addNumber, list } = await shopWithCards();
  const before = removed;
  const response = await addNumber(withCheckDigit('400000000002276'));
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toEqual([{ field: 'creditCard.number', i18nKey: 'error.card.foreign' }]);
  expect(removed).toBe(before + 1);
  expect((await addNumber(withCheckDigit('400000000002124'))).statusCode).toBe(201);
  expect(await list()).toHaveLength(1);
});

it.each<[string, object, string, string]>([
  ['a wrong number', { creditCard: { number: '4111111111111112' } }, 'creditCard.number', 'error.card.numberInvalid'],
  [
    'a wrong code',
    { creditCard: { verificationNumber: '12' } },
    'creditCard.verificationNumber',
    'error.card.codeInvalid',
  ],
  ['a past month', { creditCard: { expiration: '2020-01' } }, 'creditCard.expiration', 'error.card.expirationPast'],
  ['no last name', { billingAddress: { lastName: ' ' } }, 'billingAddress.lastName', 'error.name.required'],
  ['no street', { billingAddress: { addressLine1: '' } }, 'billingAddress.addressLine1', 'error.address.line'],
  ['another country', { billingAddress: { country: 'FR' } }, 'billingAddress.country', 'error.address.country'],
  ['no ZIP code', { billingAddress: { postalCode: 'x' } }, 'billingAddress.postalCode', 'error.address.postalCode.US'],
  ['a long nickname', { label: 'x'.repeat(51) }, 'label', 'error.text.tooLong'],
  [
    'six addresses',
    { contactInformation: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ emailAddress: `${name}@x.co` })) },
    'contactInformation',
    'error.receipts.tooMany',
  ],
])('refuses %s at its field', async (_what, changes, field, i18nKey) => {
  const { add, body, list } = await shopWithCards();
  const merged = Object.fromEntries(
    Object.entries(changes).map(([name, value]: [string, unknown]) => {
      const own: unknown = Reflect.get(body, name);
      return [name, typeof own === 'object' && !Array.isArray(own) ? { ...own, ...Object(value) } : value];
    }),
  );
  const response = await add(merged);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields?.map((error) => [error.field, error.i18nKey])).toEqual([[field, i18nKey]]);
  expect(await list()).toEqual([]);
});

it('accounts in other currencies take no American Express; frozen ones take no card', async () => {
  const euros = await shopWithCards({ account: { currency_code: 'EUR' } });
  const amex = { creditCard: { ...euros.body.creditCard, number: '378282246310005', verificationNumber: '1234' } };
  expect((await euros.add(amex)).json<ErrorBody>().fields).toEqual([
    {
      field: 'creditCard.number',
      i18nKey: 'error.card.brandForCurrency',
      values: { brand: 'American Express', currency: 'EUR' },
    },
  ]);
  const frozen = await shopWithCards({ account: { status: 'FROZEN' } });
  expect((await frozen.add()).json<ErrorBody>().i18nKey).toBe('error.card.accountInactive');
});

it('fifty calls at once leave ten cards, and no token at the gateway that nothing names', async () => {
  const { addNumber, list } = await shopWithCards();
  const responses = await Promise.all(Array.from({ length: 50 }, (_, nth) => addNumber(visa(100 + nth))));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(40);
  expect(responses.find(({ statusCode }) => statusCode === 422)?.json<ErrorBody>()).toMatchObject({
    i18nKey: 'error.card.tooMany',
    values: { max: '10' },
  });
  expect(await list()).toHaveLength(10);
});

it('is changed with everything but number and code, once for two who began alike', async () => {
  const { addNumber, call, account } = await shopWithCards();
  const { token } = (await addNumber(visa(2))).json<PaymentCard>();
  const url = `/api/creditCards/alldetails/${token}`;
  const detail = (await call({ method: 'GET', url, query: { accountId: account.identifier } })).json<CardDetail>();
  const change = (payload: object) => call({ method: 'PUT', url: `/api/creditCards/${token}`, payload });
  const changed = await change({ ...detail, cardNickname: 'Events', expirationMonth: '12', city: 'Tacoma' });
  expect(changed.json<CardDetail>()).toMatchObject({ cardNickname: 'Events', expirationMonth: '12', city: 'Tacoma' });
  const late = await change({ ...detail, cardNickname: 'Late' });
  expect(late.json<ErrorBody>()).toMatchObject({ status: 409, i18nKey: 'error.card.changed' });
  expect((await change({ ...detail, version: undefined, expirationMonth: '13' })).json<ErrorBody>().fields).toEqual([
    { field: 'expirationMonth', i18nKey: 'error.card.expirationInvalid' },
  ]);
});

it('is removed once, and may then be added again', async () => {
  const { addNumber, call, list } = await shopWithCards();
  const { token } = (await addNumber(visa(3))).json<PaymentCard>();
  const remove = () => call({ method: 'DELETE', url: `/api/creditCards/${token}` });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect(await list()).toEqual([]);
  expect((await addNumber(visa(3))).statusCode).toBe(201);
});

it('is nothing to users without the right, or of another organisation', async () => {
  const mine = await shopWithCards();
  const { token } = (await mine.addNumber(visa(4))).json<PaymentCard>();
  const reader = await shopWithCards({ rights: ['IS_LOGGED_IN', 'FUNDING_MANAGE'] });
  expect((await reader.add()).statusCode).toBe(403);
  const stranger = await shopWithCards();
  const url = `/api/creditCards/${token}`;
  expect((await stranger.call({ method: 'DELETE', url })).statusCode).toBe(404);
  expect((await stranger.call({ method: 'DELETE', url: '/api/creditCards/x' })).statusCode).toBe(404);
  expect(await mine.list()).toHaveLength(1);
});

it('a gateway that gives no answer leaves no card, and the same call works when it is back', async () => {
  const { addNumber, list } = await shopWithCards();
  isDown = true;
  const lost = await addNumber(visa(5), 'retried');
  expect(lost.json<ErrorBody>()).toMatchObject({ status: 503, i18nKey: 'error.card.gatewayUnreachable' });
  expect(await list()).toEqual([]);
  isDown = false;
  expect((await addNumber(visa(5), 'retried')).statusCode).toBe(201);
});
