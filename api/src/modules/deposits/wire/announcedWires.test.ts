import type { ErrorBody } from '@portal/shared/contract/common';
import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { AnnouncedWire, WireInstructions } from '@portal/shared/contract/wires';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { LightMyRequestResponse } from 'fastify';
import { walletBalance } from '../../../ledger/wallets.ts';
import { buildAccount, buildUser } from '../../../testing/builders.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { nextId } from '../../../testing/nextId.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { buildTestApp } from '../../../testing/testApp.ts';
import { offerWires, WIRE_VALUES } from '../../../testing/wireValues.ts';

const testApp = await buildTestApp();
const { db } = testApp;
for (const currency of ['USD', 'EUR', 'GBP', 'AUD'] as const) await offerWires(db, currency);
afterAll(() => testApp.close());

const RIGHTS: readonly Authority[] = ['IS_LOGGED_IN', 'FUNDING_MANAGE', 'FUNDING_ACCESS', 'FUNDING_PENDING_ACCESS'];

/** An account with somebody who may fund it. */
async function shop(overrides: { currency_code?: string; status?: string } = {}, lang_key = 'en') {
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id, ...overrides });
  const newUser = async () => {
    const user = await buildUser(db, {
      platform_id: platform.id,
      organization_access: true,
      authorities: RIGHTS,
      lang_key,
    });
    return { user, call: await testApp.signIn(user.email) };
  };
  const { user, call } = await newUser();
  const query = { accountIdentifier: account.identifier };
  const instructions = () => call({ method: 'GET', url: '/api/funding/wire-instructions', query });
  const announce = (body: object = {}, key: string = nextId()) =>
    call({
      method: 'POST',
      url: '/api/funding/wire-deposits',
      payload: { accountIdentifier: account.identifier, amount: '1000.00', ...body },
      headers: { 'idempotency-key': key },
    });
  const cancel = (id: string, by = call) => by({ method: 'DELETE', url: `/api/funding/wire-deposits/${id}` });
  const audits = async () => {
    const rows = await db.selectFrom('audit_log').select('action').where('platform_id', '=', platform.id).execute();
    return rows.map(({ action }) => action).filter((action) => action.startsWith('wire.'));
  };
  return { platform, customer, account, user, call, newUser, query, instructions, announce, cancel, audits };
}

const failure = (response: LightMyRequestResponse) => [response.statusCode, response.json<ErrorBody>().i18nKey];

it.each([
  ['USD', ['accountNumber', 'routingNumber', 'bic']],
  ['EUR', ['iban', 'bic']],
  ['GBP', ['sortCode', 'accountNumber', 'iban', 'bic']],
  ['AUD', ['bsb', 'accountNumber', 'bic']],
  ['CAD', null],
  ['JPY', null],
])('an account in %s is told %j, and its number as the reference', async (currency_code, codes) => {
  const { instructions, account } = await shop({ currency_code });
  const shown = (await instructions()).json<WireInstructions>();
  expect(shown).toMatchObject({
    accountIdentifier: account.identifier,
    currencyCode: currency_code,
    reference: account.account_number,
    businessDays: { min: 1, max: 2 },
    feesPaidBy: 'SENDER',
    minimum: 1,
    announced: [],
  });
  const parties = ['beneficiaryName', 'beneficiaryAddress', 'bankName', 'bankAddress'];
  expect(shown.fields.map(({ field }) => field)).toEqual(codes === null ? [] : [...parties, ...codes]);
});

it('says the same in a document, in the language of who asks; there is none where wires are not offered', async () => {
  const { call, query, account } = await shop({ currency_code: 'GBP' }, 'fr');
  const url = '/api/funding/wire-instructions/document';
  const response = await call({ method: 'GET', url, query });
  expect(response.headers['content-disposition']).toBe(`attachment; filename="wire-${account.account_number}.pdf"`);
  const text = (await readPdf(response.rawPayload)).pages.join('\n');
  for (const part of [
    'Instructions de virement',
    account.account_number,
    '60-16-13',
    WIRE_VALUES.bankName,
    '1 à 2 jours',
  ])
    expect(text).toContain(part);
  const yen = await shop({ currency_code: 'JPY' });
  expect(failure(await yen.call({ method: 'GET', url, query: yen.query }))).toEqual([404, 'error.wire.notOffered']);
});

it('a wire that is announced is pending until it arrives, and moves no money', async () => {
  const { announce, instructions, call, query, account, audits } = await shop();
  const response = await announce({ sentOn: '2026-03-01', note: ' Invoice 7 ' });
  expect(response.statusCode).toBe(201);
  const wire = response.json<AnnouncedWire>();
  expect(wire).toMatchObject({
    amount: 1000,
    currencyCode: 'USD',
    sentOn: '2026-03-01',
    note: 'Invoice 7',
    expectedBy: '2026-03-04',
  });
  expect((await instructions()).json<WireInstructions>().announced).toEqual([wire]);
  const pending = await call({ method: 'GET', url: '/api/funding/pending', query });
  expect(pending.json()).toEqual({ amount: 1000, currencyCode: 'USD', count: 1, failedCount: 0 });
  const listed = await call({ method: 'GET', url: '/api/funding', query: { ...query, status: 'PENDING' } });
  expect(listed.json<FundingTransaction[]>()).toMatchObject([
    {
      accountTransactionType: { code: 'WIRE_DEPOSIT' },
      accountTransactionID: wire.depositIdentifier,
      amount: 1000,
      expectedBy: '2026-03-04',
    },
  ]);
  const { balanceMinor } = await walletBalance(db, { platformId: account.platform_id, accountId: account.id });
  expect(balanceMinor).toBe(0n);
  expect(await audits()).toEqual(['wire.announced']);
});

it.each([
  ['amount', { amount: '' }, 'error.amount.required'],
  ['amount', { amount: '0.99' }, 'error.amount.belowMin'],
  ['sentOn', { sentOn: '2026-02-30' }, 'error.date.invalid'],
  ['sentOn', { sentOn: '2026-03-09' }, 'error.wire.sentOn'],
  ['note', { note: 'x'.repeat(151) }, 'error.text.tooLong'],
])('refuses a wrong %s at its field: %j', async (field, body, i18nKey) => {
  const { announce } = await shop();
  const response = await announce(body);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toMatchObject([{ field, i18nKey }]);
});

it('takes none for an account that is frozen, in another currency, or of an organisation that was rejected', async () => {
  expect(failure(await (await shop({ status: 'FROZEN' })).announce())).toEqual([422, 'error.deposit.accountInactive']);
  expect(failure(await (await shop({ currency_code: 'JPY' })).announce())).toEqual([422, 'error.wire.notOffered']);
  expect(failure(await (await shop({ currency_code: 'CAD' })).announce())).toEqual([422, 'error.wire.notOffered']);
  const rejected = await shop();
  await db.updateTable('platforms').set({ kyb_status: 'REJECTED' }).where('id', '=', rejected.platform.id).execute();
  expect(failure(await rejected.announce())).toEqual([403, 'error.deposit.business']);
});

it('as many at once as an account may have are taken, and no more; a cancelled one makes room', async () => {
  const { announce, cancel } = await shop();
  const responses = await Promise.all(Array.from({ length: SETTINGS.wires.openMax + 5 }, () => announce()));
  const taken = responses.filter(({ statusCode }) => statusCode === 201);
  expect(taken).toHaveLength(SETTINGS.wires.openMax);
  const refused = responses.find(({ statusCode }) => statusCode === 422);
  expect(refused?.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.wire.tooMany', values: { max: '10' } });
  await cancel(taken[0]?.json<AnnouncedWire>().depositIdentifier ?? '');
  expect((await announce()).statusCode).toBe(201);
});

it('who announced a wire may cancel it, once; nobody else may', async () => {
  const { announce, cancel, newUser, instructions, call, query, audits } = await shop();
  const { depositIdentifier } = (await announce()).json<AnnouncedWire>();
  const colleague = await newUser();
  const stranger = await shop();
  for (const by of [colleague.call, stranger.call])
    expect(failure(await cancel(depositIdentifier, by))).toEqual([404, 'error.transaction.notFound']);
  expect(failure(await cancel('x'))).toEqual([404, 'error.transaction.notFound']);
  expect((await cancel(depositIdentifier)).statusCode).toBe(204);
  expect((await cancel(depositIdentifier)).statusCode).toBe(204);
  expect((await instructions()).json<WireInstructions>().announced).toEqual([]);
  expect((await call({ method: 'GET', url: '/api/funding/pending', query })).json()).toMatchObject({ count: 0 });
  expect(await audits()).toEqual(['wire.announced', 'wire.cancelled']);
});
