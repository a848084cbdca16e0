import type { ErrorBody } from '@portal/shared/contract/common';
import type { MfaChallenge, MfaDevice, MfaMethods } from '@portal/shared/contract/mfa';
import type { SessionTokens } from '@portal/shared/contract/session';
import { Secret, TOTP } from 'otpauth';
import { keyOf } from '../../../db/TenantKey.ts';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { openBrowser, watchMessages, type Browser, type User } from '../../../testing/mfaFixture.ts';

/** Each user has a number of their own, so that texts of one test do not meet another. */
const PHONES = new Map<bigint, string>();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
let messages: Awaited<ReturnType<typeof watchMessages>>;
let platformId: bigint;
beforeAll(async () => {
  test = await buildTestApp();
  await test.jobs.start();
  messages = await watchMessages(test);
  platformId = (await buildPlatform(test.db)).id;
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

beforeEach(() => {
  // Counters of addresses and sends begin anew.
  test.clock.advance(2 * 60 * MINUTE);
});

/** A user with a phone, as if it had been registered before. */
async function userWithPhone(more: Partial<User> = {}): Promise<User> {
  const user = await buildUser(test.db, { platform_id: platformId, ...more });
  await addPhone(user);
  return user;
}

const addPhone = (user: User) => addMethod(user, { type: 'PHONE', phone_number: phoneOf(user) });

/** The number of a user, in E.164. */
function phoneOf({ id }: User): string {
  const number = PHONES.get(id) ?? `+1202555${String(2_000 + PHONES.size)}`;
  PHONES.set(id, number);
  return number;
}

const addMethod = (user: User, method: { type: string; phone_number?: string; sealed_secret?: string }) =>
  test.db
    .insertInto('mfa_methods')
    .values({ platform_id: user.platform_id, user_id: user.id, created_at: test.clock.now(), ...method })
    .execute();

const verify = (browser: Browser, code: string, rememberDevice = false) =>
  browser.call('POST', '/api/mfa/verify', { code, rememberDevice });

const getErrorKey = (response: Awaited<ReturnType<Browser['call']>>) => response.json<ErrorBody>().i18nKey;

/** Signs in with a texted code. */
async function signInFully(browser: Browser, user: User, rememberDevice = false): Promise<SessionTokens> {
  const before = messages.texts.filter(({ to }) => to === phoneOf(user)).length;
  await browser.signIn(user.email);
  const response = await verify(browser, await messages.textedCode(phoneOf(user), before + 1), rememberDevice);
  expect(response.statusCode).toBe(200);
  const tokens = response.json<SessionTokens>();
  browser.adopt(tokens);
  return tokens;
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a sign-in with a texted code', () => {
  it('gives no session for the password alone, and one for the code, in the user’s language', async () => {
    const user = await userWithPhone({ lang_key: 'fr' });
    const browser = openBrowser(test);
    const { jwt, mfa } = await browser.signIn(user.email);
    expect(jwt).toBeNull();
    expect(mfa).toMatchObject({
      type: 'PHONE',
      types: ['PHONE'],
      destination: `•••• ${phoneOf(user).slice(-4)}`,
      isRemembered: false,
    });
    expect(browser.cookie('portal_refresh')).toBeUndefined();
    const code = await messages.textedCode(phoneOf(user));
    expect(messages.texts.find(({ to }) => to === phoneOf(user))?.body).toBe(
      `Votre code pour le Portail de récompenses est ${code}. Il est valable 10 minutes. Nous ne le demandons jamais par téléphone ni par e-mail.`,
    );
    const response = await verify(browser, code);
    browser.adopt(response.json<SessionTokens>());
    expect((await browser.call('GET', '/api/account')).json()).toMatchObject({ username: user.email });
  });

  it('takes a code once, and not after ten minutes', async () => {
    const user = await userWithPhone();
    const browser = openBrowser(test);
    await browser.signIn(user.email);
    const token = browser.cookie('portal_mfa') ?? '';
    const code = await messages.textedCode(phoneOf(user));
    expect((await verify(browser, code)).statusCode).toBe(200);
    browser.copyOf('portal_mfa', token);
    expect(getErrorKey(await verify(browser, code))).toBe('error.mfa.ended');

    await browser.signIn(user.email);
    test.clock.advance(10 * MINUTE);
    const late = await verify(browser, await messages.textedCode(phoneOf(user), 2));
    expect([late.statusCode, getErrorKey(late)]).toEqual([410, 'error.mfa.codeExpired']);
  });

  it.each([
    ['', 'error.mfa.codeRequired'],
    ['12345', 'error.mfa.codeDigits'],
    ['12345a', 'error.mfa.codeDigits'],
    ['1234567', 'error.mfa.codeDigits'],
  ])('refuses %j at the field without counting it', async (code, i18nKey) => {
    const browser = openBrowser(test);
    const user = await userWithPhone();
    await browser.signIn(user.email);
    for (let round = 0; round < 6; round += 1) {
      const response = await verify(browser, code);
      expect(response.json<ErrorBody>()).toMatchObject({ i18nKey, fields: [{ field: 'code', i18nKey }] });
    }
    expect((await verify(browser, await messages.textedCode(phoneOf(user)))).statusCode).toBe(200);
  });

  it('allows five tries of a code; another one can be had after half a minute', async () => {
    const browser = openBrowser(test);
    const user = await userWithPhone();
    await browser.signIn(user.email);
    const code = await messages.textedCode(phoneOf(user));
    for (let round = 1; round <= 4; round += 1)
      expect(getErrorKey(await verify(browser, wrongOf(code)))).toBe('error.mfa.codeWrong');
    expect(getErrorKey(await verify(browser, wrongOf(code)))).toBe('error.mfa.codeSpent');
    expect(getErrorKey(await verify(browser, code))).toBe('error.mfa.codeSpent');
    const early = await browser.call('POST', '/api/mfa/resend', {});
    expect(early.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.mfa.tooSoon', values: { seconds: '30' } });
    test.clock.advance(30 * SECOND);
    expect((await browser.call('POST', '/api/mfa/resend', {})).json<MfaChallenge>().type).toBe('PHONE');
    expect((await verify(browser, await messages.textedCode(phoneOf(user), 2))).statusCode).toBe(200);
  });

  it('of fifty that race with the right code, one succeeds', async () => {
    const user = await userWithPhone();
    const browser = openBrowser(test);
    await browser.signIn(user.email);
    const code = await messages.textedCode(phoneOf(user));
    const token = browser.cookie('portal_mfa') ?? '';
    const racers = Array.from({ length: 50 }, (_, index) => {
      const racer = openBrowser(test, `198.51.100.${index + 1}`);
      racer.copyOf('portal_mfa', token);
      return verify(racer, code);
    });
    const statuses = (await Promise.all(racers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const sessions = await test.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
    expect(sessions).toHaveLength(1);
  });

  it('pauses a person whose codes are guessed over many sign-ins, and says so in the audit log', async () => {
    const user = await userWithPhone();
    let response = null;
    for (let round = 0; round < 4; round += 1) {
      const browser = openBrowser(test, `203.0.113.${round + 1}`);
      await browser.signIn(user.email);
      const code = await messages.textedCode(phoneOf(user), round + 1);
      for (let guess = 0; guess < 5; guess += 1) response = await verify(browser, wrongOf(code));
    }
    expect(response?.statusCode).toBe(429);
    const audited = await test.db
      .selectFrom('audit_log')
      .select('action')
      .distinct()
      .where('entity_id', '=', user.id.toString())
      .where('platform_id', '=', platformId)
      .orderBy('action')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['mfa.failed', 'mfa.paused']);
  });

  it('sends a person ten codes an hour at most', async () => {
    const user = await userWithPhone();
    const browser = openBrowser(test);
    for (let round = 0; round < 10; round += 1) expect((await browser.signIn(user.email)).mfa).not.toBeNull();
    const response = await browser.call('POST', '/api/authenticate', { username: user.email, password: TEST_PASSWORD });
    expect([response.statusCode, getErrorKey(response)]).toEqual([429, 'error.mfa.tooMany']);
  });

  it('takes the printed form, code and device in the query', async () => {
    const browser = openBrowser(test);
    const user = await userWithPhone();
    await browser.signIn(user.email);
    const code = await messages.textedCode(phoneOf(user));
    const response = await browser.call('POST', `/api/mfa/verify?code=${code}&rememberDevice=true`, {});
    expect(response.statusCode).toBe(200);
    expect(browser.cookie('portal_mfa_device')).toMatch(/^[\w-]{22}$/);
  });

  it.each(['', 'forged', 'x'.repeat(1_000)])('without a sign-in that waits, nothing can be had: %p', async (token) => {
    const browser = openBrowser(test);
    browser.copyOf('portal_mfa', token);
    for (const [method, url, body] of [
      ['GET', '/api/mfa/remembered', undefined],
      ['POST', '/api/mfa/verify', { code: '123456' }],
      ['POST', '/api/mfa/resend', {}],
      ['POST', '/api/mfa/phone', { phoneNumber: '+12025550143' }],
    ] as const)
      expect(getErrorKey(await browser.call(method, url, body))).toBe('error.mfa.ended');
  });

  it('ends with the user’s access', async () => {
    const user = await userWithPhone();
    const browser = openBrowser(test);
    await browser.signIn(user.email);
    await test.db.updateTable('users').set({ status: 'DEACTIVATED' }).where('id', '=', user.id).execute();
    expect(getErrorKey(await verify(browser, await messages.textedCode(phoneOf(user))))).toBe('error.mfa.ended');
  });
});

describe('a remembered device', () => {
  it('needs no code for sixty days, on this browser and for this person only', async () => {
    const user = await userWithPhone();
    const browser = openBrowser(test);
    await signInFully(browser, user, true);
    const sent = messages.texts.length;
    expect((await browser.signIn(user.email)).mfa).toMatchObject({ isRemembered: true });
    const response = await browser.call('GET', '/api/mfa/remembered');
    expect(response.json<{ jwt: SessionTokens }>().jwt.idToken).toBeTruthy();
    expect(messages.texts).toHaveLength(sent);

    const other = openBrowser(test);
    expect((await other.signIn(user.email)).mfa).toMatchObject({ isRemembered: false });
    expect((await other.call('GET', '/api/mfa/remembered')).json()).toMatchObject({ jwt: null, mfa: null });

    const colleague = await userWithPhone();
    expect((await browser.signIn(colleague.email)).mfa).toMatchObject({ isRemembered: false });

    test.clock.advance(60 * DAY);
    expect((await browser.signIn(user.email)).mfa).toMatchObject({ isRemembered: false });
    expect((await browser.call('GET', '/api/mfa/remembered')).json()).toMatchObject({ jwt: null });
  });

  it('is listed and forgotten from the profile, and with a new password', async () => {
    const user = await userWithPhone();
    const browser = openBrowser(test);
    await signInFully(browser, user, true);
    const [device] = (await browser.call('GET', '/api/mfa/devices')).json<MfaDevice[]>();
    expect(device).toMatchObject({ ipAddress: '192.0.2.1' });

    const stranger = openBrowser(test);
    await stranger.signIn((await buildUser(test.db, { platform_id: platformId })).email);
    expect((await stranger.call('DELETE', `/api/mfa/devices/${device?.deviceId}`)).statusCode).toBe(404);
    expect((await browser.call('DELETE', `/api/mfa/devices/${device?.deviceId}`)).statusCode).toBe(204);
    expect((await browser.call('GET', '/api/mfa/devices')).json()).toEqual([]);

    test.clock.advance(2 * 60 * MINUTE);
    await signInFully(browser, user, true);
    const newPassword = 'Lantern-Harbour-7!';
    await browser.call('POST', '/api/account/change-password', { currentPassword: TEST_PASSWORD, newPassword });
    expect((await browser.call('GET', '/api/mfa/devices')).json()).toEqual([]);
  });
});

describe('an organisation that asks everybody for a code', () => {
  let strictId: bigint;
  beforeAll(async () => {
    strictId = (await buildPlatform(test.db)).id;
    await test.db.insertInto('sign_in_policies').values({ platform_id: strictId, codes: 'REQUIRED' }).execute();
  });

  it('lets a newcomer register a phone, which signs in and stands in the profile', async () => {
    const user = await buildUser(test.db, { platform_id: strictId });
    const browser = openBrowser(test);
    expect((await browser.signIn(user.email)).mfa).toMatchObject({ type: null, types: [], destination: null });
    expect(getErrorKey(await verify(browser, '123456'))).toBe('error.mfa.ended');
    const registered = await browser.call('POST', '/api/mfa/phone', { phoneNumber: '(202) 555-0143' });
    expect(registered.json<MfaChallenge>()).toMatchObject({ type: 'PHONE', destination: '•••• 0143' });
    browser.adopt((await verify(browser, await messages.textedCode('+12025550143'))).json<SessionTokens>());
    expect((await browser.call('GET', '/api/account')).json()).toMatchObject({ mfaType: 'PHONE' });
    expect((await browser.call('GET', '/api/mfa/methods')).json<MfaMethods>().methods).toMatchObject([
      { type: 'PHONE', destination: '+1 202 555 0143' },
    ]);
    const removed = await browser.call('DELETE', '/api/mfa/methods/PHONE', { currentPassword: TEST_PASSWORD });
    expect([removed.statusCode, getErrorKey(removed)]).toEqual([409, 'error.mfa.required']);
  });

  it.each([
    ['', 'error.phone.required'],
    ['call me', 'error.phone.notANumber'],
    ['+1 202 555', 'error.phone.invalid'],
    ['+1 800 555 0143', 'error.phone.invalid'],
  ])('refuses the number %j at its field', async (phoneNumber, i18nKey) => {
    const browser = openBrowser(test);
    await browser.signIn((await buildUser(test.db, { platform_id: strictId })).email);
    const response = await browser.call('POST', '/api/mfa/phone', { phoneNumber });
    expect(response.json<ErrorBody>().fields).toEqual([{ field: 'phoneNumber', i18nKey }]);
  });
});

describe('methods in the profile', () => {
  async function signedIn() {
    const user = await buildUser(test.db, { platform_id: platformId });
    const browser = openBrowser(test);
    await browser.signIn(user.email);
    return { user, browser };
  }

  it('an authenticator is added by its code, asked for at the next sign-in, and takes each code once', async () => {
    const { user, browser } = await signedIn();
    const { secret, otpauthUrl, qrCode } = await browser.setUp({ type: 'OTP' });
    const totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') });
    const now = () => totp.generate({ timestamp: test.clock.now().getTime() });
    expect(otpauthUrl).toContain(`otpauth://totp/Rewards%20Portal:${encodeURIComponent(user.email)}?`);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await browser.call('POST', '/api/mfa/methods/confirm', { code: now() })).statusCode).toBe(204);
    expect(await messages.mails(user)).toMatchObject([
      { subject: 'Your sign-in codes for Rewards Portal were changed' },
    ]);
    const stored = await test.db
      .selectFrom('mfa_methods')
      .select('sealed_secret')
      .where('user_id', '=', user.id)
      .execute();
    expect(stored[0]?.sealed_secret).not.toContain(secret);

    const next = openBrowser(test);
    expect((await next.signIn(user.email)).mfa).toMatchObject({ type: 'OTP', destination: null, resendAt: null });
    expect(getErrorKey(await verify(next, now()))).toBe('error.mfa.codeWrong');
    test.clock.advance(30 * SECOND);
    await next.signIn(user.email);
    expect((await verify(next, now())).statusCode).toBe(200);
  });

  it('codes by mail come after the password was shown again; another method can be chosen at sign-in', async () => {
    const { user, browser } = await signedIn();
    const refused = await browser.call('POST', '/api/mfa/methods', { type: 'EMAIL', currentPassword: 'wrong' });
    expect(refused.json<ErrorBody>().fields).toEqual([{ field: 'currentPassword', i18nKey: 'error.password.wrong' }]);
    expect(await browser.setUp({ type: 'EMAIL' })).toMatchObject({ type: 'EMAIL', secret: null });
    const code = await messages.mailedCode(user);
    expect((await browser.call('POST', '/api/mfa/methods/confirm', { code: wrongOf(code) })).statusCode).toBe(400);
    expect((await browser.call('POST', '/api/mfa/methods/confirm', { code })).statusCode).toBe(204);
    await addPhone(user);

    const next = openBrowser(test);
    expect((await next.signIn(user.email)).mfa).toMatchObject({ type: 'EMAIL', types: ['PHONE', 'EMAIL'] });
    const changed = await next.call('POST', '/api/mfa/resend', { type: 'PHONE' });
    expect(changed.json<MfaChallenge>()).toMatchObject({
      type: 'PHONE',
      destination: `•••• ${phoneOf(user).slice(-4)}`,
    });
    expect(getErrorKey(await verify(next, await messages.mailedCode(user, 2)))).toBe('error.mfa.codeWrong');
    expect((await verify(next, await messages.textedCode(phoneOf(user)))).statusCode).toBe(200);
    expect((await next.call('POST', '/api/mfa/resend', { type: 'OTP' })).statusCode).toBe(401);
  });

  it('a set-up’s code that was tried too often is sent again, half a minute later', async () => {
    const { user, browser } = await signedIn();
    await browser.setUp({ type: 'EMAIL' });
    const first = await messages.mailedCode(user);
    const confirm = (code: string) => browser.call('POST', '/api/mfa/methods/confirm', { code });
    for (let round = 0; round < 5; round += 1) await confirm(wrongOf(first));
    expect(getErrorKey(await confirm(first))).toBe('error.mfa.codeSpent');
    expect(getErrorKey(await browser.call('POST', '/api/mfa/resend', {}))).toBe('error.mfa.tooSoon');
    test.clock.advance(30 * SECOND);
    expect(getErrorKey(await browser.call('POST', '/api/mfa/resend', { type: 'PHONE' }))).toBe('error.mfa.notOffered');
    const sent = await browser.call('POST', '/api/mfa/resend', {});
    expect(sent.json<MfaChallenge>()).toMatchObject({ type: 'EMAIL' });
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(await messages.mailedCode(user, 2))).statusCode).toBe(204);
  });

  it('the preferred one is asked for first; the last one goes with the remembered devices', async () => {
    const { user, browser } = await signedIn();
    await addPhone(user);
    await addMethod(user, { type: 'EMAIL' });
    expect((await browser.call('PUT', '/api/mfa/methods/EMAIL/preferred')).statusCode).toBe(204);
    expect((await browser.call('PUT', '/api/mfa/methods/OTP/preferred')).statusCode).toBe(404);
    const { preferred, offered, isRequired } = (await browser.call('GET', '/api/mfa/methods')).json<MfaMethods>();
    expect({ preferred, offered, isRequired }).toEqual({
      preferred: 'EMAIL',
      offered: ['PHONE', 'EMAIL', 'OTP'],
      isRequired: false,
    });
    for (const type of ['EMAIL', 'PHONE'])
      expect(
        (await browser.call('DELETE', `/api/mfa/methods/${type}`, { currentPassword: TEST_PASSWORD })).statusCode,
      ).toBe(204);
    const again = await browser.call('DELETE', '/api/mfa/methods/PHONE', { currentPassword: TEST_PASSWORD });
    expect(again.statusCode).toBe(404);
    expect((await openBrowser(test).signIn(user.email)).jwt).not.toBeNull();
    const kept = await test.db.selectFrom('users').select('mfa_type').where('id', '=', keyOf(user).id).execute();
    expect(kept).toEqual([{ mfa_type: null }]);
  });

  it('belong to one person: another’s begun set-up confirms nothing', async () => {
    const { browser } = await signedIn();
    await browser.setUp({ type: 'PHONE', phoneNumber: '(202) 555-0144' });
    const code = await messages.textedCode('+12025550144');
    const { browser: stranger } = await signedIn();
    stranger.copyOf('portal_mfa', browser.cookie('portal_mfa') ?? '');
    expect((await stranger.call('POST', '/api/mfa/methods/confirm', { code })).statusCode).toBe(410);
    expect(getErrorKey(await verify(stranger, code))).toBe('error.mfa.ended');
    expect((await browser.call('POST', '/api/mfa/methods/confirm', { code })).statusCode).toBe(204);
  });
});
