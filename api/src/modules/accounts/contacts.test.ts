import type { AccountContacts } from '@portal/shared/contract/accounts';
import type { ErrorBody } from '@portal/shared/contract/common';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let call: Call;
let url: string;
let urlInEuros: string;

beforeAll(async () => {
  test = await buildTestApp();
  const { id: platform_id } = await buildPlatform(test.db);
  const { id: customer_id, identifier: group } = await buildCustomer(test.db, { platform_id });
  const { identifier } = await buildAccount(test.db, { platform_id, customer_id });
  url = `/api/customers/${group}/account/${identifier}/contacts`;
  const inEuros = await buildAccount(test.db, { platform_id, customer_id, currency_code: 'EUR' });
  urlInEuros = `/api/customers/${group}/account/${inEuros.identifier}/contacts`;
  const { email } = await buildUser(test.db, {
    platform_id,
    organization_access: true,
    authorities: ['ACCOUNT_MANAGE'],
    first_name: 'Grace',
    last_name: 'Okoro',
  });
  call = await test.signIn(email);
});
afterAll(() => test.close());

const replace = (fundingType: string, emails: readonly string[], version: number) =>
  call({
    method: 'POST',
    url: `${url}/${fundingType}`,
    payload: { contacts: emails.map((emailAddress) => ({ emailAddress })), version },
  });
const read = async () =>
  (await call({ method: 'GET', url }))
    .json<AccountContacts[]>()
    .map(({ fundingType, contacts, version, changedBy }) => [
      fundingType,
      contacts.map(({ emailAddress }) => emailAddress),
      version,
      changedBy,
    ]);

it('are kept for each kind of deposit, with who named them', async () => {
  expect(await read()).toEqual([
    ['CARD_DEPOSIT', [], 0, null],
    ['BANK_DEPOSIT', [], 0, null],
    ['WIRE_DEPOSIT', [], 0, null],
  ]);
  expect((await replace('CARD_DEPOSIT', [' a@x.example', 'b@x.example'], 0)).statusCode).toBe(200);
  expect((await replace('CARD_DEPOSIT', ['b@x.example'], 1)).statusCode).toBe(200);
  expect((await replace('WIRE_DEPOSIT', [], 0)).statusCode).toBe(200);
  expect(await read()).toEqual([
    ['CARD_DEPOSIT', ['b@x.example'], 2, 'Grace Okoro'],
    ['BANK_DEPOSIT', [], 0, null],
    ['WIRE_DEPOSIT', [], 1, 'Grace Okoro'],
  ]);
});

it.each([0, 1, 7])('are not written over those of another version than %i', async (version) => {
  const response = await replace('CARD_DEPOSIT', ['late@x.example'], version);
  expect([response.statusCode, response.json<ErrorBody>()]).toMatchObject([
    409,
    { i18nKey: 'error.contacts.changed', values: { name: 'Grace Okoro' } },
  ]);
});

it('are refused at each wrong address, and beyond five', async () => {
  const wrong = await replace('BANK_DEPOSIT', ['a@x.example', 'nobody', 'A@x.example', ''], 0);
  expect(wrong.json<ErrorBody>().fields?.map(({ field, i18nKey }) => `${field} ${i18nKey}`)).toEqual([
    'contacts[1].emailAddress error.email.invalid',
    'contacts[2].emailAddress error.email.repeated',
    'contacts[3].emailAddress error.email.required',
  ]);
  const many = await replace(
    'BANK_DEPOSIT',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.example`),
    0,
  );
  expect(many.json<ErrorBody>().fields).toMatchObject([{ field: 'contacts', i18nKey: 'error.email.tooMany' }]);
  expect((await replace('GOLD', [], 0)).statusCode).toBe(400);
});

it('are for US bank deposits only of accounts in US dollars', async () => {
  const kinds = (await call({ method: 'GET', url: urlInEuros })).json<AccountContacts[]>();
  expect(kinds.map(({ fundingType }) => fundingType)).toEqual(['CARD_DEPOSIT', 'WIRE_DEPOSIT']);
  const payload = { contacts: [{ emailAddress: 'a@x.example' }], version: 0 };
  const refused = await call({ method: 'POST', url: `${urlInEuros}/BANK_DEPOSIT`, payload });
  expect([refused.statusCode, refused.json<ErrorBody>().fields]).toMatchObject([400, [{ field: 'fundingType' }]]);
  expect((await call({ method: 'POST', url: `${urlInEuros}/WIRE_DEPOSIT`, payload })).statusCode).toBe(200);
});
