import type { Agreement } from '@portal/shared/contract/agreements';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { PrincipalUser, SessionStatus } from '@portal/shared/contract/session';
import type { Terms } from '@portal/shared/contract/terms';
import { ACCEPTED_TERMS } from '../../testing/acceptedTerms.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type Call } from '../../testing/testApp.ts';
import { createTerms } from './index.ts';

const testApp = await buildTestApp();
const platform = await buildPlatform(testApp.db);
const manager = await buildUser(testApp.db, {
  platform_id: platform.id,
  organization_access: true,
  first_name: 'Maya',
  authorities: ['PLATFORM_MANAGE'],
});
const call = await testApp.signIn(manager.email);
const staff = await buildStaff(testApp);
afterAll(() => testApp.close());

const accept = (caller: Call, terms: unknown) =>
  caller({ method: 'POST', url: '/api/terms/acceptances', payload: { terms } });
const isDue = async (caller: Call) => [
  (await caller({ url: '/api/account' })).json<PrincipalUser>().termsDue,
  (await caller({ url: '/api/users/sessionStatus' })).json<SessionStatus>().termsDue,
];
const list = (caller: Call, query: Record<string, string> = {}) => caller({ url: '/api/agreements', query });

it('terms are read by everybody in their language, and are due until the user has accepted them', async () => {
  const read = async (langKey: string) =>
    (await testApp.app.inject({ url: '/api/terms', query: { langKey } })).json<Terms>();
  expect(await read('fr-ca')).toMatchObject({ version: ACCEPTED_TERMS.version, language: 'fr', url: null });
  expect((await read('zh-cn')).sections[1]?.title).toBe('使用');
  expect(await isDue(call)).toEqual([true, true]);
  const refused = [await accept(call, undefined), await accept(call, { ...ACCEPTED_TERMS, version: 'older' })];
  expect(refused.map((response) => response.json<ErrorBody>())).toMatchObject([
    { status: 400, fields: [{ field: 'terms', i18nKey: 'error.terms.required' }] },
    { status: 409, i18nKey: 'error.terms.changed' },
  ]);
  expect((await accept(call, ACCEPTED_TERMS)).statusCode).toBe(204);
  expect((await accept(call, { ...ACCEPTED_TERMS, language: 'es' })).statusCode).toBe(204);
  expect(await isDue(call)).toEqual([false, false]);
});

it('those who manage the organisation, and staff, see who accepted what, when and from where', async () => {
  const leaver = await buildUser(testApp.db, {
    platform_id: platform.id,
    first_name: 'Leo',
    organization_access: true,
  });
  const other = await testApp.signIn(leaver.email);
  testApp.clock.advance(60_000);
  expect((await accept(other, { ...ACCEPTED_TERMS, language: 'ja' })).statusCode).toBe(204);
  await testApp.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', leaver.id).execute();
  const rows = (await list(call)).json<Agreement[]>();
  expect(rows).toMatchObject([
    { name: `Leo ${leaver.last_name}`, email: null, language: 'ja', kind: 'TERMS', bankAccount: null },
    { name: `Maya ${manager.last_name}`, email: manager.email, language: 'en', ipAddress: '127.0.0.1' },
  ]);
  const narrowed = async (query: Record<string, string>) => (await list(call, query)).json<Agreement[]>().length;
  expect(await narrowed({ q: 'maya' })).toBe(1);
  expect(await narrowed({ q: leaver.email })).toBe(0);
  expect(await narrowed({ kind: 'BANK_DEBIT' })).toBe(0);
  expect((await list(call, { sort: 'date,asc' })).json<Agreement[]>().map(({ agreementId }) => agreementId)).toEqual(
    rows.map(({ agreementId }) => agreementId).toReversed(),
  );
  const file = await call({ url: '/api/agreements/export', query: { q: 'maya' } });
  expect(file.body).toContain(`${manager.email},Terms of service,${ACCEPTED_TERMS.version},en,127.0.0.1`);
  const byStaff = (platformClientId: string) =>
    staff.call({ url: '/api/staff/agreements', query: { platformClientId } });
  expect((await byStaff(platform.platform_client_id)).json<Agreement[]>()).toEqual(rows);
  expect((await byStaff('nowhere')).statusCode).toBe(404);
  expect((await call({ url: '/api/staff/agreements', query: { platformClientId: 'x' } })).statusCode).toBe(403);
});

it.each([
  ['without the right', { organization_access: true, authorities: ['ACCOUNT_MANAGE'] }, 403],
  ['without access to the organisation', { authorities: ['PLATFORM_MANAGE'] }, 403],
] as const)('nobody sees them %s', async (_name, { authorities, ...columns }, status) => {
  const { email } = await buildUser(testApp.db, {
    platform_id: platform.id,
    ...columns,
    authorities: [...authorities],
  });
  expect((await list(await testApp.signIn(email))).statusCode).toBe(status);
});

it('another organisation sees its own alone', async () => {
  const elsewhere = await buildPlatform(testApp.db);
  const { email } = await buildUser(testApp.db, {
    platform_id: elsewhere.id,
    organization_access: true,
    authorities: ['PLATFORM_MANAGE'],
  });
  expect((await list(await testApp.signIn(email))).json()).toEqual([]);
});

it('the terms of the operator stand at an address of theirs, under a version that they name', () => {
  const terms = createTerms({ url: 'https://operator.example/terms', version: '7' });
  expect(terms.read('fr')).toEqual({
    version: '7',
    language: 'fr',
    url: 'https://operator.example/terms',
    sections: [],
  });
  expect(() => terms.requireCurrent(ACCEPTED_TERMS)).toThrow('Other terms');
});
