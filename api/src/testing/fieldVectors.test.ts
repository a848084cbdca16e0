import type { ErrorBody } from '@portal/shared/contract/common';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { FIELD_VECTORS, type VectorForm } from '@portal/shared/testing/fieldVectors';
import type { InjectOptions } from 'fastify';
import { buildUser } from './builders.ts';
import { buildShop } from './commerceBuilders.ts';
import { buildTestApp } from './testApp.ts';

const testApp = await buildTestApp();
const { db } = testApp;
const shop = await buildShop(db, { balanceMinor: 0n });
const { email } = await buildUser(db, {
  platform_id: shop.platform.id,
  organization_access: true,
  authorities: AUTHORITIES,
  default_account_id: shop.account.id,
});
const call = await testApp.signIn(email);
afterAll(() => testApp.close());

const ADDRESS = 'finance@platform.example';
const { customer, account } = shop;
let made = 0;

type Values = Readonly<Record<string, string>>;

/** The call of a form with the values of one vector in an otherwise valid body. */
const CALLS: Readonly<Record<VectorForm, (values: Values) => InjectOptions>> = {
  group: (values) => ({ method: 'POST', url: '/api/customers', payload: { displayName: nextName(), ...values } }),
  account: (values) => ({
    method: 'POST',
    url: '/api/accounts',
    payload: {
      displayName: nextName(),
      currencyCode: 'USD',
      contactEmail: ADDRESS,
      customerIdentifier: customer.identifier,
      ...values,
    },
  }),
  contacts: ({ 'contacts[0].emailAddress': emailAddress }) => ({
    method: 'POST',
    url: `/api/customers/${customer.identifier}/account/${account.identifier}/contacts/CARD_DEPOSIT`,
    payload: { contacts: [{ emailAddress }], version: 0 },
  }),
  alert: ({ 'recipientEmails[0]': recipient = ADDRESS, ...values }) => ({
    method: 'POST',
    url: '/api/balanceAlerts',
    payload: {
      displayName: nextName(),
      accountIdentifiers: [account.identifier],
      threshold: '100.00',
      recipientEmails: [recipient],
      ...values,
    },
  }),
  profile: (values) => ({
    method: 'PUT',
    url: '/api/account',
    payload: { firstName: 'Ada', lastName: 'Lovelace', langKey: 'en', ...values },
  }),
  code: (values) => ({ method: 'POST', url: '/api/mfa/methods/confirm', payload: values }),
  password: (values) => ({
    method: 'POST',
    url: '/api/account/change-password',
    payload: { currentPassword: 'Wrong-Portal-2026!', ...values },
  }),
  phone: (values) => ({ method: 'POST', url: '/api/mfa/phone', payload: values }),
};

const nextName = (): string => `Vector ${(made += 1)}`;

it.each(FIELD_VECTORS)('$form $field: $rule gives $key', async ({ form, field, value, key }) => {
  const answer = await call({ ...CALLS[form]({ [field]: value }), headers: { 'idempotency-key': `vector-${made}` } });
  const { fields = [] } = answer.statusCode < 400 ? {} : answer.json<Partial<ErrorBody>>();
  expect(fields.find((one) => one.field === field)?.i18nKey ?? null).toBe(key);
});
