import type { NewBankAccountBody } from '@portal/shared/contract/bankAccounts';
import type { NewCardBody } from '@portal/shared/contract/creditCards';
import type { CardDepositBody } from '@portal/shared/contract/deposits';
import type { SupportCase } from '@portal/shared/contract/supportCases';
import type { UserFile } from '@portal/shared/contract/userFiles';
import { toDecimal } from '@portal/shared/domain/money/money';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Selectable } from 'kysely';
import type { Accounts, Users } from '../db/schema.generated.ts';
import { issueOrder } from '../modules/issuing/issueOrder.ts';
import { buildAccount } from './builders.ts';
import { buildApiKey, endApiKeys, secondKeyHolder } from './buildApiKey.ts';
import { buildBankBody, sampleBankAccount, usableBankAccount } from './bankCalls.ts';
import { buildCardBody, usableCard } from './cardCalls.ts';
import { openCart, order, quote } from './cartCalls.ts';
import { buildLineBody } from './commerceBuilders.ts';
import { buildFailedCompletion, buildIncentiveBody, createIncentive } from './incentiveCalls.ts';
import { nextId } from './nextId.ts';
import { buildConnectionBody, buildDomainBody } from './ssoCalls.ts';
import { buildPrintTemplateBody } from './printTemplateCalls.ts';
import { buildTemplateBody } from './templateCalls.ts';
import { buildReportChoices, buildUserBody, LISTED_RECIPIENT } from './routeSamples.ts';
import type { Call, TestApp } from './testApp.ts';
import { buildUploadLine, checkedUpload, createUpload } from './uploadFixture.ts';
import { readyUserFile } from './userFileCalls.ts';
import { buildWireBody, sampleWire } from './wireCalls.ts';
import { offerWires } from './wireValues.ts';

/** A signed-in user and the account that the user orders from. */
export interface Caller {
  readonly call: Call;
  readonly idToken: string;
  readonly user: Selectable<Users>;
  readonly account: Selectable<Accounts>;
}

export interface Post {
  readonly url: string;
  readonly payload?: object;
}

/** How a route that creates, issues or moves money is called. */
export interface MoneyCall {
  /** A call that succeeds; each one is different. */
  readonly good: (caller: Caller) => Promise<Post>;
  /** A call that is rejected with `refusal`, a status that is stored under its key. */
  readonly refused: (caller: Caller) => Promise<Post>;
  readonly refusal: number;
  /** Tables that are written after the transaction of the key, because something outside the database comes between. */
  readonly afterwards?: readonly string[];
  /** The status that a user of another organisation gets for the same call; 404 unless it names nothing of ours. */
  readonly elsewhere?: number;
  /** The member of its answer that no repeat brings, a secret that is kept for none. */
  readonly toldOnce?: string;
  /** Its answer only repeats what was sent, so that two answers may be alike. */
  readonly echoes?: true;
  /** Required of the user. */
  readonly right: Authority;
}

const cartUrl = (cartId: string, rest: string): string => `/api/shopping-carts/${cartId}/${rest}`;

const confirmingUsers = ({ fileId, version }: Pick<UserFile, 'fileId' | 'version'>): Post => ({
  url: `/api/users/files/${fileId}/confirm`,
  payload: { version },
});

let references = 0;

const openingAllowlist = (email: string): Post => ({
  url: '/api/orderWhitelist',
  payload: { recipients: [{ ...LISTED_RECIPIENT, email }] },
});

const openingCart = (accountIdentifier: string): Post => ({
  url: '/api/shopping-carts',
  payload: { accountIdentifier, orderSource: 'PORTAL', externalReferenceId: `matrix-${(references += 1)}` },
});

const openingAlert = (accountIdentifier: string): Post => ({
  url: '/api/balanceAlerts',
  payload: {
    displayName: `Alert ${(references += 1)}`,
    accountIdentifiers: [accountIdentifier],
    threshold: '100.00',
    recipientEmails: ['finance@platform.example'],
  },
});

const makingKey = (displayName = `Program ${(references += 1)}`): Post => ({
  url: '/api/credentials',
  payload: { type: 'API_KEY', displayName, scopes: ['orders:read'], organizationAccess: true },
});

const openingAccount = (customerIdentifier: string): Post => ({
  url: '/api/accounts',
  payload: {
    active: true,
    currencyCode: 'EUR',
    displayName: `Account ${(references += 1)} of the matrix`,
    contactEmail: 'finance@platform.example',
    customerIdentifier,
  },
});

const testingTemplate = (etid: string, { user, account }: Caller): Post => ({
  url: `/api/email-templates/${etid}/test-mails`,
  payload: {
    recipientEmails: [user.email],
    template: buildTemplateBody(
      { customerIdentifier: '', accountIdentifier: account.identifier },
      { subject: `Test ${(references += 1)}` },
    ),
  },
});

const openingIncentive = (account: string): Post => ({
  url: '/api/incentives',
  payload: buildIncentiveBody(account),
});

const retryingCompletion = (ids: { readonly incentiveId: string; readonly completionId: string }): Post => ({
  url: `/api/incentives/${ids.incentiveId}/completions/${ids.completionId}/retry`,
});

const testingIncentive = (incentiveId: string, email: string): Post => ({
  url: `/api/incentives/${incentiveId}/test`,
  payload: { recipientEmails: [email] },
});

const openingTemplate = ({ group, account }: { readonly group: string; readonly account: string }): Post => ({
  url: '/api/email-templates',
  payload: buildTemplateBody({ customerIdentifier: group, accountIdentifier: account }),
});

const openingPrintTemplate = ({ group, account }: { readonly group: string; readonly account: string }): Post => ({
  url: '/api/print-templates',
  payload: buildPrintTemplateBody({ customerIdentifier: group, accountIdentifier: account }),
});

const openingGroup = (displayName: string): Post => ({ url: '/api/customers', payload: { displayName } });

const openingRole = (name: string): Post => ({
  url: '/api/roles',
  payload: { name, authorities: ['PLACE_ORDER_ACCESS'] },
});

/** The path of an account by its group. */
async function getAccountPath({ db }: TestApp, { platform_id, customer_id, identifier }: Selectable<Accounts>) {
  const group = await db
    .selectFrom('customers')
    .select('identifier')
    .where('platform_id', '=', platform_id)
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  return { group: group.identifier, account: identifier };
}

/** Another account of the caller's group. */
async function addAccountPath(testApp: TestApp, { account: { platform_id, customer_id } }: Caller) {
  return getAccountPath(testApp, await buildAccount(testApp.db, { platform_id, customer_id }));
}

const freezing = ({ group, account }: { readonly group: string; readonly account: string }): Post => ({
  url: `/api/customers/${group}/accounts/${account}/status/FROZEN`,
});

const namingContacts = (
  { group, account }: { readonly group: string; readonly account: string },
  version: number,
): Post => ({
  url: `/api/customers/${group}/account/${account}/contacts/CARD_DEPOSIT`,
  payload: { contacts: [{ emailAddress: `finance${(references += 1)}@platform.example` }], version },
});

/** Moves 1.00 from an account to another one of its group. */
async function transferring(testApp: TestApp, caller: Caller, to?: string): Promise<Post> {
  const { group, account } = await getAccountPath(testApp, caller.account);
  return {
    url: '/api/funding/transfer-funds',
    payload: {
      fromAccountIdentifier: account,
      fromGroupIdentifier: group,
      toAccountIdentifier: to ?? (await addAccountPath(testApp, caller)).account,
      toGroupIdentifier: group,
      amount: '1.00',
      notes: `Transfer ${(references += 1)} of the matrix`,
    },
  };
}

/** Adds a card to an account that has none yet. */
async function addingCard(testApp: TestApp, caller: Caller, overrides: Partial<NewCardBody> = {}): Promise<Post> {
  const { group, account } = await addAccountPath(testApp, caller);
  const owner = { customerIdentifier: group, accountIdentifier: account };
  return { url: '/api/creditCards', payload: buildCardBody(owner, overrides) };
}

/** Adds a bank account to an account that has none yet. */
async function addingBankAccount(
  testApp: TestApp,
  caller: Caller,
  overrides: Partial<NewBankAccountBody> = {},
): Promise<Post> {
  const { group, account } = await addAccountPath(testApp, caller);
  const owner = { customerIdentifier: group, accountIdentifier: account };
  return { url: '/api/ach/subscriptions', payload: await buildBankBody(caller.call, owner, overrides) };
}

/** Names the small deposits of a new bank account. */
async function verifying(testApp: TestApp, caller: Caller, isRight: boolean): Promise<Post> {
  const { group, account } = await addAccountPath(testApp, caller);
  const identifier = await sampleBankAccount(caller.call, { customerIdentifier: group, accountIdentifier: account });
  const { small_deposits_minor } = await testApp.db
    .selectFrom('bank_accounts')
    .select('small_deposits_minor')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  const amounts = small_deposits_minor.map((minor) => toDecimal(minor, 'USD'));
  return {
    url: `/api/ach/subscriptions/${isRight ? identifier : nextId()}/verify`,
    payload: { amounts },
  };
}

/** Asks for a deposit from a verified bank account of another account of the caller's group. */
async function askingBank(testApp: TestApp, caller: Caller, amount = '100.00'): Promise<Post> {
  const { group, account } = await addAccountPath(testApp, caller);
  const owner = { customerIdentifier: group, accountIdentifier: account };
  const bankAccount = await usableBankAccount(testApp, caller.call, owner);
  return { url: `/api/ach/funding/account/${account}/subscription/${bankAccount}/request`, payload: { amount } };
}

/** Charges a card, which is off hold, for another account of the caller's group. */
async function depositing(testApp: TestApp, caller: Caller, overrides: Partial<CardDepositBody> = {}): Promise<Post> {
  const { group, account } = await addAccountPath(testApp, caller);
  const owner = { customerIdentifier: group, accountIdentifier: account };
  const creditCardToken = await usableCard(testApp, caller.call, owner);
  return {
    url: '/api/creditCards/platforms/deposits',
    payload: {
      orderSource: 'PO',
      ...owner,
      creditCardToken,
      amount: '100.00',
      purchaseOrderNumber: String((references += 1)),
      ...overrides,
    },
  };
}

/** Announces a wire to another account of the caller's group. */
async function announcing(testApp: TestApp, caller: Caller): Promise<Post> {
  await offerWires(testApp.db);
  return { url: '/api/funding/wire-deposits', payload: buildWireBody((await addAccountPath(testApp, caller)).account) };
}

/** Adds a wire that the caller has announced to its account. */
async function receiving(testApp: TestApp, caller: Caller): Promise<Post> {
  await offerWires(testApp.db);
  const accountIdentifier = (await addAccountPath(testApp, caller)).account;
  const { platform_client_id } = await testApp.db
    .selectFrom('platforms')
    .select('platform_client_id')
    .where('id', '=', caller.account.platform_id)
    .executeTakeFirstOrThrow();
  return receivedWire(platform_client_id, accountIdentifier, await sampleWire(caller.call, accountIdentifier));
}

const receivedWire = (platformClientId: string, accountIdentifier: string, depositIdentifier: string): Post => ({
  url: '/api/staff/wires',
  payload: {
    platformClientId,
    accountIdentifier,
    depositIdentifier,
    amount: '99.50',
    bankReference: `FT${(references += 1)}`,
  },
});

const addingLines = (cartId: string): Post => ({
  url: cartUrl(cartId, 'line-items/bulk'),
  payload: [buildLineBody(), buildLineBody()],
});

/** Opens an upload for another account of the caller's group. */
async function openingUpload(testApp: TestApp, caller: Caller): Promise<Post> {
  return uploadOf((await addAccountPath(testApp, caller)).account);
}

const uploadOf = (accountIdentifier: string): Post => ({
  url: `/api/orders/upload/create?accountIdentifier=${accountIdentifier}`,
});

const typingLines = (uploadId: string): Post => ({
  url: `/api/bulkorder/upload/${uploadId}/lines`,
  payload: [buildUploadLine({ externalReferenceId: `typed-${(references += 1)}` })],
});

/** Adds an upload of two good lines to a cart. */
const addingUpload = async ({ call, account }: Caller, cartId: string): Promise<Post> => ({
  url: cartUrl(cartId, 'line-items/from-upload'),
  payload: { uploadId: await checkedUpload(call, account.identifier, ['Ada', 'Bob']) },
});

const cartOf = ({ call, account }: Caller, amount?: string): Promise<string> =>
  openCart(call, account.identifier, amount === undefined ? [] : [buildLineBody({ amount })]);

async function placing(caller: Caller, amount: string): Promise<Post> {
  const cartId = await cartOf(caller, amount);
  const { quoteIdentifier } = await quote(caller.call, cartId);
  return { url: '/api/orders', payload: { cartId, quoteIdentifier } };
}

/** The reference of an order of one line. */
const placedOrder = async ({ call, account }: Caller): Promise<string> =>
  (await order(call, account.identifier, [buildLineBody()])).referenceOrderId;

/** The reference of such an order whose message has arrived. */
async function deliveredOrder(
  { database: { db }, clock, env, jobs, issuer }: TestApp,
  { call, account }: Caller,
): Promise<string> {
  const { orderId, referenceOrderId } = await order(call, account.identifier, [buildLineBody({ amount: '1.00' })]);
  const { credentialKey } = env;
  const id = BigInt(orderId);
  const issuing = {
    db,
    clock,
    credentialKey,
    mailHost: 'portal.example',
    enqueueAll: jobs.enqueueAll,
    provider: issuer.provider,
  };
  await issueOrder(issuing, { platformId: account.platform_id, id });
  await db
    .updateTable('order_lines')
    .set({ delivery_status: 'DELIVERED' })
    .where('platform_id', '=', account.platform_id)
    .where('order_id', '=', id)
    .execute();
  return referenceOrderId;
}

const orderingAgain = (referenceOrderId: string): Post => ({
  url: `/api/orders/${referenceOrderId}/cart`,
  payload: {},
});

const askingForReceipt = (referenceOrderId: string): Post => ({
  url: `/api/orders/${referenceOrderId}/receipt`,
  payload: {},
});

const resending = (referenceOrderId: string): Post => ({
  url: `/api/orders/${referenceOrderId}/lines/1/resends`,
  payload: { reason: 'REMINDER', acknowledged: true },
});

const askingForReport = (account: string): Post => ({
  url: '/api/reports',
  payload: { ...buildReportChoices(account), name: `Report ${(references += 1)}`, format: 'csv', splitByMonth: false },
});

/** Acts on the reward of an order's line. */
const acting = (action: 'freeze' | 'unfreeze' | 'cancel', referenceOrderId: string): Post => ({
  url: `/api/orders/${referenceOrderId}/lines/1/${action}`,
  payload: { reason: 'FRAUD' },
});

const reissuing = (referenceOrderId: string): Post => {
  const { recipient, deliveryTemplate } = buildLineBody();
  const url = `/api/orders/${referenceOrderId}/lines/1/reissue`;
  return { url, payload: { reason: 'RECIPIENT', recipient, deliveryTemplate } };
};

/** The reference of an order whose reward is on hold. */
async function frozenOrder(testApp: TestApp, caller: Caller): Promise<string> {
  const reference = await deliveredOrder(testApp, caller);
  await testApp.db
    .updateTable('rewards')
    .set({ status: 'FROZEN' })
    .where('platform_id', '=', caller.account.platform_id)
    .execute();
  return reference;
}

const UNKNOWN_ORDER = 'RG260302-999999-99';

/** Sends the line of an order again, as one of many. */
async function resendingMany({ db }: TestApp, referenceOrderId: string): Promise<Post> {
  const line = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.id')
    .where('orders.reference_order_id', '=', referenceOrderId)
    .executeTakeFirstOrThrow();
  return batchOf(String(line.id));
}

const batchOf = (lineId: string): Post => ({
  url: '/api/resend-batches',
  payload: { lines: [{ lineId }], reason: 'REMINDER', acknowledged: true },
});

const openingCase = (referenceOrderId: string): Post => ({
  url: `/api/orders/${referenceOrderId}/lines/1/support-cases`,
  payload: { reason: 'OTHER', note: `Case ${(references += 1)} of the matrix` },
});

/** Adds a note to a case of an order's line. */
async function notingCase(referenceOrderId: string, { call }: Caller): Promise<Post> {
  const post = openingCase(referenceOrderId);
  const { caseIdentifier } = (await call({ method: 'POST', ...post })).json<SupportCase>();
  return { url: `${post.url}/${caseIdentifier}/notes`, payload: { note: `Note ${(references += 1)}` } };
}

/** The lines of a cart whose order was placed. */
async function placedCart(testApp: TestApp, { call, account }: Caller): Promise<string> {
  const { orderId } = await order(call, account.identifier, [buildLineBody()]);
  const { cart_id } = await testApp.db
    .selectFrom('orders')
    .select('cart_id')
    .where('id', '=', BigInt(orderId))
    .executeTakeFirstOrThrow();
  return cart_id ?? '';
}

/** Every POST route that creates, issues or moves money, by method and path of the OpenAPI document. */
export const moneyCalls = (testApp: TestApp): Readonly<Record<string, MoneyCall>> => ({
  'POST /api/shopping-carts': {
    good: ({ account }) => Promise.resolve(openingCart(account.identifier)),
    refused: () => Promise.resolve(openingCart('A-UNKNOWN')),
    refusal: 404,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/shopping-carts/{cartId}/line-items/bulk': {
    good: async (caller) => addingLines(await cartOf(caller)),
    refused: async (caller) => addingLines(await placedCart(testApp, caller)),
    refusal: 423,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/orders/upload/create': {
    good: (caller) => openingUpload(testApp, caller),
    refused: () => Promise.resolve(uploadOf('A-UNKNOWN')),
    refusal: 404,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/bulkorder/upload/{uploadId}/lines': {
    good: async ({ call, account }) => typingLines(await createUpload(call, account.identifier)),
    refused: () => Promise.resolve(typingLines(nextId())),
    refusal: 404,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/shopping-carts/{cartId}/line-items/from-upload': {
    good: async (caller) => addingUpload(caller, await cartOf(caller)),
    refused: async (caller) => addingUpload(caller, await placedCart(testApp, caller)),
    refusal: 423,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/shopping-carts/{cartId}/quotes': {
    good: async (caller) => ({ url: cartUrl(await cartOf(caller, '25.00'), 'quotes') }),
    refused: async (caller) => ({ url: cartUrl(await cartOf(caller), 'quotes') }),
    refusal: 422,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/balanceAlerts': {
    good: ({ account }) => Promise.resolve(openingAlert(account.identifier)),
    refused: () => Promise.resolve(openingAlert('A-UNKNOWN')),
    refusal: 404,
    right: 'ACCOUNT_MANAGE',
  },
  'POST /api/credentials': {
    good: async ({ user }) => {
      await endApiKeys(testApp, user);
      await secondKeyHolder(testApp, user);
      return makingKey();
    },
    refused: async ({ user }) => {
      await endApiKeys(testApp, user);
      const displayName = `Program ${(references += 1)}`;
      await buildApiKey(testApp, { maker: user, scopes: ['orders:read'], displayName });
      return makingKey(displayName);
    },
    refusal: 409,
    elsewhere: 201,
    toldOnce: 'apiKey',
    right: 'API_KEYS_MANAGE',
  },
  'POST /api/sso/connections': {
    good: () => Promise.resolve({ url: '/api/sso/connections', payload: buildConnectionBody() }),
    refused: () => Promise.resolve({ url: '/api/sso/connections', payload: buildConnectionBody({ displayName: '' }) }),
    refusal: 422,
    elsewhere: 201,
    right: 'AUTH_MANAGEMENT_MANAGE',
  },
  'POST /api/sso/domains': {
    good: () => Promise.resolve({ url: '/api/sso/domains', payload: buildDomainBody() }),
    refused: () => Promise.resolve({ url: '/api/sso/domains', payload: { domain: 'gmail.com' } }),
    refusal: 422,
    elsewhere: 201,
    right: 'AUTH_MANAGEMENT_MANAGE',
  },
  'POST /api/orderWhitelist': {
    good: async ({ user: { platform_id } }) => {
      await testApp.db.deleteFrom('allowlist_entries').where('platform_id', '=', platform_id).execute();
      await testApp.db.deleteFrom('allowlists').where('platform_id', '=', platform_id).execute();
      return openingAllowlist(`sample${(references += 1)}@recipient.example`);
    },
    refused: async ({ user: { platform_id } }) => {
      await testApp.db
        .insertInto('allowlists')
        .values({ platform_id, changed_at: testApp.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return openingAllowlist('refused@recipient.example');
    },
    refusal: 409,
    // Their own list stands by then.
    elsewhere: 409,
    right: 'RECIPIENT_WHITELIST_MANAGE',
  },
  'POST /api/email-templates': {
    good: async (caller) => openingTemplate(await getAccountPath(testApp, caller.account)),
    refused: () => Promise.resolve(openingTemplate({ group: 'G-UNKNOWN', account: 'A-UNKNOWN' })),
    refusal: 404,
    right: 'EMAIL_TEMPLATES_MANAGE',
  },
  'POST /api/print-templates': {
    good: async (caller) => openingPrintTemplate(await getAccountPath(testApp, caller.account)),
    refused: () => Promise.resolve(openingPrintTemplate({ group: 'G-UNKNOWN', account: 'A-UNKNOWN' })),
    refusal: 404,
    right: 'EMAIL_TEMPLATES_MANAGE',
  },
  'POST /api/email-templates/{etid}/test-mails': {
    good: (caller) => Promise.resolve(testingTemplate('E000000', caller)),
    refused: (caller) => Promise.resolve(testingTemplate('E999999', caller)),
    refusal: 404,
    elsewhere: 400,
    echoes: true,
    right: 'EMAIL_TEMPLATES_MANAGE',
  },
  'POST /api/incentives': {
    good: ({ account }) => Promise.resolve(openingIncentive(account.identifier)),
    refused: () => Promise.resolve(openingIncentive('A-UNKNOWN')),
    refusal: 404,
    right: 'INTEGRATIONS_MANAGE',
  },
  'POST /api/incentives/{incentiveId}/completions/{completionId}/retry': {
    good: async ({ call, account }) =>
      retryingCompletion(await buildFailedCompletion(testApp.db, call, account.identifier)),
    refused: () => Promise.resolve(retryingCompletion({ incentiveId: '0000000000000000', completionId: '1' })),
    refusal: 404,
    right: 'INTEGRATIONS_MANAGE',
  },
  'POST /api/incentives/{incentiveId}/test': {
    good: async ({ call, user, account }) => {
      await testApp.db.deleteFrom('rate_limits').execute();
      const { incentiveId } = await createIncentive(call, account.identifier);
      return testingIncentive(incentiveId, user.email);
    },
    refused: ({ user }) => Promise.resolve(testingIncentive('0000000000000000', user.email)),
    refusal: 404,
    echoes: true,
    right: 'INTEGRATIONS_MANAGE',
  },
  'POST /api/users': {
    good: ({ account }) => Promise.resolve({ url: '/api/users', payload: buildUserBody(account.identifier) }),
    refused: ({ account, user }) =>
      Promise.resolve({
        url: '/api/users',
        payload: { ...buildUserBody(account.identifier), email: user.email },
      }),
    refusal: 409,
    elsewhere: 400,
    right: 'USER_ADMINISTRATION',
  },
  'POST /api/users/files/{fileId}/confirm': {
    good: async ({ call, account }) => confirmingUsers(await readyUserFile(call, account.identifier)),
    refused: () => Promise.resolve(confirmingUsers({ fileId: nextId(), version: 0 })),
    refusal: 404,
    right: 'USER_ADMINISTRATION',
  },
  'POST /api/roles': {
    good: () => Promise.resolve(openingRole(`Role ${(references += 1)} of the matrix`)),
    refused: () => Promise.resolve(openingRole('Admin')),
    refusal: 409,
    elsewhere: 201,
    right: 'ROLE_MANAGEMENT_MANAGE',
  },
  'POST /api/reports': {
    // Each begins at once: the organisation makes no others.
    good: async ({ account: { platform_id, identifier } }) => {
      await testApp.db.deleteFrom('reports').where('platform_id', '=', platform_id).execute();
      return askingForReport(identifier);
    },
    refused: () => Promise.resolve(askingForReport('A-UNKNOWN')),
    refusal: 404,
    right: 'ORDER_REPORT_MANAGE',
  },
  'POST /api/orders/{referenceOrderId}/cart': {
    good: async (caller) => orderingAgain(await placedOrder(caller)),
    refused: () => Promise.resolve(orderingAgain('RG260302-999999-99')),
    refusal: 404,
    right: 'PLACE_ORDER_ACCESS',
  },
  'POST /api/orders/{referenceOrderId}/receipt': {
    good: async (caller) => askingForReceipt(await placedOrder(caller)),
    refused: () => Promise.resolve(askingForReceipt('RG260302-999999-99')),
    refusal: 404,
    right: 'ORDER_HISTORY_ACCESS',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/resends': {
    good: async (caller) => resending(await deliveredOrder(testApp, caller)),
    refused: () => Promise.resolve(resending('RG260302-999999-99')),
    refusal: 404,
    right: 'ORDER_HISTORY_ACCESS',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/freeze': {
    good: async (caller) => acting('freeze', await deliveredOrder(testApp, caller)),
    refused: () => Promise.resolve(acting('freeze', UNKNOWN_ORDER)),
    refusal: 404,
    right: 'FREEZE_REWARDS_MANAGE',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/unfreeze': {
    good: async (caller) => acting('unfreeze', await frozenOrder(testApp, caller)),
    refused: () => Promise.resolve(acting('unfreeze', UNKNOWN_ORDER)),
    refusal: 404,
    right: 'FREEZE_REWARDS_MANAGE',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/cancel': {
    good: async (caller) => acting('cancel', await deliveredOrder(testApp, caller)),
    refused: () => Promise.resolve(acting('cancel', UNKNOWN_ORDER)),
    refusal: 404,
    right: 'CANCEL_REWARDS_MANAGE',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/reissue': {
    good: async (caller) => reissuing(await deliveredOrder(testApp, caller)),
    refused: () => Promise.resolve(reissuing(UNKNOWN_ORDER)),
    refusal: 404,
    right: 'REISSUE_REWARDS_MANAGE',
  },
  'POST /api/resend-batches': {
    good: async (caller) => resendingMany(testApp, await deliveredOrder(testApp, caller)),
    refused: () => Promise.resolve(batchOf('99999999')),
    refusal: 404,
    right: 'ORDER_HISTORY_ACCESS',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/support-cases': {
    good: async (caller) => openingCase(await placedOrder(caller)),
    refused: () => Promise.resolve(openingCase('RG260302-999999-99')),
    refusal: 404,
    right: 'SUPPORT_CASE_MANAGE',
  },
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/support-cases/{caseIdentifier}/notes': {
    good: async (caller) => notingCase(await placedOrder(caller), caller),
    refused: async (caller) => {
      const { url } = openingCase(await placedOrder(caller));
      return { url: `${url}/${nextId()}/notes`, payload: { note: 'x' } };
    },
    refusal: 404,
    right: 'SUPPORT_CASE_MANAGE',
  },
  'POST /api/customers': {
    good: () => Promise.resolve(openingGroup(`Group ${(references += 1)} of the matrix`)),
    refused: async ({ call }) => {
      const post = openingGroup(`Group ${(references += 1)} of the matrix`);
      await call({ method: 'POST', ...post });
      return post;
    },
    refusal: 409,
    elsewhere: 201,
    right: 'ACCOUNT_MANAGE',
  },
  'POST /api/accounts': {
    good: async (caller) => openingAccount((await getAccountPath(testApp, caller.account)).group),
    refused: () => Promise.resolve(openingAccount('G-UNKNOWN')),
    refusal: 404,
    right: 'ACCOUNT_MANAGE',
  },
  'POST /api/customers/{groupId}/accounts/{identifier}/status/{newStatus}': {
    good: async (caller) => freezing(await addAccountPath(testApp, caller)),
    refused: () => Promise.resolve(freezing({ group: 'G-UNKNOWN', account: 'A-UNKNOWN' })),
    refusal: 404,
    right: 'ACCOUNT_MANAGE',
  },
  'POST /api/customers/{group}/account/{account}/contacts/{fundingType}': {
    good: async (caller) => namingContacts(await addAccountPath(testApp, caller), 0),
    refused: async (caller) => namingContacts(await addAccountPath(testApp, caller), 7),
    refusal: 409,
    right: 'ACCOUNT_MANAGE',
  },
  'POST /api/funding/transfer-funds': {
    good: (caller) => transferring(testApp, caller),
    refused: (caller) => transferring(testApp, caller, 'A-UNKNOWN'),
    refusal: 404,
    right: 'FUNDING_MANAGE',
  },
  'POST /api/creditCards': {
    good: (caller) => addingCard(testApp, caller),
    refused: (caller) => addingCard(testApp, caller, { customerIdentifier: 'G-UNKNOWN' }),
    refusal: 404,
    right: 'PAYMENT_METHODS_MANAGE',
  },
  'POST /api/creditCards/platforms/deposits': {
    good: (caller) => depositing(testApp, caller),
    refused: (caller) => depositing(testApp, caller, { customerIdentifier: 'G-UNKNOWN' }),
    refusal: 404,
    afterwards: ['ledger_journals', 'ledger_entries', 'wallet_months', 'outbox'],
    right: 'FUNDING_MANAGE',
  },
  'POST /api/ach/subscriptions': {
    good: (caller) => addingBankAccount(testApp, caller),
    refused: (caller) => addingBankAccount(testApp, caller, { customerIdentifier: 'G-UNKNOWN' }),
    refusal: 404,
    right: 'PAYMENT_METHODS_MANAGE',
  },
  'POST /api/ach/subscriptions/{bankAccountIdentifier}/verify': {
    good: (caller) => verifying(testApp, caller, true),
    refused: (caller) => verifying(testApp, caller, false),
    refusal: 404,
    right: 'PAYMENT_METHODS_MANAGE',
  },
  'POST /api/ach/funding/account/{accountID}/subscription/{bankAccountIdentifier}/request': {
    good: (caller) => askingBank(testApp, caller),
    refused: (caller) => askingBank(testApp, caller, '200000.00'),
    refusal: 422,
    right: 'FUNDING_MANAGE',
  },
  'POST /api/funding/wire-deposits': {
    good: (caller) => announcing(testApp, caller),
    refused: () => Promise.resolve({ url: '/api/funding/wire-deposits', payload: buildWireBody('A-UNKNOWN') }),
    refusal: 404,
    right: 'FUNDING_MANAGE',
  },
  'POST /api/staff/wires': {
    good: (caller) => receiving(testApp, caller),
    refused: () => Promise.resolve(receivedWire('P-UNKNOWN', 'A-UNKNOWN', '')),
    refusal: 404,
    elsewhere: 409,
    right: 'STAFF_ACCESS',
  },
  'POST /api/orders': {
    good: (caller) => placing(caller, '25.00'),
    refused: (caller) => placing(caller, '1999.00'),
    refusal: 422,
    right: 'PLACE_ORDER_ACCESS',
  },
});
