import { JWT_TOKEN_TYPE, TOKEN_EXCHANGE_GRANT } from '@portal/shared/contract/tokenExchange';
import type { ConsentRequest } from '@portal/shared/contract/oauth';
import type { NewApiCredential } from '@portal/shared/contract/apiCredentials';
import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { OrderLinePage } from '@portal/shared/contract/orders';
import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import type { ReportDetail } from '@portal/shared/contract/reports';
import type { ResendBatch } from '@portal/shared/contract/resendBatches';
import type { CartLines } from '@portal/shared/contract/shoppingCarts';
import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import type { RoleRecord } from '@portal/shared/contract/roles';
import type { SupportCase } from '@portal/shared/contract/supportCases';
import type { UploadLines } from '@portal/shared/contract/uploads';
import type { TeamUserRecord } from '@portal/shared/contract/users';
import { ACCEPTED_TERMS } from './acceptedTerms.ts';
import { TEST_PASSWORD } from './builders.ts';
import { buildBankBody, sampleBankAccount } from './bankCalls.ts';
import { buildCardBody, sampleCard } from './cardCalls.ts';
import { openCart, order, quote } from './cartCalls.ts';
import { buildLineBody } from './commerceBuilders.ts';
import { buildIncentiveBody } from './incentiveCalls.ts';
import { buildOnboardingContent, buildSignupBody } from './signupCalls.ts';
import { buildConnectionBody, buildDomainBody, DISCOVERY_TEXT } from './ssoCalls.ts';
import { buildPrintTemplateBody } from './printTemplateCalls.ts';
import { buildTemplateBody } from './templateCalls.ts';
import type { Call } from './testApp.ts';
import { buildUploadLine, checkedUpload } from './uploadFixture.ts';
import { readyUserFile } from './userFileCalls.ts';
import { buildWireBody, sampleWire } from './wireCalls.ts';
import { WIRE_VALUES } from './wireValues.ts';

/** A question that nobody was asked. */
const NOBODYS_QUESTION = '5b0f4c1e-7d2a-4e6b-8c3f-9a1d2e3f4a5b';

/** The line of a sampled cart by the identifier of its upload. */
export const UPLOADED_LINE = 'row-1';

/** Somebody on a recipient list. */
export const LISTED_RECIPIENT = { email: 'ada@recipient.example', firstName: 'Ada', lastName: 'Lovelace' };

let alerts = 0;
let groups = 0;
let people = 0;

/** Somebody new who may order from an account. */
export const buildUserBody = (account: string) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email: `sample${(people += 1)}@platform.example`,
  langKey: 'en',
  roleId: null,
  authorities: ['PLACE_ORDER_ACCESS'],
  organizationAccess: false,
  customerIdentifiers: [],
  accountIdentifiers: [account],
});

/** A report of the balances of an account. */
export const buildReportChoices = (account: string) => ({
  type: 'BALANCES',
  generatedFor: 'ACCOUNTS',
  customerIdentifiers: [],
  accountIdentifiers: [account],
  from: '2026-03-01',
  to: '2026-03-02',
  timeZone: 'UTC',
});

/** The account of the samples. */
interface SampleContext {
  readonly platform: { readonly platform_client_id: string };
  readonly customer: { readonly identifier: string };
  readonly account: { readonly identifier: string };
}

/** Valid parts of the calls of every route: parameters by name, bodies by route. */
export async function buildSamples(
  caller: Call,
  { platform, customer, account: { identifier: account } }: SampleContext,
) {
  const placed = await order(caller, account, [buildLineBody()]);
  const cartId = await openCart(caller, account, [buildLineBody({ legacyUploadIdentifier: UPLOADED_LINE })]);
  const { quoteIdentifier } = await quote(caller, cartId);
  const lines = await caller({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` });
  const [line] = lines.json<CartLines>();
  const lineBody = buildLineBody();
  const { utid, amount, recipient, deliveryTemplate } = lineBody;
  const previewed = { utid, amount, recipient, deliveryTemplate };
  const alert = {
    displayName: `Alert ${(alerts += 1)}`,
    accountIdentifiers: [account],
    threshold: '100.00',
    recipientEmails: ['finance@platform.example'],
  };
  const created = await caller({ method: 'POST', url: '/api/balanceAlerts', payload: alert });
  const template = buildTemplateBody({ customerIdentifier: customer.identifier, accountIdentifier: account });
  const madeTemplate = await caller({ method: 'POST', url: '/api/email-templates', payload: template });
  const printTemplate = buildPrintTemplateBody({
    customerIdentifier: customer.identifier,
    accountIdentifier: account,
  });
  const {
    name: _ofTemplate,
    templateAccess: _access,
    accessPlaces: _places,
    defaults: _defaults,
    ...letter
  } = printTemplate;
  const madePrintTemplate = await caller({ method: 'POST', url: '/api/print-templates', payload: printTemplate });
  const orderLines = await caller({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}/lines` });
  const lineIds = orderLines.json<Partial<OrderLinePage>>().content?.map(({ lineId }) => lineId) ?? [];
  const batch = { lines: lineIds.map((lineId) => ({ lineId })), reason: 'REMINDER', acknowledged: true };
  const sent = await caller({
    method: 'POST',
    url: '/api/resend-batches',
    payload: batch,
    headers: { 'idempotency-key': `sample-${placed.referenceOrderId}` },
  });
  const schedule = { scheduledDeliveryTime: '2026-12-04T00:00:00.000Z', timeZone: 'Asia/Tokyo', version: 0 };
  const supportCase = { reason: 'NOT_RECEIVED', note: 'x' };
  const opened = await caller({
    method: 'POST',
    url: `/api/orders/${placed.referenceOrderId}/lines/1/support-cases`,
    payload: supportCase,
  });
  const card = buildCardBody({ customerIdentifier: customer.identifier, accountIdentifier: account });
  const cardToken = await sampleCard(caller, { customerIdentifier: customer.identifier, accountIdentifier: account });
  const owner = { customerIdentifier: customer.identifier, accountIdentifier: account };
  const bankAccountIdentifier = await sampleBankAccount(caller, owner);
  const bankAccount = await buildBankBody(caller, owner);
  const wire = await sampleWire(caller, account);
  const uploadId = await checkedUpload(caller, account, ['Ada']);
  const uploaded = await caller({ method: 'GET', url: `/api/orders/upload/${uploadId}/lines` });
  const [uploadLine] = uploaded.json<UploadLines>();
  const draft = {
    version: 0,
    format: 1,
    step: 'RECIPIENTS',
    content: {
      groupAndAccount: { customerIdentifier: customer.identifier, accountIdentifier: account },
      recipients: [],
    },
  };
  await caller({ method: 'PUT', url: '/api/order-drafts/QUICK', payload: draft });
  const user = buildUserBody(account);
  const invited = await caller({ method: 'POST', url: '/api/users', payload: user });
  const { userId } = invited.json<Partial<TeamUserRecord>>();
  const userFile = await readyUserFile(caller, account);
  const choices = buildReportChoices(account);
  const report = { ...choices, name: 'Sample', format: 'csv', splitByMonth: false };
  const asked = await caller({
    method: 'POST',
    url: '/api/reports',
    payload: report,
    headers: { 'idempotency-key': `report-${userFile.fileId}` },
  });
  const role = { name: `Role ${people}`, authorities: ['PLACE_ORDER_ACCESS'] };
  const made = await caller({ method: 'POST', url: '/api/roles', payload: role });
  const { roleId } = made.json<Partial<RoleRecord>>();
  const apiKey = {
    type: 'API_KEY',
    displayName: `Program ${people}`,
    scopes: ['orders:read'],
    organizationAccess: false,
    customerIdentifiers: [customer.identifier],
    accountIdentifiers: [account],
    lastDay: null,
  };
  const madeKey = await caller({ method: 'POST', url: '/api/credentials', payload: apiKey });
  const { credentialId } = madeKey.json<Partial<NewApiCredential>>();
  const client = { ...apiKey, type: 'OAUTH_CLIENT', redirectUris: ['https://app.example/back'] };
  const madeClient = await caller({ method: 'POST', url: '/api/credentials', payload: client });
  const consent = {
    client_id: madeClient.json<Partial<NewApiCredential>>().clientId ?? '',
    scope: 'orders:read',
    state: 'x',
    redirect_uri: 'https://app.example/back',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  };
  const asking = await caller({ method: 'POST', url: '/api/oauth/requests', payload: consent });
  const { requestId, csrf } = asking.json<Partial<ConsentRequest>>();
  const connection = buildConnectionBody();
  const madeConnection = await caller({ method: 'POST', url: '/api/sso/connections', payload: connection });
  const { connectionId } = madeConnection.json<Partial<SsoConnection>>();
  const addedDomain = await caller({ method: 'POST', url: '/api/sso/domains', payload: buildDomainBody() });
  const { domainId } = addedDomain.json<Partial<SsoDomain>>();
  const incentive = buildIncentiveBody(account);
  const response = {
    responseId: `R_${people}`,
    recipientEmail: 'ada@recipient.example',
    recipientFirstName: 'Ada',
    recipientLastName: 'Lovelace',
  };
  const madeIncentive = await caller({ method: 'POST', url: '/api/incentives', payload: incentive });
  const { incentiveId } = madeIncentive.json<Partial<IncentiveDetail>>();
  const cart = '/api/shopping-carts/{cartId}';
  const upload = '/api/orders/upload/{uploadId}';
  const params: Readonly<Record<string, string>> = {
    customer: customer.identifier,
    account,
    customerIdentifier: customer.identifier,
    accountIdentifier: account,
    platformClientId: platform.platform_client_id,
    credentialId: credentialId ?? '000000000000',
    requestId: requestId ?? '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
    grantId: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
    name: 'REWARDS_API',
    connectionId: connectionId ?? 'nobodys',
    domainId: domainId ?? 'nobodys',
    testId: 'nobodys',
    incentiveId: incentiveId ?? '0000000000000000',
    completionId: '1',
    group: customer.identifier,
    groupId: customer.identifier,
    newStatus: 'DELETED',
    fundingType: 'CARD_DEPOSIT',
    cardToken,
    accountID: account,
    bankAccountIdentifier,
    requestReferenceNumber: 'x',
    key: 'x',
    kind: 'QUICK',
    month: '2026-02',
    depositIdentifier: wire,
    accountTransactionID: 'x',
    accountId: account,
    cartId,
    uploadId,
    currency: 'USD',
    fileId: userFile.fileId,
    format: 'csv',
    lineId: uploadLine?.identifier ?? '',
    id: line?.identifier ?? 'E000000',
    type: 'DIGITAL',
    mfaType: 'EMAIL',
    deviceId: '1',
    userId: userId ?? '999999',
    roleId: roleId ?? '999999',
    token: 'x',
    sessionId: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
    referenceOrderId: placed.referenceOrderId,
    reportId: asked.json<Partial<ReportDetail>>().reportId ?? 'x',
    part: '1',
    referenceOrderID: placed.referenceOrderId,
    caseIdentifier: opened.json<SupportCase>().caseIdentifier,
    lineNumber: '1',
    batchIdentifier: sent.json<Partial<ResendBatch>>().batchIdentifier ?? 'x',
    brandKey: 'B1',
    placeId: 'sample-US-0',
    domain: 'platform.example',
    feature: 'referral',
    queue: 'issue-order',
    jobId: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
    identifier: created.json<BalanceAlert>().identifier,
    etid: madeTemplate.json<EmailTemplate>().id,
    ptid: madePrintTemplate.json<PrintTemplate>().identifier,
    currencyCode: 'USD',
    hash: '0'.repeat(64),
  };
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/authenticate': { username: 'nobody@platform.example', password: 'Guess' },
    'POST /api/authenticate/emulate': { emulationToken: 'x' },
    'POST /api/staff/platforms/{platformClientId}/emulation': { reason: 'x' },
    'POST /api/customers/{groupId}/accounts/{identifier}/status/{newStatus}': { reason: 'x' },
    'POST /api/authenticate/restore': { emulationRestoreToken: 'x' },
    'POST /api/authenticate/sso': { email: 'nobody@platform.example', connectionId: null },
    'POST /api/authenticate/sso/finish': { result: 'x' },
    'POST /api/authenticate/token-exchange': {
      grant_type: TOKEN_EXCHANGE_GRANT,
      subject_token_type: JWT_TOKEN_TYPE,
      subject_token: 'a.b.c',
    },
    'POST /api/external/users/redeemSingleUseToken': { token: 'a.b.c' },
    'POST /api/authenticate/refresh': { idToken: 'x', idRefreshToken: 'x', emulationRestoreToken: 'x' },
    'PUT /api/account': { firstName: 'Ada', lastName: 'Lovelace', langKey: 'en' },
    'POST /api/account/reset-password/init': { email: 'nobody@platform.example' },
    'POST /api/account/reset-password/finish': { token: 'x', newPassword: 'Another-Portal-2026!' },
    'PUT /api/onboarding': { version: 0, step: 'company', content: buildOnboardingContent(), taxId: null },
    'POST /api/onboarding/submit': { version: 0 },
    'POST /api/signups': buildSignupBody(),
    'POST /api/signups/email-check': { email: 'grace@harbor-lights.example' },
    'PUT /api/signups/{id}/email': { email: 'grace@harbor-lights.example' },
    'POST /api/signups/finish': { token: 'x', newPassword: 'Another-Portal-2026!' },
    'PUT /api/staff/signup-domains/{domain}': { rule: 'ACCEPT', reason: 'x' },
    'POST /api/account/invitation/finish': { token: 'x', newPassword: 'Another-Portal-2026!', terms: ACCEPTED_TERMS },
    'POST /api/terms/acceptances': { terms: ACCEPTED_TERMS },
    'POST /api/account/invitation/ask': { token: 'x' },
    'POST /api/account/change-password': { currentPassword: 'wrong', newPassword: 'Another-Portal-2026!' },
    'POST /api/mfa/verify': { code: '123456', rememberDevice: true },
    'POST /api/mfa/resend': { type: 'EMAIL' },
    'POST /api/mfa/phone': { phoneNumber: '+12025550143' },
    'POST /api/mfa/methods': { type: 'PHONE', phoneNumber: '+12025550143', currentPassword: 'wrong' },
    'POST /api/mfa/methods/confirm': { code: '123456' },
    'DELETE /api/mfa/methods/{mfaType}': { currentPassword: 'wrong' },
    'POST /api/shopping-carts': { accountIdentifier: account, orderSource: 'PORTAL', externalReferenceId: null },
    [`PATCH ${cart}`]: { metadata: { purchaseOrderNumber: '1', notes: 'x' } },
    [`POST ${cart}/line-items/bulk`]: [lineBody],
    [`PUT ${cart}/line-items`]: { lineItems: [lineBody] },
    [`PATCH ${cart}/line-items`]: { deliveryTemplate, onlyEtid: 'E000000' },
    [`POST ${cart}/line-items/from-upload`]: { uploadId },
    [`POST ${cart}/shipping-fee-estimates`]: [{ physicalMethod: 'upsground' }],
    [`POST ${cart}/update-shipping`]: { physicalMethod: 'upsground' },
    [`POST ${upload}/shipping-fee-estimates`]: [{ physicalMethod: 'upsground' }],
    [`POST ${upload}/update-shipping`]: { physicalMethod: 'upsground' },
    [`PUT ${upload}/mapping`]: {
      columns: ['utid', 'amount', 'recipientEmail', 'recipientFirstName', 'senderFirstName'],
      values: [{ field: 'notes', value: 'x' }],
      decimalMark: '.',
    },
    [`PUT ${upload}/values`]: { values: [{ field: 'utid', value: 'UVARIABLE' }] },
    'PATCH /api/bulkorder/upload/{uploadId}': { purchaseOrderNumber: '1', notes: 'x' },
    'POST /api/bulkorder/upload/{uploadId}/lines': [buildUploadLine()],
    'PUT /api/bulkorder/upload/{uploadId}/upload-line/{lineId}': buildUploadLine(),
    [`PATCH ${upload}/lines`]: { changes: [{ lineNumber: 1, field: 'notes', value: 'x' }] },
    [`PATCH ${cart}/line-items/by-identifier/{id}`]: lineBody,
    [`PATCH ${cart}/line-items/by-legacy-upload-identifier/{id}`]: lineBody,
    'PUT /api/account/default-account': { customerIdentifier: customer.identifier, accountIdentifier: account },
    'POST /api/customers': { displayName: `Group ${(groups += 1)} of samples`, identifier: '' },
    'POST /api/accounts': {
      active: true,
      currencyCode: 'EUR',
      displayName: `Account ${groups} of samples`,
      contactEmail: 'finance@platform.example',
      customerIdentifier: customer.identifier,
      identifier: '',
    },
    'POST /api/customers/{group}/account/{account}/contacts/{fundingType}': {
      contacts: [{ emailAddress: 'finance@platform.example' }],
      version: 0,
    },
    'POST /api/users': buildUserBody(account),
    'PUT /api/users/{userId}': { ...user, version: 1 },
    'PATCH /api/users/files/{fileId}/rows': { changes: [{ rowNumber: 1, field: 'lastName', value: 'Hopper' }] },
    'PUT /api/users/files/{fileId}/moves': { moves: [{ rowNumber: 1, isApproved: false }] },
    'POST /api/users/files/{fileId}/confirm': { version: userFile.version },
    'POST /api/roles': { ...role, name: `${role.name} again` },
    'PUT /api/roles/{roleId}': { ...role, version: 1 },
    'PUT /api/sign-in-policy': { version: 0, password: true, google: false, codes: 'OPTIONAL', factors: ['EMAIL'] },
    'POST /api/sso/connections': buildConnectionBody(),
    'PUT /api/sso/connections/{connectionId}': { ...connection, version: 1 },
    'POST /api/sso/connections/{connectionId}/state': { state: 'TESTING', version: 1 },
    'POST /api/sso/read-provider': { text: DISCOVERY_TEXT },
    'POST /api/sso/domains': buildDomainBody(),
    'PUT /api/sso/domains/{domainId}': { version: 1, onlyCompany: false },
    'PATCH /api/orderSettings': { setting: 'cardsAtCheckout', isOn: true, version: 1 },
    'POST /api/balanceAlerts': alert,
    'POST /api/incentives': buildIncentiveBody(account),
    'POST /api/incentives/{incentiveId}/check': response,
    'POST /v2/research/incentives/{incentiveId}/completions': response,
    'PUT /api/incentives/{incentiveId}': { ...incentive, version: 1 },
    'PUT /api/incentives/{incentiveId}/status': { status: 'INACTIVE', version: 1 },
    'POST /api/incentives/{incentiveId}/test': { recipientEmails: ['nobody@platform.example'] },
    'POST /api/oauth/requests': consent,
    'POST /api/oauth/requests/{requestId}/decision': { decision: 'DENY', _csrf: csrf },
    'POST /api/credentials': { ...apiKey, displayName: `${apiKey.displayName} again` },
    'POST /api/integrations/{name}/disconnect': { itemIds: [] },
    'POST /api/credentials/{credentialId}/deactivate': { appIds: null },
    'POST /api/credentials/{credentialId}/reveal': { password: TEST_PASSWORD },
    'PUT /api/balanceAlerts/{identifier}': { ...alert, version: 1 },
    'POST /api/orderWhitelist': { recipients: [LISTED_RECIPIENT] },
    'PUT /api/orderWhitelist': { recipients: [LISTED_RECIPIENT], version: 1 },
    'PUT /api/orderWhitelist/switch': { enabled: false, version: 1 },
    'POST /api/orderWhitelist/undo': { version: 1 },
    'PUT /api/staff/platforms/{platformClientId}/treatments/{feature}': { treatment: 'on', version: 1 },
    'POST /api/onboarding/answers': { questionId: NOBODYS_QUESTION, text: 'x' },
    'PUT /api/staff/kyb/{platformClientId}/decision': { decision: 'REJECT', reason: 'x', version: 1 },
    'POST /api/staff/holds/{referenceOrderId}/decision': { decision: 'REFUSE', reason: 'x', version: 1 },
    'POST /api/ach/subscriptions': bankAccount,
    'PUT /api/ach/subscriptions/{bankAccountIdentifier}': { ...bankAccount, version: 1 },
    'POST /api/ach/subscriptions/{bankAccountIdentifier}/verify': { amounts: ['0.01', '0.02'] },
    'POST /api/ach/funding/account/{accountID}/subscription/{bankAccountIdentifier}/request': { amount: '100.00' },
    'POST /api/staff/wires': {
      platformClientId: platform.platform_client_id,
      accountIdentifier: account,
      depositIdentifier: wire,
      amount: '100.00',
      bankReference: `FT-${wire}`,
    },
    'PUT /api/staff/wire-instructions/{currencyCode}': { ...WIRE_VALUES, version: 0 },
    'POST /api/creditCards': card,
    'POST /api/creditCards/platforms/deposits': {
      orderSource: 'PO',
      customerIdentifier: customer.identifier,
      accountIdentifier: account,
      creditCardToken: cardToken,
      amount: '100.00',
      purchaseOrderNumber: '1',
    },
    'POST /api/funding/wire-deposits': buildWireBody(account),
    'PUT /api/creditCards/{cardToken}': {
      lastFour: '1111',
      expirationMonth: '07',
      expirationYear: '2031',
      cardNickname: 'x',
      firstName: 'Ada',
      lastName: 'Lovelace',
      addressOne: '1 Main Street',
      addressTwo: '',
      city: 'Seattle',
      state: 'WA',
      country: 'US',
      postalCode: '98101',
      contactInformation: [],
      version: 1,
    },
    'POST /api/funding/transfer-funds': {
      fromAccountIdentifier: account,
      fromGroupIdentifier: customer.identifier,
      toAccountIdentifier: account,
      toGroupIdentifier: customer.identifier,
      amount: '1.00',
      notes: 'x',
    },
    'POST /api/reports': report,
    'POST /api/reports/count': choices,
    'POST /api/reports/seen': { reportIds: [] },
    'POST /api/csp-reports': { 'csp-report': { 'effective-directive': 'style-src' } },
    'POST /api/remote-failures': { version: '1.4.2', module: 'funding', code: 'CHUNK' },
    'POST /api/orders': { cartId, quoteIdentifier },
    'POST /v2/orders': {
      externalRefID: 'sample',
      accountIdentifier: account,
      utid,
      amount,
      recipient: { firstName: 'Ada', lastName: null, email: 'ada@recipient.example' },
      sender: { firstName: 'Grace', lastName: null },
    },
    'POST /api/email-templates': template,
    'PUT /api/email-templates/{etid}': { ...template, version: 1 },
    'POST /api/email-templates/preview/template': template,
    'POST /api/print-templates': printTemplate,
    'PUT /api/print-templates/{ptid}': { ...printTemplate, version: 1 },
    'POST /api/print-templates/preview': letter,
    'POST /api/email-templates/{etid}/test-mails': { recipientEmails: ['nobody@platform.example'], template },
    'PUT /api/staff/platforms/{platformClientId}/accounts/{accountIdentifier}/switches': {
      bulkUploadDisabled: true,
      bulkOrdersDisabled: false,
      reason: 'x',
      version: 1,
    },
    'PUT /api/staff/platforms/{platformClientId}/help-centre': { url: 'https://help.platform.example', version: 1 },
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/support-cases': supportCase,
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/freeze': { reason: 'FRAUD' },
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/unfreeze': { reason: 'FRAUD' },
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/cancel': { reason: 'FRAUD' },
    'DELETE /api/orders/{referenceOrderId}/schedule': { version: 0 },
    'DELETE /api/orders/{referenceOrderId}/lines/{lineNumber}/schedule': { version: 0 },
    'PATCH /api/orders/{referenceOrderId}/schedule': schedule,
    'PATCH /api/orders/{referenceOrderId}/lines/{lineNumber}/schedule': schedule,
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/reissue': {
      reason: 'RECIPIENT',
      recipient,
      deliveryTemplate,
    },
    'POST /api/resend-batches/review': { lineIds },
    'POST /api/resend-batches': batch,
    'POST /api/orders/{referenceOrderId}/cart': { lineNumber: 1 },
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/resends': { reason: 'REMINDER', acknowledged: true },
    'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/support-cases/{caseIdentifier}/notes': { note: 'x' },
    'PUT /api/order-drafts/{kind}': draft,
    'POST /api/email-templates/preview': { ...previewed, accountIdentifier: account },
  };
  return { params, bodies };
}
