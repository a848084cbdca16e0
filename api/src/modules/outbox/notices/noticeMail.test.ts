import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import { buildPlatform, buildUser } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import type { OutgoingMail } from '../../../providers/email/Mailer.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { createNotices, type Notice } from './queueNotice.ts';
import { sendMails } from '../sendMails.ts';
import { buildSending } from '../../../testing/buildSending.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ publicUrl: 'https://portal.example', mailFrom: 'rewards@portal.example' });
  await test.jobs.start();
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

const SESSION_REUSED = { topic: 'SESSION_REUSED_MAIL' } as const;
const LOW_BALANCE = {
  topic: 'LOW_BALANCE_MAIL',
  recipientEmail: 'finance@platform.example',
  values: {
    alert: 'Nearly <empty>',
    account: 'Marketing & Events',
    accountNumber: 'A-4711',
    balance: '$480.00',
    threshold: '$500.00',
  },
} as const;

const WIRE_RECEIVED = {
  topic: 'WIRE_RECEIVED_MAIL',
  values: {
    amount: '$985.00',
    announced: '$1,000.00',
    account: 'Marketing & Events',
    accountNumber: 'A-4711',
    bankReference: 'FT26328-1',
  },
} as const;

const UPLOAD_CHECKED = {
  topic: 'UPLOAD_CHECKED_MAIL',
  values: { uploadId: '44444444-4444-4444-8444-444444444444', file: 'people.xlsx', ready: '4,995', wrong: '6' },
} as const;

const ORDER_DONE = {
  topic: 'ORDER_DONE_MAIL',
  values: {
    reference: 'RG261120-100001-42',
    account: 'Marketing US',
    issued: '49,988',
    failed: '12',
    returned: '$60.00',
  },
} as const;

/** Returns the mail that is sent for a notice to a user of that language. */
async function mailTo(
  lang_key: string,
  notice: Omit<Notice, 'user' | 'at'> = SESSION_REUSED,
): Promise<OutgoingMail | undefined> {
  const { id: platform_id } = await buildPlatform(test.db);
  const user = await buildUser(test.db, { platform_id, lang_key, first_name: 'Zoë', last_name: 'O’Hara <b>' });
  const sendNotice = createNotices(test.jobs.enqueue, test.env.publicUrl);
  const at = test.clock.now();
  await test.db.transaction().execute((tx) => sendNotice(tx, { ...notice, user: keyOf(user), at }));
  const row = test.db.selectFrom('outbox').select(['id', 'status']).where('user_id', '=', user.id);
  const { id } = await row.executeTakeFirstOrThrow();
  const sent: OutgoingMail[] = [];
  const mailer = {
    send: (mail: OutgoingMail) => {
      sent.push(mail);
      return Promise.resolve({ outcome: 'sent', response: '250 OK' } as const);
    },
    close: () => undefined,
  };
  const outcomes = await sendMails(buildSending(test, mailer), [{ platformId: platform_id, id }]);
  expect(outcomes).toEqual([{ done: true }]);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ status: 'DELIVERED' });
  expect(sent[0]?.to).toEqual(
    notice.recipientEmail !== undefined
      ? { name: '', address: notice.recipientEmail }
      : { name: expect.stringContaining('Zoë') as unknown, address: user.email },
  );
  return sent[0];
}

it.each(LANGUAGES)('tells a user in %s that a session was ended', async (language) => {
  const mail = await mailTo(language);
  expect(mail?.subject).toContain(PRODUCT_NAME[language]);
  expect(mail?.from.name).toBe(PRODUCT_NAME[language]);
  expect(mail?.text).toContain('https://portal.example/vue/#/login');
  expect(mail?.text).toContain('12:00');
  expect(mail?.html).toContain(`<html lang="${language}">`);
  expect(mail?.html).toContain('O’Hara &lt;b&gt;');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

it.each(LANGUAGES)('tells in %s who sent a file of many rows that it is checked, and leads to it', async (language) => {
  const mail = await mailTo(language, UPLOAD_CHECKED);
  expect(mail?.subject).toContain('people.xlsx');
  expect(mail?.text).toMatch(/4,995[^]*\b6\b/);
  expect(mail?.text).toContain('https://portal.example/vue/#/order/bulk-upload/44444444-4444-4444-8444-444444444444');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

it.each(LANGUAGES)('tells in %s who placed a large order what came of it, and leads to it', async (language) => {
  const mail = await mailTo(language, ORDER_DONE);
  expect(mail?.subject).toContain('RG261120-100001-42');
  for (const value of Object.values(ORDER_DONE.values)) expect(mail?.text).toContain(value);
  expect(mail?.text).toContain('https://portal.example/vue/#/orders/RG261120-100001-42');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

it.each(LANGUAGES)('tells whom an alert names in %s which account fell under which threshold', async (language) => {
  const mail = await mailTo(language, LOW_BALANCE);
  expect(mail?.subject).toContain('Marketing & Events');
  const { alert, account, accountNumber, balance, threshold } = LOW_BALANCE.values;
  for (const part of [alert, account, accountNumber, balance, threshold, '12:00', '/portal.example/vue/#/funding'])
    expect(mail?.text).toContain(part);
  expect(mail?.html).toMatch(/A-4711<br>[^<]*\$480\.00<br>/);
  expect(mail?.html).toContain('Nearly &lt;empty&gt;');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|O’Hara/);
});

it.each(LANGUAGES)('tells who manages an incentive in %s that its rewards wait, and leads to it', async (language) => {
  const values = { incentive: 'Panel <wave>', incentiveId: 'ab12', account: 'Marketing US', accountNumber: 'A-4711' };
  for (const topic of ['INCENTIVE_FUNDS_MAIL', 'INCENTIVE_FAILURE_MAIL'] as const) {
    const mail = await mailTo(language, { topic, values });
    expect(mail?.subject).toContain('Panel <wave>');
    expect(mail?.text).toMatch(/Marketing US[^]*A-4711[^]*\b14/);
    expect(mail?.text).toContain('/vue/#/qualtrics-research/details/ab12');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
  }
});

it.each(LANGUAGES)(
  'tells who manages API keys in %s what another did with one, and when one ends',
  async (language) => {
    const values = {
      organisation: 'Alder & Finch',
      name: 'Maya Lin',
      key: 'Payroll sync',
      maskedKey: 'rpk_dev_1_…abcd',
    };
    const about = { values: { ...values, type: 'RESEARCH_KEY', lastDay: '2026-03-16' } };
    for (const action of ['CREATED', 'REVEALED', 'DEACTIVATED', 'ENDING'] as const) {
      const mail = await mailTo(language, { ...about, topic: `API_KEY_${action}_MAIL` });
      const { name, ...named } = values;
      for (const part of action === 'ENDING'
        ? [...Object.values(named), '2026-03-16']
        : [...Object.values(named), name])
        expect(mail?.text).toContain(part);
      expect(mail?.subject).toContain('Payroll sync');
      expect(mail?.text).toContain('/vue/#/settings/qualtrics-api-key-management');
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
    }
  },
);

it('has no line for a balance that it may not name', async () => {
  const { balance, ...values } = LOW_BALANCE.values;
  const mail = await mailTo('en', { ...LOW_BALANCE, values });
  expect(mail?.text).toContain('Account number: A-4711\nThreshold: $500.00\n');
  expect(mail?.text).not.toContain(balance);
});

it.each(LANGUAGES)('tells who announced a wire in %s what arrived', async (language) => {
  const { announced, ...values } = WIRE_RECEIVED.values;
  const mail = await mailTo(language, { ...WIRE_RECEIVED, values });
  expect(mail?.subject).toContain(values.amount);
  for (const part of [...Object.values(values), '12:00', '/portal.example/vue/#/funding'])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain(announced);
  expect((await mailTo(language, WIRE_RECEIVED))?.text).toContain(announced);
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

it.each([SESSION_REUSED, LOW_BALANCE, WIRE_RECEIVED])(
  'says something of its own in each language: $topic',
  async (notice) => {
    const subjects = new Set<string | undefined>();
    for (const language of LANGUAGES) subjects.add((await mailTo(language, notice))?.subject);
    expect(subjects.size).toBe(LANGUAGES.length);
  },
);
