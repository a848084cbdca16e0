import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CardDeposit } from '@portal/shared/contract/deposits';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { inboxRoutes } from '../devInbox/mails/inboxRoutes.ts';
import type { InboxMessage } from '../devInbox/mails/InboxMessage.ts';
import { openMailSystem, type MailSystem } from '../../start/openMailSystem.ts';
import type { NoticeFiles } from '../outbox/notices/noticeFiles.ts';
import { createNotices } from '../outbox/notices/queueNotice.ts';
import { sendMails } from '../outbox/sendMails.ts';
import { openTestGateway, type TestGateway } from '../../providers/payments/testing/openTestGateway.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { usableCard } from '../../testing/cardCalls.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
import { withoutInserts } from '../../testing/forcedFailures.ts';
import { nextId } from '../../testing/nextId.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { formatMoney, formatTableMoney } from '../../texts/formatMoney.ts';
import { createReceiptFiles } from '../fundingDocuments/index.ts';
import { createDepositMails } from './index.ts';
import { settleCardDeposit, type CardDepositResult } from './card/settleCardDeposit.ts';
import { buildSending } from '../../testing/buildSending.ts';

let sandbox: TestGateway;
let mail: MailSystem;
let dataDir: string;
let testApp: TestApp;
let files: NoticeFiles;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-receipts-'));
  mail = await openMailSystem({
    smtpUrl: null,
    smtpSinkPort: 0,
    mailFrom: 'rewards@portal.example',
    dataDir,
    isProduction: false,
  });
  sandbox = await openTestGateway();
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' }, [inboxRoutes(mail.inbox)], sandbox.gateway);
  await testApp.jobs.start();
  const { database, clock, pdf } = testApp;
  files = createReceiptFiles({ db: database.db, clock, pdf });
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await sandbox.close();
  await mail.close();
  await rm(dataDir, { recursive: true });
});

const RIGHTS: readonly Authority[] = [
  'IS_LOGGED_IN',
  'FUNDING_MANAGE',
  'PAYMENT_METHODS_MANAGE',
  'FUNDING_RECEIPTS_ACCESS',
  'ACCOUNT_MANAGE',
];

let fixtures = 0;

interface Addresses {
  /** The addresses of the card and of the account, without their domain. */
  readonly card?: readonly string[];
  readonly contacts?: Readonly<Record<string, readonly string[]>>;
}

/** A user with a card, and addresses of a domain of its own that receipts go to. */
async function depositorWith({ card = [], contacts = {} }: Addresses, langKey = 'en') {
  const { db, database, clock, jobs, env } = testApp;
  const domain = `world${(fixtures += 1)}.example`;
  const at = (names: readonly string[]) => names.map((name) => `${name}@${domain}`);
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id });
  const user = await buildUser(db, {
    platform_id: platform.id,
    organization_access: true,
    authorities: RIGHTS,
    email: `ada@${domain}`,
    lang_key: langKey,
  });
  const call = await testApp.signIn(user.email);
  const owner = { customerIdentifier: customer.identifier, accountIdentifier: account.identifier };
  const creditCardToken = await usableCard(testApp, call, owner);
  await db
    .updateTable('payment_cards')
    .set({ receipt_emails: at(card) })
    .where('token', '=', creditCardToken)
    .execute();
  for (const [kind, names] of Object.entries(contacts)) {
    const response = await call({
      method: 'POST',
      url: `/api/customers/${customer.identifier}/account/${account.identifier}/contacts/${kind}`,
      payload: { contacts: at(names).map((emailAddress) => ({ emailAddress })), version: 0 },
    });
    expect(response.statusCode).toBe(200);
  }
  const deposit = async (amount = '33.33', purchaseOrderNumber = '', key: string = nextId()) =>
    (
      await call({
        method: 'POST',
        url: '/api/creditCards/platforms/deposits',
        payload: { orderSource: 'PO', ...owner, creditCardToken, amount, purchaseOrderNumber },
        headers: { 'idempotency-key': key },
      })
    ).json<CardDeposit>();
  const outbox = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'recipient_email', 'status', 'last_error'])
      .where('platform_id', '=', platform.id)
      .orderBy('id')
      .execute();
  const send = async (drawn = files) => {
    const waiting = (await outbox()).filter(({ status }) => status === 'PENDING');
    const sending = buildSending(testApp, mail.mailer, drawn);
    return sendMails(
      sending,
      waiting.map(({ id }) => ({ platformId: platform.id, id })),
    );
  };
  /** Oldest first. */
  const inbox = async () =>
    (await testApp.app.inject({ method: 'GET', url: `/dev/inbox.json?to=${domain}` }))
      .json<InboxMessage[]>()
      .toReversed();
  const settle = async (response: CardDepositResult) => {
    const { id } = await db
      .selectFrom('deposits')
      .select('id')
      .where('platform_id', '=', platform.id)
      .executeTakeFirstOrThrow();
    const mails = createDepositMails(createNotices(jobs.enqueue, env.publicUrl));
    return settleCardDeposit({ db: database.db, clock, ...mails }, { platformId: platform.id, id }, response);
  };
  const file = ({ id }: InboxMessage) => testApp.app.inject({ method: 'GET', url: `/dev/inbox/${id}/attachments/1` });
  return { platform, account, user, call, deposit, outbox, send, inbox, settle, file };
}

const addressesOf = (mails: readonly InboxMessage[]) =>
  mails.map(({ to }) => to.map((one) => /[^< ]+@/.exec(one)?.[0]).join());

const CAPTURED = { outcome: 'captured', gatewayId: 'G-1', reasonCode: '100' } as const;

it('goes once to each address of depositor, card and account, in the language of whose address it is', async () => {
  const { deposit, platform, account, user, call, send, inbox, file } = await depositorWith(
    {
      card: ['Books', 'ADA'],
      contacts: { CARD_DEPOSIT: ['books', 'hana'], WIRE_DEPOSIT: ['wires'] },
    },
    'fr',
  );
  const domain = user.email.slice('ada@'.length);
  await buildUser(testApp.db, { platform_id: platform.id, email: `hana@${domain}`, lang_key: 'ja' });
  const { accountTransactionID } = await deposit('33.33', 'PO-7');
  expect(await send()).toEqual([{ done: true }, { done: true }, { done: true }]);
  const mails = await inbox();
  expect(addressesOf(mails).toSorted()).toEqual(['Books@', 'ada@', 'hana@']);
  for (const message of mails) {
    const language = languageOf(message.to[0]?.includes('hana@') === true ? 'ja' : 'fr');
    const [amount, fee, total] = [3_333n, 117n, 3_450n].map((minor) => formatMoney(minor, 'USD', language));
    for (const part of [account.display_name, amount, total]) expect(message.subject).toContain(part);
    for (const part of [account.account_number, amount, fee, total, 'PO-7', 'Visa '])
      expect(message.text).toContain(part);
    expect(message.links).toEqual([
      `https://portal.example/vue/#/funding/history/${account.identifier}/${accountTransactionID ?? ''}`,
    ]);
    expect(message.attachments).toMatchObject([{ contentType: 'application/pdf', isKept: true }]);
    expect(message.attachments[0]?.name).toMatch(/^receipt-[0-9A-F]{8}\.pdf$/);
    const { rawPayload } = await file(message);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { pages, language: written } = await readPdf(rawPayload);
    expect(written).toBe(language);
    for (const part of [account.display_name, formatTableMoney(3_450n, 'USD', language)])
      expect(pages.join('\n').replaceAll(/\s/g, ' ')).toContain(part.replaceAll(/\s/g, ' '));
  }
  const [own] = mails.filter(({ to }) => to[0]?.includes('ada@') === true);
  const downloaded = await call({
    method: 'GET',
    url: `/api/funding/${accountTransactionID ?? ''}/receipt`,
    query: { accountIdentifier: account.identifier },
  });
  expect(downloaded.headers['content-disposition']).toContain(own?.attachments[0]?.name);
  expect(own && (await readPdf((await file(own)).rawPayload))).toEqual(await readPdf(downloaded.rawPayload));
});

it.each(LANGUAGES)('says in %s what was added where and what it cost', async (language) => {
  const { deposit, account, send, inbox, file } = await depositorWith({}, language);
  await deposit();
  await send();
  const [message] = await inbox();
  for (const part of [account.display_name, formatMoney(3_333n, 'USD', language), formatMoney(3_450n, 'USD', language)])
    expect(message?.subject).toContain(part);
  expect(message?.text).toContain('support@platform.example');
  expect(`${message?.subject ?? ''}${message?.text ?? ''}`).not.toMatch(/[{}]/);
  expect(message && (await readPdf((await file(message)).rawPayload)).language).toBe(language);
});

it('has no line for a fee or an order number that there is not', async () => {
  const { deposit, platform, send, inbox } = await depositorWith({});
  const fee = { credit_card_fee_millionths: 0n };
  await testApp.db.updateTable('platforms').set(fee).where('id', '=', platform.id).execute();
  await deposit('20.00');
  await send();
  const [message] = await inbox();
  expect(message?.text).toContain('Added: $20.00\nTotal charged: $20.00\nCard: Visa ');
  const facts = message?.text.split('\n').flatMap((line) => /^([^:]+): /.exec(line)?.[1] ?? []);
  expect(facts).toEqual(expect.arrayContaining(['Added', 'Total charged', 'Card']));
  expect(facts?.filter((name) => /fee|order/i.test(name))).toEqual([]);
});

it('is sent once when a deposit that was pending is posted, however often it is settled', async () => {
  const { deposit, outbox, settle, send, inbox } = await depositorWith({ card: ['books'] });
  expect((await deposit('9.77')).status).toBe('PENDING');
  await settle({ outcome: 'unknown' });
  expect(await outbox()).toEqual([]);
  await Promise.all([settle(CAPTURED), settle(CAPTURED), settle(CAPTURED)]);
  await send();
  await settle(CAPTURED);
  await settle({ outcome: 'declined', gatewayId: null, reasonCode: '0' });
  await send();
  expect(addressesOf(await inbox()).toSorted()).toEqual(['ada@', 'books@']);
  expect(await outbox()).toHaveLength(2);
});

it('is not sent again when the call is repeated', async () => {
  const { deposit, outbox } = await depositorWith({ card: ['books'] });
  await deposit('33.33', '', 'same');
  expect((await deposit('33.33', '', 'same')).status).toBe('SUCCESS');
  expect(await outbox()).toHaveLength(2);
});

it('is not sent for a deposit that was declined', async () => {
  const { deposit, outbox } = await depositorWith({ card: ['books'] });
  expect((await deposit('10.15')).status).toBe('DECLINED');
  expect(await outbox()).toEqual([]);
});

it('is queued with the credit or not at all', async () => {
  const { deposit, settle, outbox } = await depositorWith({ card: ['books'] });
  const refused = await withoutInserts(testApp.database, 'outbox', () => deposit());
  expect(refused).toMatchObject({ status: 'PENDING', accountTransactionID: null });
  expect((await settle(CAPTURED)).status).toBe('POSTED');
  expect(await outbox()).toHaveLength(2);
});

it('waits for its PDF, also when the account is closed meanwhile', async () => {
  const { deposit, account, outbox, send, inbox } = await depositorWith({});
  await deposit();
  const broken = () => Promise.reject(new Error('The thread that draws documents has ended'));
  expect(await send({ CARD_RECEIPT_MAIL: broken })).toEqual([
    { retry: expect.stringContaining('has ended') as string },
  ]);
  expect(await outbox()).toMatchObject([
    { status: 'PENDING', last_error: expect.stringContaining('draws documents has ended') as string },
  ]);
  expect(await inbox()).toEqual([]);
  await testApp.db
    .updateTable('accounts')
    .set({ status: 'DELETED' })
    .where('platform_id', '=', account.platform_id)
    .where('id', '=', account.id)
    .execute();
  expect(await send()).toEqual([{ done: true }]);
  const mails = await inbox();
  expect(mails.map(({ attachments }) => attachments.length)).toEqual([1]);
});

it('reaches the others when one address does not exist', async () => {
  const { deposit, outbox, send, inbox } = await depositorWith({
    contacts: { CARD_DEPOSIT: ['gone+bounce', 'books'] },
  });
  await deposit();
  await send();
  expect((await outbox()).map(({ status }) => status)).toEqual(['DELIVERED', 'DEAD', 'DELIVERED']);
  expect(addressesOf(await inbox()).toSorted()).toEqual(['ada@', 'books@']);
});
