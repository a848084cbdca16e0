import type { ErrorBody } from '@portal/shared/contract/common';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { FIELD_VECTORS, type VectorForm } from '@portal/shared/testing/fieldVectors';
import type { InjectOptions } from 'fastify';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { buildUser } from './builders.ts';
import { buildShop } from './commerceBuilders.ts';
import { buildTestApp } from './testApp.ts';

const gateway = await openTestGateway();
const testApp = await buildTestApp({}, [], gateway.gateway);
const { db } = testApp;
const shop = await buildShop(db, { balanceMinor: 0n });
const { email } = await buildUser(db, {
  platform_id: shop.platform.id,
  organization_access: true,
  authorities: AUTHORITIES,
  default_account_id: shop.account.id,
});
const call = await testApp.signIn(email);
afterAll(async () => {
  await testApp.close();
  await gateway.close();
});

const ADDRESS = 'finance@platform.example';
const { customer, account } = shop;
let made = 0;

type Values = Readonly<Record<string, string>>;

const owner = { customerIdentifier: customer.identifier, accountIdentifier: account.identifier };

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
  card: ({ 'creditCard.expiration': expiration = '' }) => ({
    method: 'POST',
    url: '/api/creditCards',
    payload: { ...owner, creditCard: { expiration }, billingAddress: {} },
  }),
  wire: (values) => ({ method: 'POST', url: '/api/funding/wire-deposits', payload: { ...owner, ...values } }),
  image: ({ image = '' }) => ({
    method: 'POST',
    url: '/api/images',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(image),
  }),
};

const nextName = (): string => `Vector ${(made += 1)}`;

it.each(FIELD_VECTORS)('$form $field: $rule gives $key', async ({ form, field, value, key }) => {
  const request = CALLS[form]({ [field]: value });
  const headers = { ...request.headers, 'idempotency-key': `vector-${made}` };
  const response = await call({ ...request, headers });
  const { fields = [] } = response.statusCode < 400 ? {} : response.json<Partial<ErrorBody>>();
  expect(fields.find((one) => one.field === field)?.i18nKey ?? null).toBe(key);
});
