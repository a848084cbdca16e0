import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankForm, GatewayReply } from './PaymentGateway.ts';
import { createCyberSourceGateway } from './createCyberSourceGateway.ts';
import { signFields } from './signFields.ts';
import { buildBankAccount, openTestGateway, type TestGateway } from './testing/openTestGateway.ts';

const notifications: string[] = [];
const office = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    notifications.push(body);
    office.emit('notification');
    response.end();
  });
});
let test: TestGateway;
let backOfficeUrl: string;
let token: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  backOfficeUrl = `http://127.0.0.1:${(office.address() as AddressInfo).port}/office`;
  test = await openTestGateway();
  token = await storedAccount();
});
beforeEach(() => void notifications.splice(0));
afterAll(async () => {
  await test.close();
  office.close();
});

async function storedAccount(accountNumber = '9876543210'): Promise<string> {
  const stored = await test.gateway.storeBankAccount(buildBankAccount({ accountNumber }));
  if (stored.outcome !== 'stored') throw new Error('Not stored');
  return stored.token;
}

let forms = 0;
function form(overrides: Partial<Parameters<TestGateway['gateway']['bankForm']>[0]> = {}): BankForm {
  forms += 1;
  return test.gateway.bankForm({
    token,
    amountMinor: 123_450n,
    reference: `BF-${forms}`,
    transactionUuid: `uuid-${forms}`,
    accountType: 'C',
    locale: 'en',
    signedAt: test.clock.now(),
    receiptUrl: 'https://portal.example/receipt',
    backOfficeUrl,
    ...overrides,
  });
}
const post = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
const open = ({ url, fields }: BankForm) => post(url, fields);
const press = (action: string, { fields }: BankForm) =>
  post(`${test.origin}/pay/answer`, { checkout: fields['transaction_uuid'] ?? '', action });

/** Reads what the page that leads back posts to the portal. */
async function replyIn(response: Response): Promise<GatewayReply | null> {
  const inputs = (await response.text()).matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return test.gateway.readReply([...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}
/** The form with one field changed and everything signed again. */
function resigned(change: Readonly<Record<string, string>>): BankForm {
  const { url, fields } = form();
  const changed = new Map(Object.entries({ ...fields, ...change }));
  const names = (changed.get('signed_field_names') ?? '').split(',');
  changed.set('signature', signFields(changed, names, test.service.profileKey.secret));
  return { url, fields: Object.fromEntries(changed) };
}
const untilNotified = async (count: number): Promise<void> => {
  while (notifications.length < count) await once(office, 'notification');
};

it('a debit is shown, paid, and told to browser and server alike', async () => {
  const debit = form();
  const page = await open(debit);
  const text = await page.text();
  expect(page.status).toBe(200);
  for (const shown of ['Alder &amp; Birch', '$1,234.50', 'ending in 3210', 'BF-1', '<html lang="en">'])
    expect(text).toContain(shown);
  const left = await press('pay', debit);
  // An embedder's page, to which the portal leads on, may be anywhere.
  expect(left.headers.get('content-security-policy')).toMatch(/form-action 'self' \*$/);
  const reply = await replyIn(left);
  expect(reply).toMatchObject({
    decision: 'ACCEPT',
    reasonCode: '100',
    transactionUuid: 'uuid-1',
    referenceNumber: 'BF-1',
    amountMinor: 123_450n,
    currencyCode: 'USD',
    transactionType: 'sale',
  });
  await untilNotified(1);
  expect(test.gateway.readReply(new URLSearchParams(notifications[0]))).toEqual(reply);
  expect(await test.gateway.findPayments('BF-1')).toMatchObject({
    payments: [{ gatewayId: reply?.transactionId, state: 'pending', amountMinor: 123_450n }],
  });
});

it('a cancelled debit is no debit, and only the browser hears of it', async () => {
  const debit = form();
  await open(debit);
  expect(await replyIn(await press('cancel', debit))).toMatchObject({ decision: 'CANCEL', transactionId: null });
  expect(await test.gateway.findPayments(debit.fields['reference_number'] ?? '')).toMatchObject({ payments: [] });
  expect(notifications).toEqual([]);
});

it.each([
  [1_051n, 'DECLINE', '203'],
  [1_011n, 'REVIEW', '480'],
  [1_022n, 'REVIEW', '700'],
  [1_052n, 'ERROR', '422.052'],
  [0n, 'ERROR', '422.052'],
] as const)('a debit of %s comes to %s', async (amountMinor, decision, reasonCode) => {
  const debit = form({ amountMinor });
  const shown = await open(debit);
  const reply = await replyIn(decision === 'ERROR' ? shown : await press('pay', debit));
  expect(reply).toMatchObject({ decision, reasonCode });
});

it('a transaction_uuid counts once, also when two people press at once', async () => {
  const debit = form();
  await open(debit);
  const replies = await Promise.all(
    [press('pay', debit), press('pay', debit)].map(async (left) => replyIn(await left)),
  );
  expect(replies.map((reply) => reply?.reasonCode).sort()).toEqual(['100', '104']);
  expect(await replyIn(await open(debit))).toMatchObject({ decision: 'ERROR', reasonCode: '104' });
  expect(await test.gateway.findPayments(debit.fields['reference_number'] ?? '')).toMatchObject({
    payments: [{ state: 'pending' }],
  });
});

it.each([
  [{ currency: 'EUR' }],
  [{ transaction_type: 'authorization' }],
  [{ payment_method: 'card' }],
  [{ payment_token: 'none' }],
  [{ echeck_account_type: 'Z' }],
  [{ echeck_sec_code: 'ABC' }],
  [{ override_backoffice_post_url: 'file:///etc/passwd' }],
])('a value that the gateway does not take (%j) is answered with 102', async (change) => {
  expect(await replyIn(await open(resigned(change)))).toMatchObject({ decision: 'ERROR', reasonCode: '102' });
});

it.each(['-1.00', '1.005', 'ten'])('an amount of %s is refused by the gateway, and its reply by us', async (amount) => {
  const response = await open(resigned({ amount }));
  expect(await response.clone().text()).toContain('name="reason_code" value="102"');
  expect(await replyIn(response)).toBeNull();
});

it.each([
  ['an amount that was changed', ({ fields }: BankForm) => ({ ...fields, amount: '1.00' })],
  ['a field that is in no list', ({ fields }: BankForm) => ({ ...fields, ignore_avs: 'true' })],
  ['no signature', ({ fields }: BankForm) => ({ ...fields, signature: '' })],
  ['a receipt page that is none', () => resigned({ override_custom_receipt_page: 'portal' }).fields],
  ['another profile', () => resigned({ profile_id: 'other' }).fields],
  ['another access key', () => resigned({ access_key: 'other' }).fields],
  ['a date that is none', () => resigned({ signed_date_time: 'now' }).fields],
  ['an amount that is not signed', () => resigned({ signed_field_names: 'signed_field_names,currency' }).fields],
  ['an old date', () => form({ signedAt: new Date(test.clock.now().getTime() - 16 * 60_000) }).fields],
])('a form with %s is refused without a reply', async (_what, change) => {
  const response = await post(test.service.pageUrl, change(form()));
  expect(response.status).toBe(403);
  expect(await replyIn(response)).toBeNull();
});

it('only the sandbox’s own page presses its buttons, and only on a form that was opened', async () => {
  const debit = form();
  await open(debit);
  const response = await fetch(`${test.origin}/pay/answer`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ checkout: debit.fields['transaction_uuid'] ?? '', action: 'pay' }),
  });
  expect(response.status).toBe(403);
  expect((await press('pay', form())).status).toBe(403);
});

it.each([
  ['es', 'Confirme su pago bancario', 'lang="es"'],
  ['fr', 'Confirmez votre paiement bancaire', 'lang="fr"'],
  ['ja', '銀行口座からのお支払いの確認', 'lang="ja"'],
  ['zh-cn', '确认银行付款', 'lang="zh-CN"'],
  ['de', 'Confirm your bank payment', 'lang="en"'],
])('the page speaks %s', async (locale, title, language) => {
  const text = await (await open(form({ locale }))).text();
  expect(text).toContain(title);
  expect(text).toContain(language);
});

it('a form outlives a restart; the reply counts for the key before too', async () => {
  const debit = form();
  await open(debit);
  await test.restart();
  const left = await (await press('pay', debit)).text();
  const fields = [...left.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const { profileKey } = test.service;
  const rotated = createCyberSourceGateway({
    ...test.service,
    profileKey: { accessKey: 'access-2', secret: 'secret-2' },
    formerKey: profileKey,
  });
  expect(rotated.readReply(fields)).toMatchObject({ decision: 'ACCEPT' });
});
