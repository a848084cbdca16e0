import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { createSmtpMailer } from '../../providers/email/createSmtpMailer.ts';
import type { Mailer } from '../../providers/email/Mailer.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { startForgetfulSmtp } from '../../testing/startForgetfulSmtp.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { inboxRoutes } from '../devInbox/mails/inboxRoutes.ts';
import type { InboxMessage } from '../devInbox/mails/InboxMessage.ts';
import { openInbox } from '../devInbox/mails/openInbox.ts';
import { openMailSystem, type MailSystem } from '../../start/openMailSystem.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { waitingMails } from '../outbox/mailQueueRepository.ts';
import { buryMailForGood, sendMails } from '../outbox/sendMails.ts';
import { buildSending } from '../../testing/buildSending.ts';

let testApp: TestApp;
let mail: MailSystem;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-mail-'));
  mail = await openMailSystem({
    smtpUrl: null,
    smtpSinkPort: 0,
    mailFrom: 'rewards@portal.example',
    dataDir,
    isProduction: false,
  });
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' }, [inboxRoutes(mail.inbox)]);
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await mail.close();
  await rm(dataDir, { recursive: true });
});

const sending = (mailer = mail.mailer) => buildSending(testApp, mailer);

const issuing = () => ({
  db: testApp.database.db,
  clock: testApp.clock,
  credentialKey: testApp.env.credentialKey,
  mailHost: 'portal.example',
  enqueueAll: testApp.jobs.enqueueAll,
  provider: testApp.issuer.provider,
});

/** An issued order of one line, and the outbox row that its mail waits in. */
async function issuedLine(
  recipient: { firstName: string; lastName: string; email: string },
  texts: { senderName?: string; subject?: string; message?: string } = {},
) {
  const placed = await buildPlacedOrder(testApp, [
    buildLineBody({
      recipient: { ...recipient, mobileNumber: null, address: undefined },
      deliveryTemplate: {
        etid: 'E000000',
        senderName: 'Zoë & 花',
        subject: null,
        message: 'Merci <b>\nà toi',
        ...texts,
      },
    }),
  ]);
  await issueOrder(issuing(), placed.orderKey);
  const outbox = await testApp.db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select(['outbox.id', 'message_id'])
    .where('order_id', '=', placed.orderId)
    .executeTakeFirstOrThrow();
  const line = async () =>
    (await placed.call({ method: 'GET', url: `/api/orders/${placed.reference}/lines/1` })).json<OrderLineDetail>();
  const mailKey: TenantKey = { platformId: placed.platform.id, id: outbox.id };
  return { mailKey, messageId: outbox.message_id, line };
}

const inbox = async (to: string): Promise<readonly InboxMessage[]> =>
  (await testApp.app.inject({ method: 'GET', url: `/dev/inbox.json?to=${encodeURIComponent(to)}` })).json<
    InboxMessage[]
  >();

const LONG_NAME = 'Ümit “Quote” O’Hara'.padEnd(100, ' ñandú').trim();

it.each([
  ['花子', '山田', '山田 花子', 'hanako@recipient.example'],
  ['José', 'Núñez', 'José Núñez', 'jose@recipient.example'],
  [LONG_NAME, '', LONG_NAME, 'long@recipient.example'],
])('carries the name %s %s unharmed in header, subject and both parts', async (firstName, lastName, name, email) => {
  const { mailKey, messageId, line } = await issuedLine({ firstName, lastName, email });
  expect(await sendMails(sending(), [mailKey])).toEqual([{ done: true }]);
  const [message] = await inbox(email);
  expect(message).toMatchObject({
    to: [`${name} <${email}>`],
    from: 'Zoë & 花 <rewards@portal.example>',
    subject: `${name}, your Reward UVARIABLE is here`,
    messageId,
  });
  expect(message?.text).toContain(`Hello ${name},`);
  expect(message?.text).toContain('Merci <b>\nà toi');
  expect(message?.html).toContain('Merci &lt;b&gt;<br>à toi');
  expect(message?.html).toContain('$25.00');
  expect(message?.links[0]).toMatch(/^https:\/\/portal\.example\/r\/[\w-]{22}$/);
  expect(await line()).toMatchObject({ deliveryStatus: 'DELIVERED', toName: name });
});

it('fills in placeholders in the subject and takes every other brace as text', async () => {
  const { mailKey } = await issuedLine(
    { firstName: 'Ana', lastName: '', email: 'braces@recipient.example' },
    {
      senderName: 'The {team} :-}',
      subject: '{foo} for {{recipient_name}} {x}',
      message: 'Dear {{recipient_name}}, {y}',
    },
  );
  await sendMails(sending(), [mailKey]);
  const [message] = await inbox('braces@recipient.example');
  expect(message).toMatchObject({
    from: 'The {team} :-} <rewards@portal.example>',
    subject: '{foo} for Ana {x}',
  });
  expect(message?.text).toContain('Dear {{recipient_name}}, {y}');
  expect(message?.text).toContain('The {team} :-} sent you a reward');
  expect(message?.html).toContain('Dear {{recipient_name}}, {y}');
});

it('repeats a mail only after an answer that never came, under the same Message-ID', async () => {
  const { mailKey, messageId, line } = await issuedLine({
    firstName: 'Ada',
    lastName: 'L',
    email: 'ada@recipient.example',
  });
  const server = await startForgetfulSmtp(1);
  const mailer = createSmtpMailer({ url: server.url, envelopeFrom: 'rewards@portal.example' });
  const [first] = await sendMails(sending(mailer), [mailKey]);
  expect(first).toHaveProperty('retry');
  expect((await line()).deliveryStatus).toBe('PROCESSING');
  expect(await sendMails(sending(mailer), [mailKey])).toEqual([{ done: true }]);
  expect(await sendMails(sending(mailer), [mailKey])).toEqual([{ done: true }]);
  mailer.close();
  await server.close();
  expect(server.messageIds).toEqual([messageId, messageId]);
  const settled = await line();
  expect(settled.deliveryStatus).toBe('DELIVERED');
  expect(settled.timeline.map((entry) => entry.event)).toEqual(expect.arrayContaining(['MAIL_SENT', 'MAIL_FAILED']));
});

/** A database whose n-th transaction (from 1) is rejected, or committed without confirmation. */
const faulty = (refused: number, unconfirmed: number): Db => {
  let transactions = 0;
  const execute = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    transactions += 1;
    const number = transactions;
    if (number === refused) throw new Error('Connection terminated unexpectedly');
    const result = await testApp.database.db.transaction().execute(work);
    if (number === unconfirmed) throw new Error('Connection terminated unexpectedly');
    return result;
  };
  return new Proxy(testApp.database.db, {
    get: (db, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(db, name, db);
      return typeof value === 'function' ? (value.bind(db) as unknown) : value;
    },
  });
};

it('writes an answer down once, whatever happens to the database meanwhile, and does not send the mail again', async () => {
  const { mailKey } = await issuedLine({ firstName: 'Grace', lastName: 'L', email: 'grace@recipient.example' });
  const db = faulty(1, 2);
  expect(await sendMails({ ...sending(), db }, [mailKey])).toEqual([{ done: true }]);
  expect(await inbox('grace@recipient.example')).toHaveLength(1);
  const attempts = testApp.db.selectFrom('delivery_attempts').select('outcome').where('outbox_id', '=', mailKey.id);
  expect(await attempts.execute()).toEqual([{ outcome: 'SENT' }]);
});

it('sends each mail of a large batch once; a part that could not be claimed comes back alone', async () => {
  const { orderId, orderKey } = await buildPlacedOrder(
    testApp,
    Array.from({ length: 120 }, () => buildLineBody({ amount: '1.00' })),
  );
  await issueOrder(issuing(), orderKey);
  const mails = await testApp.db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select(['outbox.id', 'message_id'])
    .where('order_id', '=', orderId)
    .execute();
  const keys = mails.map(({ id }) => ({ platformId: orderKey.platformId, id }));
  const sent: string[] = [];
  const mailer: Mailer = {
    send: ({ messageId }) => {
      sent.push(messageId);
      return Promise.resolve({ outcome: 'sent', response: '250' });
    },
    close: () => undefined,
  };
  let claims = 0;
  const db = new Proxy(testApp.database.db, {
    get: (target, name) => {
      if (name === 'with' && ++claims === 2) throw new Error('Connection terminated unexpectedly');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const outcomes = await sendMails({ ...sending(mailer), db }, keys);
  expect(outcomes.map((outcome) => 'done' in outcome).lastIndexOf(false)).toBe(99);
  expect(outcomes.filter((outcome) => 'retry' in outcome)).toHaveLength(50);
  expect(await sendMails(sending(mailer), keys)).toEqual(keys.map(() => ({ done: true })));
  expect(sent.toSorted()).toEqual(mails.map((row) => row.message_id).toSorted());
});

it('takes a mail up again only when no job waits for it', async () => {
  const { mailKey } = await issuedLine({ firstName: 'Lost', lastName: 'L', email: 'lost@recipient.example' });
  expect(await waitingMails(testApp.database.db)).not.toContainEqual(mailKey);
  await sql`delete from pgboss.job where data ->> 'outboxId' = ${String(mailKey.id)}`.execute(testApp.db);
  expect(await waitingMails(testApp.database.db)).toContainEqual(mailKey);
});

it('leaves a mail that another worker is sending alone', async () => {
  const { mailKey, line } = await issuedLine({ firstName: 'Busy', lastName: 'L', email: 'busy@recipient.example' });
  const until = new Date(testApp.clock.now().getTime() + 60_000);
  await testApp.db.updateTable('outbox').set({ claimed_until: until }).where('id', '=', mailKey.id).execute();
  const [outcome] = await sendMails(sending(), [mailKey]);
  expect(outcome).toHaveProperty('retry');
  await buryMailForGood(sending(), mailKey);
  expect((await line()).deliveryStatus).toBe('PROCESSING');
  expect(await inbox('busy@recipient.example')).toEqual([]);
});

it('gives up at once what the server refuses for good, and after the last try what it keeps putting off', async () => {
  const refused = await issuedLine({ firstName: 'No', lastName: 'Box', email: 'no+bounce@recipient.example' });
  expect(await sendMails(sending(), [refused.mailKey])).toEqual([{ done: true }]);
  expect(await refused.line()).toMatchObject({
    deliveryStatus: 'NOT_DELIVERED',
    status: 'COMPLETE',
    state: 'UNDELIVERED',
    reason: 'noSuchMailbox',
  });

  const postponed = await issuedLine({ firstName: 'Not', lastName: 'Now', email: 'not+later@recipient.example' });
  const [outcome] = await sendMails(sending(), [postponed.mailKey]);
  expect(outcome).toHaveProperty('retry', expect.stringContaining('451'));
  await buryMailForGood(sending(), postponed.mailKey);
  const buried = await postponed.line();
  expect(buried).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', reason: 'mailboxFull' });
  expect(buried.timeline[0]).toMatchObject({ event: 'MAIL_GIVEN_UP', reason: 'mailboxFull' });
  const row = await testApp.db
    .selectFrom('outbox')
    .select(['status', 'attempts'])
    .where('id', '=', postponed.mailKey.id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'DEAD', attempts: 1 });
});

it('shows the inbox as pages without scripts, and keeps the messages over a restart', async () => {
  const { mailKey } = await issuedLine({ firstName: 'Inbox', lastName: 'Reader', email: 'inbox@recipient.example' });
  await sendMails(sending(), [mailKey]);
  const [message] = await inbox('INBOX@');
  const list = await testApp.app.inject({ method: 'GET', url: '/dev/inbox' });
  expect(list.body).toContain('inbox@recipient.example');
  const page = await testApp.app.inject({ method: 'GET', url: `/dev/inbox/${message?.id ?? ''}` });
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const reopened = await openInbox(path.join(dataDir, 'inbox'));
  expect(await reopened.list('inbox@')).toEqual([message]);
});

it('is not there outside local mode', async () => {
  const other = await buildTestApp({}, [inboxRoutes(null)]);
  for (const url of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/0000000001']) {
    expect((await other.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await other.close();
});
