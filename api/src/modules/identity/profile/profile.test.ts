import type { ErrorBody } from '@portal/shared/contract/common';
import { buildAccount, buildCustomer, buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let platformId: bigint;
beforeAll(async () => {
  test = await buildTestApp();
  platformId = (await buildPlatform(test.db, { platform_client_id: 'acme', kyb_status: 'APPROVED' })).id;
  await test.jobs.start();
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

it('tells who is signed in, with rights and access', async () => {
  const group = await buildCustomer(test.db, { platform_id: platformId });
  const account = await buildAccount(test.db, { platform_id: platformId, customer_id: group.id });
  const user = await buildUser(test.db, {
    platform_id: platformId,
    authorities: ['PLACE_ORDER_ACCESS'],
    customerIds: [group.id],
    lang_key: 'zh-CN',
  });
  const response = await (await test.signIn(user.email))({ method: 'GET', url: '/api/account' });
  expect(response.json()).toMatchObject({
    username: user.email,
    firstName: 'Ada',
    langKey: 'zh-cn',
    platformClientId: 'acme',
    kybStatus: 'APPROVED',
    authorities: ['IS_LOGGED_IN', 'STEP4_ONBOARD_INFO_COMPLETE', 'PLACE_ORDER_ACCESS'],
    accessLevelPermissionInformation: {
      userHasOrganizationAccess: false,
      customerIds: [group.identifier],
      accountIds: [],
    },
    platformPermissions: [],
    groupPermissionMap: { [group.identifier]: ['PLACE_ORDER_ACCESS'] },
    activeAccountIdentifier: account.identifier,
    emulationPlatformId: null,
    onboarded: true,
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('changes names and language, and writes down who did', async () => {
  const user = await buildUser(test.db, { platform_id: platformId });
  const call = await test.signIn(user.email);
  const response = await call({
    method: 'PUT',
    url: '/api/account',
    payload: { firstName: ' 花子 ', lastName: "O'Núñez", langKey: 'ja' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ firstName: '花子', lastName: "O'Núñez", langKey: 'ja' });
  const audit = await test.db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_user_id', '=', user.id)
    .where('entity_type', '=', 'user')
    .execute();
  expect(audit).toEqual([{ action: 'user.profileChanged' }]);
});

it.each([
  [
    { firstName: '', lastName: 'B', langKey: 'en' },
    { field: 'firstName', i18nKey: 'error.name.required' },
  ],
  [
    { firstName: 'A', lastName: 'x'.repeat(51), langKey: 'en' },
    { field: 'lastName', i18nKey: 'error.name.tooLong', values: { max: '50' } },
  ],
  [
    { firstName: '{{A}}', lastName: 'B', langKey: 'en' },
    { field: 'firstName', i18nKey: 'error.name.braces' },
  ],
  [
    { firstName: 'A', lastName: 'B', langKey: 'tlh' },
    { field: 'langKey', i18nKey: 'error.language.unknown' },
  ],
])('refuses the profile %j at the field', async (payload, field) => {
  const user = await buildUser(test.db, { platform_id: platformId });
  const response = await (await test.signIn(user.email))({ method: 'PUT', url: '/api/account', payload });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.validation', fields: [field] });
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword: string) => ({
    method: 'POST' as const,
    url: '/api/account/change-password',
    payload: { currentPassword, newPassword },
  });

  it('ends the other sessions and keeps this one', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    const here = await test.signIn(user.email);
    const elsewhere = await test.signIn(user.email);
    expect((await here(change(TEST_PASSWORD, 'Another-Secret-77!'))).statusCode).toBe(204);
    expect((await here({ method: 'GET', url: '/api/account' })).statusCode).toBe(200);
    expect((await elsewhere({ method: 'GET', url: '/api/account' })).statusCode).toBe(401);
    const signIn = (password: string) =>
      test.app.inject({ method: 'POST', url: '/api/authenticate', payload: { username: user.email, password } });
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await signIn('Another-Secret-77!')).statusCode).toBe(200);
  });

  it.each([
    ['Wrong-Pass-2026!', 'Another-Secret-77!', 'currentPassword', 'error.password.wrong'],
    [TEST_PASSWORD, 'Short1!', 'newPassword', 'error.password.rules'],
    [TEST_PASSWORD, 'nocapitals-77!', 'newPassword', 'error.password.rules'],
    [TEST_PASSWORD, 'NoSymbolHere77', 'newPassword', 'error.password.rules'],
    [TEST_PASSWORD, TEST_PASSWORD, 'newPassword', 'error.password.unchanged'],
    ['Wrong-Pass-2026!', 'Wrong-Pass-2026!', 'currentPassword', 'error.password.wrong'],
    [TEST_PASSWORD, 'Passw0rd123!', 'newPassword', 'error.password.common'],
    [TEST_PASSWORD, `Aa1!${'x'.repeat(125)}`, 'newPassword', 'error.password.rules'],
  ])('refuses %s to %s at %s', async (current, next, field, i18nKey) => {
    const user = await buildUser(test.db, { platform_id: platformId });
    const response = await (await test.signIn(user.email))(change(current, next));
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().fields).toMatchObject([{ field, i18nKey }]);
  });

  it('refuses one with the user’s own address in it', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    const response = await (await test.signIn(user.email))(change(TEST_PASSWORD, `${user.email}-A1`));
    expect(response.json<ErrorBody>()).toMatchObject({
      status: 400,
      fields: [{ field: 'newPassword', i18nKey: 'error.password.ownAddress' }],
    });
  });

  it('pauses after five wrong current passwords', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    const call = await test.signIn(user.email);
    for (let attempt = 0; attempt < 5; attempt += 1) await call(change('Wrong-Pass-2026!', 'Another-Secret-77!'));
    expect((await call(change(TEST_PASSWORD, 'Another-Secret-77!'))).statusCode).toBe(429);
    const audited = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_type', '=', 'user')
      .where('entity_id', '=', user.id.toString())
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual([
      ...Array<string>(5).fill('user.passwordCheckFailed'),
      'user.passwordCheckPaused',
    ]);
  });
});
