import type { ErrorBody } from '@portal/shared/contract/common';
import type { PasswordLink } from '@portal/shared/contract/session';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import { keyOf } from '../../../db/TenantKey.ts';
import { toNoticeMail } from '../../outbox/notices/noticeMail.ts';
import { readNoticeRows } from '../../outbox/notices/noticeReadModel.ts';
import { startWorkers } from '../../../jobs/startWorkers.ts';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { buildTestApp, idTokenOf, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let platformId: bigint;
beforeAll(async () => {
  test = await buildTestApp();
  platformId = (await buildPlatform(test.db)).id;
  await test.jobs.start();
  await startWorkers(test.db, test.jobs, test.workers);
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

const NEW_PASSWORD = 'Lantern-Harbour-7!';
const HOUR_MS = 60 * 60_000;

type User = Awaited<ReturnType<typeof buildUser>>;

const ask = (email: string, remoteAddress = '192.0.2.1') =>
  test.app.inject({ method: 'POST', url: '/api/account/reset-password/init', payload: { email }, remoteAddress });
const reset = (token: string, newPassword: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/account/reset-password/finish',
    payload: { token, newPassword },
  });
const read = (token: string) => test.app.inject(`/api/account/reset-password/${token}`);

/** The notices that were queued for a user, as mails, once there are so many. */
async function mailsTo(user: User, count: number) {
  const outbox = test.db.selectFrom('outbox').select('id').where('user_id', '=', user.id).orderBy('id');
  let rows = await outbox.execute();
  while (rows.length < count) {
    await new Promise((resolve) => setImmediate(resolve));
    rows = await outbox.execute();
  }
  const ids = rows.map(({ id }) => id);
  const notices = await readNoticeRows(test.database.db, platformId, ids);
  return notices.toSorted((a, b) => Number(a.id - b.id)).map((row) => toNoticeMail(row, test.env));
}

const tokenIn = (text: string): string => /resetPassword\/([\w-]+)/.exec(text)?.[1] ?? 'none';

/** The token of a link that was mailed to a user. */
async function mailedToken(user: User, number = 1): Promise<string> {
  expect((await ask(user.email)).statusCode).toBe(204);
  return tokenIn((await mailsTo(user, number))[number - 1]?.text ?? '');
}

const person = () => buildUser(test.db, { platform_id: platformId });

it('mails a link that sets a password once, ends all sessions and is told by mail', async () => {
  const user = await person();
  const session = await idTokenOf(test.app, user.email);
  const token = await mailedToken(user);
  expect((await read(token)).json<PasswordLink>().expiresAt).toBe(
    new Date(test.clock.now().getTime() + SERVER_SETTINGS.passwordLinks.resetMs).toISOString(),
  );
  expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204);

  const account = await test.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${session}` } });
  expect(account.statusCode).toBe(401);
  const signIn = (password: string) =>
    test.app.inject({ method: 'POST', url: '/api/authenticate', payload: { username: user.email, password } });
  expect((await signIn(TEST_PASSWORD)).statusCode).toBe(401);
  expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);

  for (const again of [await read(token), await reset(token, 'Another-Harbour-8!')])
    expect(again.json<ErrorBody>()).toMatchObject({ status: 410, i18nKey: 'error.passwordLink.used' });
  const [, changed] = await mailsTo(user, 2);
  expect(changed?.subject).toBe('Your password for Rewards Portal was changed');
  const audit = await test.db.selectFrom('audit_log').select('action').where('actor_user_id', '=', user.id).execute();
  expect(audit.map(({ action }) => action)).toContain('user.passwordReset');
});

it('answers alike for known and unknown addresses, and mails nobody else', async () => {
  const before = await test.db.selectFrom('password_links').select('token_hash').execute();
  const unknown = await ask('nobody@elsewhere.example', '192.0.2.2');
  expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
  // The queue keeps its order: once the known one is mailed, the unknown one was looked at.
  await mailedToken(await person());
  const after = await test.db.selectFrom('password_links').select('token_hash').execute();
  expect(after).toHaveLength(before.length + 1);
});

it('writes to the user in the language of the profile', async () => {
  const user = await buildUser(test.db, { platform_id: platformId, lang_key: 'fr' });
  await mailedToken(user);
  const [mail] = await mailsTo(user, 1);
  expect(mail?.subject).toBe('Choisissez un nouveau mot de passe pour le Portail de récompenses');
  expect(mail?.html).toContain('Choisir un nouveau mot de passe');
});

it('refuses a link after 24 hours, and one that nobody was sent', async () => {
  const token = await mailedToken(await person());
  test.clock.advance(SERVER_SETTINGS.passwordLinks.resetMs);
  expect((await read(token)).json<ErrorBody>()).toMatchObject({ status: 410, i18nKey: 'error.passwordLink.expired' });
  expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(410);
  expect((await read('nobodys')).json<ErrorBody>()).toMatchObject({
    status: 404,
    i18nKey: 'error.passwordLink.unknown',
  });
});

it('an older link goes with the newer password', async () => {
  const user = await person();
  const older = await mailedToken(user);
  const newer = await mailedToken(user, 2);
  expect((await reset(newer, NEW_PASSWORD)).statusCode).toBe(204);
  expect((await reset(older, 'Another-Harbour-8!')).json<ErrorBody>().i18nKey).toBe('error.passwordLink.used');
});

it('of many who use one link at once, one succeeds', async () => {
  const token = await mailedToken(await person());
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => reset(token, `Lantern-Harbour-${index}!`)),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    204,
    ...Array.from({ length: 7 }, () => 410),
  ]);
});

it.each([
  ['short', 'error.password.rules'],
  ['Password123!', 'error.password.common'],
  [TEST_PASSWORD, 'error.password.reused'],
])('refuses the new password %s at its field: %s', async (password, i18nKey) => {
  const token = await mailedToken(await person());
  expect((await reset(token, password)).json<ErrorBody>()).toMatchObject({
    status: 400,
    fields: [{ field: 'newPassword', i18nKey }],
  });
  expect((await read(token)).statusCode).toBe(200);
});

it('refuses a password with the user’s address or name in it, however it is written; short names are parts of words', async () => {
  const user = await person();
  const token = await mailedToken(user);
  const name = user.email.slice(0, user.email.indexOf('@'));
  for (const password of [`${user.email}-A1`, `My-${name.toUpperCase()}-7!`])
    expect((await reset(token, password)).json<ErrorBody>()).toMatchObject({
      status: 400,
      fields: [{ field: 'newPassword', i18nKey: 'error.password.ownAddress' }],
    });
  const short = await buildUser(test.db, { platform_id: platformId, email: `ada@${name}.example` });
  expect((await reset(await mailedToken(short), 'Adamant-Lagoon-7!')).statusCode).toBe(204);
});

it('refuses the last passwords, and takes one before them again', async () => {
  const user = await person();
  const passwords = Array.from({ length: SETTINGS.password.remembered + 1 }, (_, index) => `Harbour-Lantern-${index}!`);
  const links = test.database.db;
  for (const [index, password] of passwords.entries()) {
    test.clock.advance(HOUR_MS);
    // Each change is told by a mail too.
    expect((await reset(await mailedToken(user, 2 * index + 1), password)).statusCode).toBe(204);
    await mailsTo(user, 2 * index + 2);
  }
  test.clock.advance(HOUR_MS);
  const token = await mailedToken(user, 2 * passwords.length + 1);
  expect((await reset(token, passwords[0] ?? '')).json<ErrorBody>().i18nKey).toBe('error.password.reused');
  expect((await reset(token, TEST_PASSWORD)).statusCode).toBe(204);
  const kept = await links
    .selectFrom('password_history')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', keyOf(user).id)
    .execute();
  expect(kept).toHaveLength(SETTINGS.password.remembered);
});

it('mails a person a few times an hour, and lets one place ask a few times more', async () => {
  const user = await person();
  const { ofPerson, ofAddress } = SERVER_SETTINGS.passwordLinks;
  for (let number = 1; number <= ofPerson; number += 1) await mailedToken(user, number);
  await ask(user.email, '198.51.100.1');
  await mailedToken(await person());
  expect(await mailsTo(user, ofPerson)).toHaveLength(ofPerson);

  const responses = await Promise.all(
    Array.from({ length: ofAddress + 5 }, () => ask('nobody@elsewhere.example', '198.51.100.2')),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(ofAddress);
  const paused = responses.find(({ statusCode }) => statusCode === 429)?.json<ErrorBody>();
  expect(paused).toMatchObject({ i18nKey: 'error.rateLimited', values: { seconds: expect.any(String) as string } });
});

it('refuses what is no address', async () => {
  expect((await ask('nobody')).json<ErrorBody>()).toMatchObject({
    status: 400,
    fields: [{ field: 'email', i18nKey: 'error.email.invalid' }],
  });
});
