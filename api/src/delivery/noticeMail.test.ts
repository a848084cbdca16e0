import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { buildPlatform, buildUser } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { OutgoingMail } from '../providers/email/Mailer.ts';
import { keyOf } from '../db/TenantKey.ts';
import { createNotices } from './queueNotice.ts';
import { sendRewardMails } from './sendRewardMails.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ publicUrl: 'https://portal.example', mailFrom: 'rewards@portal.example' });
  await test.jobs.start();
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

/** What a user of that language gets. */
async function mailTo(lang_key: string): Promise<OutgoingMail | undefined> {
  const { id: platform_id } = await buildPlatform(test.db);
  const user = await buildUser(test.db, { platform_id, lang_key, first_name: 'Zoë', last_name: 'O’Hara <b>' });
  const sendNotice = createNotices(test.jobs.enqueue, test.env.publicUrl);
  const at = test.clock.now();
  await test.db.transaction().execute((tx) => sendNotice(tx, { topic: 'SESSION_REUSED_MAIL', user: keyOf(user), at }));
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
  const outcomes = await sendRewardMails({ db: test.db, clock: test.clock, mailer, settings: test.env }, [
    { platformId: platform_id, id },
  ]);
  expect(outcomes).toEqual([{ done: true }]);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ status: 'DELIVERED' });
  expect(sent[0]?.to.address).toBe(user.email);
  return sent[0];
}

it.each(LANGUAGES)('tells a user in %s that a session was ended', async (language) => {
  const mail = await mailTo(language);
  expect(mail?.subject).toContain('Rewards Portal');
  expect(mail?.text).toContain('https://portal.example/login');
  expect(mail?.text).toContain('12:00');
  expect(mail?.html).toContain(`<html lang="${language}">`);
  expect(mail?.html).toContain('O’Hara &lt;b&gt;');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

it('says something of its own in each language', async () => {
  const subjects = new Set<string | undefined>();
  for (const language of LANGUAGES) subjects.add((await mailTo(language))?.subject);
  expect(subjects.size).toBe(LANGUAGES.length);
});
