import type { BankRequest } from '@portal/shared/contract/bankAccounts';
import type { CardDetail } from '@portal/shared/contract/creditCards';
import type { SessionTokens } from '@portal/shared/contract/session';
import type { EmulationToken } from '@portal/shared/contract/staff';
import { AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';
import { shippingInfoOf } from '@portal/shared/domain/shipping/shippingMethods';
import type { UploadLines } from '@portal/shared/contract/uploads';
import type { FastifyInstance } from 'fastify';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { buildStaff } from './buildStaff.ts';
import { usableBankAccount } from './bankCalls.ts';
import { buildAccount, buildUser, TEST_PASSWORD } from './builders.ts';
import { buildCardBody, sampleCard, usableCard } from './cardCalls.ts';
import { openBrowser, watchMessages, type Browser } from './mfaFixture.ts';
import { openCart, order } from './cartCalls.ts';
import { buildAllowlist, buildCatalogue, buildLineBody, buildShop, buildTemplate } from './commerceBuilders.ts';
import { uploadWithMailedLine } from './mailedCalls.ts';
import { nextId } from './nextId.ts';
import { buildTestApp, type Call, type TestApp } from './testApp.ts';
import { LISTED_RECIPIENT } from './routeSamples.ts';
import { buildUploadLine, checkedUpload } from './uploadFixture.ts';

/** Parameters with which a listed call succeeds. */
export interface PrintedRequest {
  readonly call: Call;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
  readonly cookies?: Record<string, string>;
}

interface PrintedCallsFixture {
  readonly app: FastifyInstance;
  /** By the name of the printed call. Each call is prepared anew, by a user who holds every right. */
  readonly calls: Readonly<Record<string, () => Promise<PrintedRequest>>>;
  close(): Promise<void>;
}

const UPLOADED_LINE = 'row-1';

/** An organisation with data for every implemented call of the table. */
export async function buildPrintedCallsFixture(): Promise<PrintedCallsFixture> {
  const gateway = await openTestGateway();
  const testApp = await buildTestApp({}, [], gateway.gateway);
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  const shop = await buildShop(testApp.db);
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: AUTHORITIES,
    default_account_id: shop.account.id,
  });
  await buildDefaultTemplate(testApp, shop.platform.id);
  await order(await testApp.signIn(email), shop.account.identifier, [buildLineBody()]);
  const places = {
    account: shop.account.identifier,
    accountIdentifier: shop.account.identifier,
    customer: shop.customer.identifier,
    customerIdentifier: shop.customer.identifier,
    group: shop.customer.identifier,
    groupId: shop.customer.identifier,
    platformClientId: shop.platform.platform_client_id,
  };
  const signedIn = async (): Promise<PrintedRequest> => ({ call: await testApp.signIn(email), params: places });
  const withCart = async (): Promise<PrintedRequest> => {
    const { call } = await signedIn();
    const line = buildLineBody({ legacyUploadIdentifier: UPLOADED_LINE });
    const cartId = await openCart(call, places.account, [line]);
    const listed = await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` });
    const [{ identifier } = { identifier: '' }] = listed.json<{ identifier: string }[]>();
    return {
      call,
      params: { ...places, cartId, id: identifier, type: 'DIGITAL' },
      query: { accountIdentifier: places.account, paymentSourceIdentifier: places.account },
    };
  };
  const ofUpload = async (): Promise<PrintedRequest> => {
    const request = await withCart();
    return { ...request, params: { ...request.params, id: UPLOADED_LINE } };
  };
  const withActiveCart = async (): Promise<PrintedRequest> => {
    const request = await signedIn();
    await request.call({ method: 'POST', url: '/api/shopping-carts', payload: { accountIdentifier: places.account } });
    return request;
  };
  const listed = await buildShop(testApp.db);
  await buildAllowlist(testApp.db, listed.platform.id, ['ada@recipient.example']);
  const ofListed = async (): Promise<PrintedRequest> => ({ call: await testApp.signIn(listed.buyer.email) });
  const withoutList = await buildShop(testApp.db);
  const keepingList = async (platform_id: bigint): Promise<PrintedRequest> => {
    const authorities: Authority[] = ['RECIPIENT_WHITELIST_MANAGE'];
    const manager = await buildUser(testApp.db, { platform_id, organization_access: true, authorities });
    return { call: await testApp.signIn(manager.email), payload: { recipients: [LISTED_RECIPIENT] } };
  };
  const withUpload = async (): Promise<PrintedRequest> => {
    const { call } = await signedIn();
    const uploadId = await checkedUpload(call, places.account, ['Ada', 'Bob']);
    const listed = await call({ method: 'GET', url: `/api/orders/upload/${uploadId}/lines` });
    const [line] = listed.json<UploadLines>();
    return { call, params: { ...places, uploadId, lineId: line?.identifier ?? '', type: 'DIGITAL', currency: 'USD' } };
  };
  const withMailed = async (): Promise<PrintedRequest> => {
    const { call } = await signedIn();
    return { call, params: { ...places, uploadId: await uploadWithMailedLine(call, places.account) } };
  };
  const changing = (prepare: () => Promise<PrintedRequest>, payload: object) => async () => ({
    ...(await prepare()),
    payload,
  });
  const withCodes = await buildUser(testApp.db, { platform_id: shop.platform.id });
  const withCard = async () => {
    const { call } = await signedIn();
    const params = { ...places, token: await sampleCard(call, places) };
    return { call, params, query: { accountId: places.account } };
  };
  const withBankAccount = async () => {
    const { call } = await signedIn();
    const bankAccountIdentifier = await usableBankAccount(testApp, call, places);
    return { call, params: { ...places, accountID: places.account, bankAccountIdentifier } };
  };
  const askingBank = async () => ({
    ...(await withBankAccount()),
    payload: {
      accessKey: gateway.service.profileKey.accessKey,
      amount: '25.00',
      currency: 'USD',
      accountType: 'C',
      secCode: 'CCD',
      locale: 'en',
      paymentMethod: 'echeck',
      profileId: gateway.service.profile,
      signedFieldNames: 'amount,currency',
      transactionType: 'sale',
      unsignedFieldNames: '',
    },
  });
  const created_at = testApp.clock.now();
  await testApp.db
    .insertInto('mfa_methods')
    .values({ platform_id: withCodes.platform_id, user_id: withCodes.id, type: 'EMAIL', created_at })
    .execute();
  const messages = await watchMessages(testApp);
  let codes = 0;
  const nextCode = () => messages.mailedCode(withCodes, (codes += 1));
  const waitingForCode = async () => {
    const browser = openBrowser(testApp);
    await browser.signIn(withCodes.email);
    return browser;
  };
  const fromBrowser = (browser: Browser): PrintedRequest => ({
    call: (options) => testApp.app.inject(options),
    cookies: browser.cookies(),
    payload: {},
  });
  const cart = '/api/shopping-carts/{cartId}';
  const byUpload = `${cart}/line-items/by-legacy-upload-identifier/{id}`;
  const byIdentifier = `${cart}/line-items/by-identifier/{id}`;
  const changes = { recipient: { firstName: 'Augusta' } };
  return {
    app: testApp.app,
    close: async () => {
      await testApp.jobs.stop();
      await gateway.close();
      await testApp.close();
    },
    calls: {
      'GET /api/mfa/remembered': async () => {
        const browser = await waitingForCode();
        await browser.call('POST', '/api/mfa/verify', { code: await nextCode(), rememberDevice: true });
        await browser.signIn(withCodes.email);
        return fromBrowser(browser);
      },
      'POST /api/mfa/verify': async () => ({
        ...fromBrowser(await waitingForCode()),
        query: { code: await nextCode(), rememberDevice: 'true' },
      }),
      'POST /api/authenticate': () =>
        Promise.resolve({
          call: (options) => testApp.app.inject(options),
          payload: { username: email, password: TEST_PASSWORD },
        }),
      'POST /api/authenticate/updateActiveAccount/{customer}/{account}': signedIn,
      'POST /api/authenticate/emulate': async () => {
        const staff = await buildStaff(testApp);
        const browser = openBrowser(testApp);
        await browser.signIn(staff.user.email);
        const asked = await browser.call('POST', `/api/staff/platforms/${places.platformClientId}/emulation`, {
          reason: 'Ticket 4711',
        });
        return { ...fromBrowser(browser), payload: { emulationToken: asked.json<EmulationToken>().emulationToken } };
      },
      'POST /api/authenticate/refresh': () => refreshing(testApp.app, email),
      'GET /api/users/sessionRefresh': signedIn,
      'POST /api/users/logout': signedIn,
      'GET /api/external/users/createSingleUseToken': signedIn,
      'POST /api/users/{userId}/invite': async () => {
        const { id } = await buildUser(testApp.db, { platform_id: shop.platform.id, status: 'INVITED' });
        return { ...(await signedIn()), params: { userId: id.toString() } };
      },
      'POST /api/shopping-carts': changing(signedIn, { accountIdentifier: places.account, orderSource: 'PORTAL' }),
      'POST /api/orders/upload/create': async () => ({
        ...(await signedIn()),
        query: { accountIdentifier: places.account },
      }),
      'GET /api/orders/upload/{uploadId}/lines': async () => ({
        ...(await withUpload()),
        query: { page: '0', size: '5000', fulfillmentType: 'DIGITAL', sort: 'lineNumber,asc' },
      }),
      'POST /api/orders/upload/{uploadId}/shipping-fee-estimates': changing(withMailed, [shippingInfoOf('upsground')]),
      'POST /api/orders/upload/{uploadId}/update-shipping': changing(withMailed, shippingInfoOf('upsground')),
      'GET /api/orderWhitelist': ofListed,
      'POST /api/orderWhitelist': () => keepingList(withoutList.platform.id),
      'PUT /api/orderWhitelist': () => keepingList(listed.platform.id),
      'GET /api/orderWhitelist/recipients': ofListed,
      'GET /api/orderWhitelist/platform': ofListed,
      'GET /api/orders/upload/pending-upload': withUpload,
      'GET /api/orders/upload/{uploadId}/summary/{currency}': withUpload,
      'PATCH /api/bulkorder/upload/{uploadId}': changing(withUpload, {
        purchaseOrderNumber: '7',
        notes: 'For the team',
      }),
      'POST /api/bulkorder/upload/{uploadId}/lines': async () => ({
        ...(await withUpload()),
        query: { accountIdentifier: places.account },
        payload: [buildUploadLine()],
      }),
      'PUT /api/bulkorder/upload/{uploadId}/upload-line/{lineId}': changing(withUpload, buildUploadLine()),
      'DELETE /api/bulkorder/upload/{uploadId}/upload-lines/fulfillment/{type}': withUpload,
      'DELETE /api/bulkorder/upload/{uploadId}/upload-line/{lineId}': withUpload,
      [`GET ${cart}`]: withCart,
      'GET /api/shopping-carts/active': withActiveCart,
      [`DELETE ${cart}`]: withCart,
      [`GET ${cart}/summary`]: withCart,
      [`PATCH ${cart}`]: changing(withCart, { metadata: { notes: 'For the team' } }),
      [`GET ${cart}/line-items`]: withCart,
      [`PATCH ${byUpload}`]: changing(ofUpload, changes),
      [`DELETE ${byUpload}`]: ofUpload,
      [`PATCH ${byIdentifier}`]: changing(withCart, changes),
      [`DELETE ${byIdentifier}`]: withCart,
      [`DELETE ${cart}/line-items/fulfillment-type/{type}`]: withCart,
      [`POST ${cart}/line-items/bulk`]: changing(withCart, [printedLine()]),
      'GET /api/account': signedIn,
      'GET /api/platforms/{platformClientId}': signedIn,
      'GET /api/customers size': async () => ({ ...(await signedIn()), query: { size: '50' } }),
      'GET /api/customers sort=displayName,asc;customerOnly=true;size=50;page': async () => ({
        ...(await signedIn()),
        query: { page: '0' },
      }),
      'GET /api/customers/{customerIdentifier}/account/{accountIdentifier}': signedIn,
      'POST /api/customers/{groupId}/accounts/{identifier}/status/{newStatus}': async () => {
        const { platform_id, customer_id } = shop.account;
        const { identifier } = await buildAccount(testApp.db, { platform_id, customer_id });
        return { ...(await signedIn()), params: { ...places, identifier, newStatus: 'FROZEN' } };
      },
      'GET /api/customers/{group}/account/{account}/contacts': signedIn,
      'POST /api/customers/{group}/account/{account}/contacts/{fundingType}': async () => ({
        ...(await signedIn()),
        params: { ...places, fundingType: 'CARD_DEPOSIT' },
        payload: { contacts: [{ emailAddress: 'finance@platform.example' }], version: 0 },
      }),
      'POST /api/accounts': changing(signedIn, {
        active: true,
        currencyCode: 'EUR',
        displayName: 'Events Nordic',
        contactEmail: 'finance@platform.example',
        customerIdentifier: places.group,
      }),
      'POST /api/customers': changing(signedIn, { displayName: 'Northern events' }),
      'GET /api/accounts/{accountIdentifier}/payment-sources': signedIn,
      'GET /api/accounts/{accountIdentifier}/sufficientFunds': async () => ({
        ...(await signedIn()),
        query: { orderTotal: '10.00' },
      }),
      'GET /api/delivery-template/physical/{id}': async () => ({ ...(await signedIn()), params: { id: 'P000000' } }),
      'GET /api/email-templates/template/{id}': async () => ({ ...(await signedIn()), params: { id: 'E000001' } }),
      'GET /api/email-templates/account/{accountIdentifier}/etids': signedIn,
      'GET /api/catalog': signedIn,
      'GET /api/salesforce/redirect': signedIn,
      'GET /api/security/blacklistedDomains': signedIn,
      'GET /api/email/deliveryStatusCounts': signedIn,
      'GET /api/funding': signedIn,
      'GET /api/ach/account/{accountID}/limits': withBankAccount,
      'GET /api/ach/subscriptions/{accountID}': withBankAccount,
      'POST /api/ach/funding/account/{accountID}/subscription/{bankAccountIdentifier}/request': askingBank,
      'GET /api/ach/request/{requestReferenceNumber}': async () => {
        const { call, params, payload } = await askingBank();
        const response = await call({
          method: 'POST',
          url: `/api/ach/funding/account/${params.accountID}/subscription/${params.bankAccountIdentifier}/request`,
          payload,
          headers: { 'idempotency-key': nextId() },
        });
        const { requestReferenceNumber } = response.json<BankRequest>();
        return { call, params: { ...params, requestReferenceNumber } };
      },
      'GET /api/creditCards/platforms/accounts/{accountIdentifier}': withCard,
      'GET /api/creditCards/alldetails/{token}': withCard,
      'POST /api/creditCards': async () => {
        const { platform_id, customer_id } = shop.account;
        const { identifier } = await buildAccount(testApp.db, { platform_id, customer_id });
        const payload = buildCardBody({ customerIdentifier: places.group, accountIdentifier: identifier });
        return { ...(await signedIn()), payload };
      },
      'PUT /api/creditCards/{token}': async () => {
        const request = await withCard();
        const response = await request.call({
          method: 'GET',
          url: `/api/creditCards/alldetails/${request.params.token}`,
          query: request.query,
        });
        return { ...request, payload: response.json<CardDetail>() };
      },
      'POST /api/creditCards/platforms/deposits': async () => {
        const request = await signedIn();
        const place = { customerIdentifier: places.group, accountIdentifier: places.account };
        const creditCardToken = await usableCard(testApp, request.call, place);
        return { ...request, payload: { orderSource: 'PO', ...place, creditCardToken, amount: '100.00' } };
      },
      'POST /api/funding/transfer-funds': async () => {
        const { platform_id, customer_id } = shop.account;
        const { identifier } = await buildAccount(testApp.db, { platform_id, customer_id });
        const payload = {
          fromAccountIdentifier: places.account,
          fromGroupIdentifier: places.group,
          toAccountIdentifier: identifier,
          toGroupIdentifier: places.group,
          amount: '1.00',
          notes: 'Northern events',
        };
        return { ...(await signedIn()), payload };
      },
    },
  };
}

/** A line as the table prints it, with the fields that are built. */
function printedLine(): object {
  const { utid, ...line } = buildLineBody();
  return {
    ...line,
    rewardItem: { utid },
    metadata: { notes: 'Cost centre 7' },
    wyndhamLocationId: 'L1',
    wyndhamTourId: 'T1',
    reservationId: 'R1',
    scheduledDeliveryTime: '2026-03-06T00:00:00.000Z',
    externalReferenceId: 'wire-1',
    identifier: null,
    shippingInfo: null,
    errors: [],
  };
}

async function buildDefaultTemplate({ db }: TestApp, platform_id: bigint): Promise<void> {
  const { id } = await buildTemplate(db, { etid: 'E000001', platform_id });
  await db.insertInto('email_template_defaults').values({ email_template_id: id, platform_id }).execute();
}

async function refreshing(app: FastifyInstance, username: string): Promise<PrintedRequest> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: { username, password: TEST_PASSWORD },
  });
  const { idToken, idRefreshToken } = response.json<{ jwt: SessionTokens }>().jwt;
  return {
    call: (options) => app.inject(options),
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    payload: { idToken, idRefreshToken, emulationRestoreToken: null },
  };
}
