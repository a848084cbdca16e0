import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import type { SsoAnswers } from '@portal/shared/contract/ssoConnections';
import type { SsoSignIn } from '@portal/shared/contract/ssoSignIn';
import type { InjectOptions } from 'fastify';
import type { IdpFault } from '../../../providers/idp/sandbox/IdpContext.ts';
import { samlSandboxCertificate } from '../../../providers/idp/sandbox/samlKey.ts';
import { startIdpSandbox, type IdpSandbox } from '../../../providers/idp/sandbox/startIdpSandbox.ts';
import { buildPlatform, buildUser } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

const connection = 'alder1';
const domain = 'alder-saml.example';
const email = `maya@${domain}`;
const VALID = [new Date('2020-01-01T00:00:00Z'), new Date('2999-01-01T00:00:00Z')] as const;

let test: TestApp;
let sandbox: IdpSandbox;
let manager: Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  test = await buildTestApp();
  sandbox = await startIdpSandbox({ port: 0, portals: [new URL(test.env.publicUrl).origin], file: null });
  const { id: platform_id } = await buildPlatform(test.db);
  manager = await buildUser(test.db, {
    platform_id,
    authorities: ['AUTH_MANAGEMENT_MANAGE'],
    organization_access: true,
  });
  await buildUser(test.db, { platform_id, email });
  sandbox.context.people.put('maya-1', { subject: 'maya-1', email, givenName: 'Maya', familyName: 'Lind' });
  await addConnection(platform_id);
});
afterAll(async () => {
  await sandbox.close();
  await test.close();
});

async function addConnection(platform_id: bigint): Promise<void> {
  const { db } = test;
  const at = test.clock.now();
  const changed = { platform_id, created_at: at, changed_by_user_id: manager.id, changed_at: at };
  await db
    .insertInto('sso_domains')
    .values({ ...changed, identifier: 'domain1', domain, token: '', verified_at: at })
    .execute();
  await db.insertInto('sso_domain_routes').values({ domain, platform_id }).execute();
  const url = `${sandbox.context.url()}/saml`;
  const { id } = await db
    .insertInto('sso_connections')
    .values({
      ...changed,
      identifier: connection,
      type: 'SAML',
      display_name: 'Alder SAML',
      name_key: 'alder saml',
      state: 'ENABLED',
      mfa_bypass: true,
      entity_id: `${url}/metadata`,
      sign_in_url: `${url}/sso`,
      sign_out_url: `${url}/slo`,
      signature_algorithm: 'SHA256',
      digest_algorithm: 'SHA256',
      binding: 'REDIRECT',
      sign_request: true,
      debug: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('sso_connection_routes').values({ identifier: connection, platform_id }).execute();
  await db
    .insertInto('sso_certificates')
    .values({
      platform_id,
      connection_id: id,
      fingerprint: 'first',
      position: 0,
      subject: 'Sandbox',
      certificate: samlSandboxCertificate(...VALID),
      starts_at: VALID[0],
      ends_at: VALID[1],
    })
    .execute();
}

const inject = (options: InjectOptions) => test.app.inject(options);

/** Begins to sign in; returns where the browser goes, with its cookie. */
async function begin() {
  const response = await inject({
    method: 'POST',
    url: '/api/authenticate/sso',
    payload: { email, connectionId: null },
  });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { cookies, redirectUrl: response.json<SsoSignIn>().redirectUrl ?? '' };
}

/** Lets the sandbox answer; returns the fields of its form. */
async function visit(redirectUrl: string, faults: readonly IdpFault[] = []): Promise<Record<string, string>> {
  sandbox.choose(email, faults);
  const page = await (await fetch(redirectUrl)).text();
  const fields = page.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']): [string, string] => [name, value]));
}

/** Posts an answer as the browser does; returns the address to which it leads. */
async function answer(fields: Record<string, string>): Promise<string> {
  const response = await inject({
    method: 'POST',
    url: `/api/sso/${connection}/acs`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.statusCode).toBe(303);
  return String(response.headers.location);
}

const finish = (address: string, cookies: Record<string, string>) =>
  inject({
    method: 'POST',
    url: '/api/authenticate/sso/finish',
    cookies,
    payload: { result: new URLSearchParams(address.split('?')[1]).get('result') },
  });

it('signs in by an answer, which opens one session however often it comes', async () => {
  const { cookies, redirectUrl } = await begin();
  const fields = await visit(redirectUrl);
  const addresses = await Promise.all(Array.from({ length: 10 }, () => answer(fields)));
  const [result = '', ...others] = addresses.filter((address) => address.includes('result='));
  expect(others).toEqual([]);
  const responses = await Promise.all([1, 2, 3].map(() => finish(result, cookies)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
  const opened = responses.find(({ statusCode }) => statusCode === 200);
  expect(opened?.json<AuthenticateAnswer>()).toMatchObject({ mfa: null });
  expect(await answer(fields)).toContain('error=resultEnded');
});

it.each<[string, readonly IdpFault[]]>([
  ['answerInvalid', ['unsigned']],
  ['answerInvalid', ['unsolicited']],
  ['clockWrong', ['expiry']],
])('opens no session: %s for %p', async (error, faults) => {
  const { redirectUrl } = await begin();
  expect(await answer(await visit(redirectUrl, faults))).toContain(`error=${error}`);
});

it('takes no assertion a second time, whichever request it answers', async () => {
  const { redirectUrl } = await begin();
  const fields = await visit(redirectUrl);
  await test.db.deleteFrom('saml_answers').execute();
  expect(await answer(fields)).toContain('result=');
  await test.db.deleteFrom('sso_answers').execute();
  expect(await answer(fields)).toContain('error=answerInvalid');
});

it('shows the last answers to those who set the connection up', async () => {
  const call = await test.signIn(manager.email);
  const url = `/api/sso/connections/${connection}/answers`;
  const answers = (await call({ url })).json<SsoAnswers>();
  expect(answers.map(({ isAccepted, i18nKey }) => [isAccepted, i18nKey])).toEqual([
    [false, 'error.sso.samlReplayed'],
    [true, null],
  ]);
  expect(answers[0]?.xml).toContain('<saml:Assertion');
  const stranger = await buildUser(test.db, {
    platform_id: (await buildPlatform(test.db)).id,
    authorities: ['AUTH_MANAGEMENT_MANAGE'],
    organization_access: true,
  });
  expect((await (await test.signIn(stranger.email))({ url })).statusCode).toBe(404);
  await test.tidyUp(new Date('2026-03-04T12:00:00Z'));
  expect((await call({ url })).json()).toEqual([]);
});

it('gives providers our metadata, and posts requests where they want forms', async () => {
  const metadata = await inject({ url: `/api/sso/${connection}/metadata` });
  expect(metadata.headers['content-type']).toContain('xml');
  expect(metadata.body).toContain('AuthnRequestsSigned="true"');
  expect((await inject({ url: '/api/sso/unsaved1/metadata' })).body).toContain('/api/sso/unsaved1/acs');
  await test.db.updateTable('sso_connections').set({ binding: 'POST' }).where('identifier', '=', connection).execute();
  const { redirectUrl } = await begin();
  const { pathname, search } = new URL(redirectUrl);
  const page = await inject({ url: pathname + search });
  expect(page.headers['content-security-policy']).toContain(
    `form-action https: ${new URL(sandbox.context.url()).origin}`,
  );
  expect(page.body).toContain(`action="${sandbox.context.url()}/saml/sso"`);
  expect((await inject({ url: `/api/sso/${connection}/slo`, method: 'POST' })).headers.location).toContain('#/login');
});
