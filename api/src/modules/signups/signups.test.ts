import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer, PrincipalUser, SessionTokens } from '@portal/shared/contract/session';
import type { Onboarding, OnboardingSubmitted } from '@portal/shared/contract/onboarding';
import type { Signup, SignupVerification } from '@portal/shared/contract/signups';
import type { LightMyRequestResponse } from 'fastify';
import { keyOf } from '../../db/TenantKey.ts';
import type { JobData } from '../../jobs/portalJobs.ts';
import type { OutgoingMail } from '../../providers/email/Mailer.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { withoutInserts } from '../../testing/forcedFailures.ts';
import { openBrowser } from '../../testing/mfaFixture.ts';
import { buildOnboardingContent, buildSignupBody } from '../../testing/signupCalls.ts';
import { solveCaptcha } from '../../testing/solveCaptcha.ts';
import { buildTestApp, callWith, type Call, type TestApp } from '../../testing/testApp.ts';
import { createNotices } from '../outbox/index.ts';
import { createOpeningService } from '../accounts/index.ts';
import { createTerms } from '../agreements/index.ts';
import { createFinishSignup } from './finishService.ts';
import { createSignupMailsModule } from './index.ts';

const PASSWORD = 'Lantern-Harbour-7!';
const DAY = 24 * 60 * 60_000;

let test: TestApp;
let address = 0;
beforeAll(async () => {
  test = await buildTestApp();
  await test.jobs.start();
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

const post = (url: string, payload: object = {}, remoteAddress = `192.0.2.${(address += 1)}`) =>
  test.app.inject({ method: 'POST', url, payload, remoteAddress });
const ask = (overrides: Parameters<typeof buildSignupBody>[0] = {}) => post('/api/signups', buildSignupBody(overrides));
const verify = (token: string) => test.app.inject(`/api/signups/verification/${token}`);
const finish = (token: string, newPassword = PASSWORD) => post('/api/signups/finish', { token, newPassword });
const failureOf = (response: LightMyRequestResponse) => {
  const { status, i18nKey } = response.json<ErrorBody>();
  return [status, i18nKey];
};

/** Does the jobs that mail sign-ups, and returns the mails to strangers. */
async function runMails(): Promise<readonly OutgoingMail[]> {
  const { rows } = await test.database.pool.query<{ id: string; data: JobData<'send-signup-mail'> }>(
    `delete from pgboss.job where name = 'send-signup-mail' returning id, data`,
  );
  const sent: OutgoingMail[] = [];
  const mailer = {
    send: (mail: OutgoingMail) => {
      sent.push(mail);
      return Promise.resolve({ outcome: 'sent', response: '250 OK' } as const);
    },
    close: () => undefined,
  };
  const { workers } = createSignupMailsModule({
    ...test,
    db: test.database.db,
    mailer,
    sendNotice: createNotices(test.jobs.enqueue, test.env.publicUrl),
  });
  const outcomes = await workers?.['send-signup-mail']?.handle(rows.map(({ data }) => data));
  expect(outcomes).toEqual(rows.map(() => ({ done: true })));
  return sent;
}

const tokenIn = (mail?: OutgoingMail): string => /signup\/verify\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';

/** Signs up, and returns the answer with the token of the mail. */
async function askAndOpen(overrides: Parameters<typeof buildSignupBody>[0]) {
  const response = await ask(overrides);
  const [mail] = await runMails();
  return { signup: response.json<Signup>(), token: tokenIn(mail) };
}

it('makes a company of a sign-up whose address is proven, once', async () => {
  const response = await ask({ country: 'GB', state: 'Herefordshire', postalCode: 'HR1 2AB', langKey: 'fr' });
  expect([response.statusCode, response.json<Signup>().email]).toEqual([201, 'grace@harbor-lights.example']);
  const kept = await test.db.selectFrom('signups').select('sealed_body').executeTakeFirstOrThrow();
  expect(kept.sealed_body).not.toContain('Harbor');
  const [mail] = await runMails();
  expect(mail?.subject).toBe('Confirmez votre adresse pour le Portail de récompenses');
  expect(mail?.to).toEqual({ name: 'Grace Hopper', address: 'grace@harbor-lights.example' });
  const token = tokenIn(mail);
  for (const _look of [1, 2])
    expect((await verify(token)).json<SignupVerification>()).toMatchObject({
      companyName: 'Harbor Lights',
      langKey: 'fr',
    });
  expect((await finish(token, 'short')).json<ErrorBody>().fields).toEqual([
    { field: 'newPassword', i18nKey: 'error.password.rules' },
  ]);
  const answers = await Promise.all([finish(token), finish(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  const { jwt } = answers.find(({ statusCode }) => statusCode === 200)?.json<AuthenticateAnswer>() ?? { jwt: null };
  const call = callWith(test.app, jwt?.idToken ?? '');
  const account = (await call({ method: 'GET', url: '/api/account' })).json<PrincipalUser>();
  expect(account).toMatchObject({ kybStatus: 'NOT_SUBMITTED', onboarded: false, roleString: 'admin', langKey: 'fr' });
  expect(account.authorities).not.toContain('STEP4_ONBOARD_INFO_COMPLETE');
  expect(account.activeAccountIdentifier).toMatch(/^harbor-lights-main-account-/);
  expect(failureOf(await call({ method: 'GET', url: '/api/orders' }))).toEqual([403, 'error.onboarding.incomplete']);
  const { platformClientId } = account;
  const platform = await test.db
    .selectFrom('platforms')
    .innerJoin('accounts', 'accounts.platform_id', 'platforms.id')
    .innerJoin('customers', 'customers.platform_id', 'platforms.id')
    .innerJoin('agreements', 'agreements.platform_id', 'platforms.id')
    .select(['platforms.name', 'currency_code', 'customers.display_name', 'agreements.kind', 'ip_address'])
    .where('platform_client_id', '=', platformClientId)
    .execute();
  expect(platform).toEqual([
    {
      name: 'Harbor Lights',
      currency_code: 'GBP',
      display_name: 'Harbor Lights group',
      kind: 'TERMS',
      ip_address: expect.stringMatching(/^192\.0\.2\./) as unknown,
    },
  ]);
  for (const again of [await verify(token), await finish(token)])
    expect(failureOf(again)).toEqual([410, 'error.signup.used']);
});

it('answers the same for an address that has a user, who is told to sign in', async () => {
  const user = await buildUser(test.db, { platform_id: (await buildPlatform(test.db)).id });
  const response = await ask({ email: user.email.toUpperCase() });
  expect([response.statusCode, Object.keys(response.json<Signup>())]).toEqual([
    201,
    ['id', 'email', 'resendFrom', 'expiresAt'],
  ]);
  expect(await runMails()).toEqual([]);
  const { platformId } = keyOf(user);
  const notices = await test.db.selectFrom('outbox').select('topic').where('platform_id', '=', platformId).execute();
  expect(notices).toEqual([{ topic: 'SIGNUP_KNOWN_MAIL' }]);
});

it('says at its field what cannot sign up', async () => {
  const refused = async (overrides: Parameters<typeof buildSignupBody>[0]) =>
    (await ask(overrides)).json<ErrorBody>().fields?.map(({ field, i18nKey }) => [field, i18nKey]);
  expect(await refused({ email: 'info@harbor-lights.example' })).toEqual([['email', 'error.signup.sharedMailbox']]);
  expect(await refused({ email: 'grace@mail.gmail.com' })).toEqual([['email', 'error.signup.freeMail']]);
  expect(await refused({ companyName: 'Harbor & Lights', postalCode: 'x', useCase: 'OTHER' })).toEqual([
    ['postalCode', 'error.address.postalCode.US'],
    ['companyName', 'error.signup.companyCharacters'],
    ['useCaseDetail', 'error.signup.useCaseDetail'],
  ]);
  const old = await ask({ terms: { version: '2000-01', language: 'en' } });
  expect(failureOf(old)).toEqual([409, 'error.terms.changed']);
  const check = await post('/api/signups/email-check', { email: 'noreply@harbor-lights.example' });
  expect(check.json<ErrorBody>().fields).toEqual([{ field: 'email', i18nKey: 'error.signup.sharedMailbox' }]);
  expect((await post('/api/signups/email-check', { email: 'hr@harbor-lights.example' })).statusCode).toBe(204);
});

it('asks for a captcha from the third try of an IP address on', async () => {
  const body = buildSignupBody({ email: 'captcha@harbor-lights.example' });
  const send = (captcha?: string) => post('/api/signups', { ...body, captcha }, '198.51.100.1');
  expect([await send(), await send()].map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(failureOf(await send())).toEqual([422, 'error.captcha.required']);
  expect((await send(await solveCaptcha(test.app))).statusCode).toBe(201);
  await runMails();
});

it('mails again after a pause, with the same link, until the address is another one', async () => {
  const { signup, token } = await askAndOpen({ email: 'again@harbor-lights.example' });
  const resend = () => post(`/api/signups/${signup.id}/resend`);
  expect(failureOf(await resend())).toEqual([429, 'error.signup.tooSoon']);
  for (let mail = 0; mail < 5; mail += 1) {
    test.clock.advance(30_000);
    expect((await resend()).statusCode).toBe(200);
    expect((await runMails()).map(tokenIn)).toEqual([token]);
  }
  test.clock.advance(30_000);
  expect(failureOf(await resend())).toEqual([429, 'error.signup.tooMany']);
  test.clock.advance(60 * 60_000);
  const url = `/api/signups/${signup.id}/email`;
  const changed = await test.app.inject({ method: 'PUT', url, payload: { email: 'other@harbor-lights.example' } });
  expect(changed.json<Signup>().email).toBe('other@harbor-lights.example');
  const [mail] = await runMails();
  expect(mail?.to.address).toBe('other@harbor-lights.example');
  expect(failureOf(await verify(token))).toEqual([410, 'error.signup.used']);
  expect((await verify(tokenIn(mail))).statusCode).toBe(200);
  test.clock.advance(DAY);
  for (const late of [await verify(tokenIn(mail)), await finish(tokenIn(mail)), await resend()])
    expect(failureOf(late)).toEqual([410, 'error.signup.expired']);
  await test.tidyUp(test.clock.now());
  const bodies = await test.db.selectFrom('signups').select('id').where('sealed_body', 'is not', null).execute();
  expect(bodies).toEqual([]);
  for (const forged of [await verify('x'), await finish('x'), await post(`/api/signups/${'x'.repeat(22)}/resend`)])
    expect(failureOf(forged)).toEqual([404, 'error.signup.unknown']);
});

it('keeps nothing half when something unexpected happens, and says what', async () => {
  const { signup, token } = await askAndOpen({ email: 'forced@harbor-lights.example' });
  const without = <T>(table: string, work: () => Promise<T>) => withoutInserts(test.database, table, work);
  expect(failureOf(await without('signups', () => ask()))).toEqual([503, 'error.signup.notCreated']);
  expect(failureOf(await without('roles', () => finish(token)))).toEqual([503, 'error.signup.notCreated']);
  test.clock.advance(30_000);
  const resent = await without('pgboss.job', () => post(`/api/signups/${signup.id}/resend`));
  expect(failureOf(resent)).toEqual([503, 'error.signup.notResent']);
  await test.db.updateTable('signups').set({ sealed_body: 'broken' }).where('token_hash', 'is not', null).execute();
  expect(failureOf(await verify(token))).toEqual([503, 'error.signup.verification']);
});

it('finishes nothing for an address that got a user meanwhile', async () => {
  const { token } = await askAndOpen({ email: 'taken@harbor-lights.example' });
  await buildUser(test.db, { platform_id: (await buildPlatform(test.db)).id, email: 'taken@harbor-lights.example' });
  expect(failureOf(await finish(token))).toEqual([409, 'error.signup.taken']);
});

it('finishes nothing by a link whose address is changed before its transaction begins', async () => {
  const { signup, token } = await askAndOpen({ email: 'moving@harbor-lights.example' });
  const payload = { email: 'moved@harbor-lights.example' };
  const finishLate = createFinishSignup({
    ...test,
    credentialKey: test.env.credentialKey,
    opener: createOpeningService(test),
    terms: createTerms(test.env.terms),
    hashPassword: async () => {
      const changed = await test.app.inject({ method: 'PUT', url: `/api/signups/${signup.id}/email`, payload });
      return String(changed.statusCode);
    },
    openSignedIn: () => Promise.reject(new Error('opened')),
  });
  const caller = { ipAddress: '192.0.2.1', userAgent: null, deviceToken: null };
  await expect(finishLate(token, PASSWORD, caller)).rejects.toMatchObject({ i18nKey: 'error.signup.used' });
  await runMails();
});

it('lets staff make exceptions of domains, with a reason', async () => {
  const { call } = await buildStaff(test);
  const url = '/api/staff/signup-domains/Gmail.com';
  const put = (reason: string) => call({ method: 'PUT', url, payload: { rule: 'ACCEPT', reason } });
  expect((await put('')).json<ErrorBody>().fields).toEqual([
    { field: 'reason', i18nKey: 'error.staff.reasonRequired' },
  ]);
  expect((await put('A partner')).json()).toMatchObject({ domain: 'gmail.com', rule: 'ACCEPT', reason: 'A partner' });
  expect((await ask({ email: 'grace@gmail.com' })).statusCode).toBe(201);
  expect((await call({ method: 'GET', url: '/api/staff/signup-domains' })).json()).toHaveLength(1);
  expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(failureOf(await call({ method: 'DELETE', url }))).toEqual([404, 'error.notFound']);
  const none = await call({
    method: 'PUT',
    url: '/api/staff/signup-domains/x',
    payload: { rule: 'REFUSE', reason: 'x' },
  });
  expect(none.json<ErrorBody>().fields).toEqual([{ field: 'domain', i18nKey: 'error.signup.domain' }]);
  await runMails();
});

describe('the wizard', () => {
  /** A company that has signed up, and the caller who administers it. */
  async function company() {
    const { token } = await askAndOpen({ email: `wizard${(address += 1)}@harbor-lights.example` });
    const { jwt } = (await finish(token)).json<AuthenticateAnswer>();
    return callWith(test.app, jwt?.idToken ?? '');
  }
  const save = (call: Call, version: number, more: object = {}) =>
    call({
      method: 'PUT',
      url: '/api/onboarding',
      payload: { version, step: 'company', content: buildOnboardingContent(), ...more },
    });
  const submit = (call: Call, version: number) =>
    call({ method: 'POST', url: '/api/onboarding/submit', payload: { version } });

  it('begins with what was said at sign-up, keeps half of it, and opens the portal when all is told', async () => {
    const call = await company();
    const begun = (await call({ method: 'GET', url: '/api/onboarding' })).json<Onboarding>();
    expect(begun).toMatchObject({
      version: 0,
      content: {
        usage: { rewardsUsage: ['RESEARCH_PARTICIPANTS'] },
        company: { legalName: 'Harbor Lights', postalCode: '05401', phoneNumber: '' },
      },
    });
    expect((await submit(call, 0)).json<ErrorBody>().fields?.map(({ field }) => field)).toEqual([
      'company.phoneNumber',
      'company.taxId',
      'additional.industry',
      'additional.monthlyVolume',
      'additional.firstSend',
    ]);
    const half = await save(call, 0, { content: { company: { legalName: 'Harbor &' } } });
    expect(half.json<Onboarding>()).toMatchObject({ version: 1, step: 'company', savedBy: 'Grace Hopper' });
    const wrong = await save(call, 1, { taxId: '12-345' });
    expect(wrong.json<ErrorBody>().fields).toEqual([{ field: 'taxId', i18nKey: 'error.onboarding.taxId.US' }]);
    const whole = (await save(call, 1, { taxId: '123456789' })).json<Onboarding>();
    expect(whole).toMatchObject({ version: 2, taxIdLastFour: '6789' });
    const draft = await test.db.selectFrom('onboarding_drafts').select('sealed_tax_id').executeTakeFirstOrThrow();
    expect(draft.sealed_tax_id).not.toContain('3456789');
    expect((await save(call, 2)).json<Onboarding>().taxIdLastFour).toBe('6789');
    expect(failureOf(await save(call, 2))).toEqual([409, 'error.onboarding.changed']);
    expect(failureOf(await submit(call, 2))).toEqual([409, 'error.onboarding.changed']);
    expect((await submit(call, 3)).json<OnboardingSubmitted>()).toMatchObject({
      kybStatus: 'UNDER_REVIEW',
      submittedAt: test.clock.now().toISOString(),
    });
    const account = (await call({ method: 'GET', url: '/api/account' })).json<PrincipalUser>();
    expect(account).toMatchObject({ onboarded: true, kybStatus: 'UNDER_REVIEW' });
    expect((await call({ method: 'GET', url: '/api/orders' })).statusCode).toBe(200);
    expect(failureOf(await submit(call, 3))).toEqual([409, 'error.onboarding.submitted']);
    expect(failureOf(await save(call, 0))).toEqual([409, 'error.onboarding.submitted']);
    expect(await test.db.selectFrom('onboarding_drafts').selectAll().execute()).toEqual([]);
    const facts = await test.db.selectFrom('kyb_submissions').selectAll().executeTakeFirstOrThrow();
    expect(facts).toMatchObject({
      company_name: 'Harbor Lights & Sons (Vermont), Inc.',
      phone_number: '+18025550117',
      web_site: 'https://harbor-lights.example/',
      sign_up: { useCase: 'RESEARCH_INCENTIVES', sendsForOthers: true, isLargeSpender: false },
    });
  });

  it('does not keep staff who emulate the organisation, nor lets them tell for it', async () => {
    const call = await company();
    const { platformClientId } = (await call({ method: 'GET', url: '/api/account' })).json<PrincipalUser>();
    const { user } = await buildStaff(test);
    const staff = openBrowser(test);
    await staff.signIn(user.email);
    const begun = await staff.call('POST', `/api/staff/platforms/${platformClientId}/emulation`, {
      reason: 'They asked.',
    });
    staff.adopt((await staff.call('POST', '/api/authenticate/emulate', begun.json())).json<SessionTokens>());
    expect((await staff.call('GET', '/api/account')).json<PrincipalUser>().onboarded).toBe(true);
    expect((await staff.call('GET', '/api/customers')).statusCode).toBe(200);
    const body = { version: 0, step: 'company', content: buildOnboardingContent() };
    expect((await staff.call('PUT', '/api/onboarding', body)).statusCode).toBe(403);
  });
});

it('searches addresses without a session', async () => {
  const found = await test.app.inject('/api/signups/address-lookup/suggestions?query=100&country=US');
  expect(found.statusCode).toBe(200);
});
