import type { ErrorBody } from '@portal/shared/contract/common';
import type { EmulatedTokens, PrincipalUser, SessionTokens } from '@portal/shared/contract/session';
import type { EmulationToken } from '@portal/shared/contract/staff';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import type { LightMyRequestResponse } from 'fastify';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { openBrowser as openPlainBrowser } from '../../../testing/mfaFixture.ts';
import { moneyCalls } from '../../../testing/moneyCalls.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let staffPlatformId: bigint;
let shop: Awaited<ReturnType<typeof buildShop>>;
beforeAll(async () => {
  test = await buildTestApp();
  staffPlatformId = (await buildPlatform(test.db, { is_staff: true })).id;
  shop = await buildShop(test.db);
});
afterAll(() => test.close());

/** A browser with the calls of an emulation. */
function openBrowser() {
  const browser = openPlainBrowser(test);
  const adopted = (response: LightMyRequestResponse): LightMyRequestResponse => {
    browser.adopt(response.json<SessionTokens>());
    return response;
  };
  return {
    ...browser,
    prepare: async (clientId: string) =>
      (
        await browser.call('POST', `/api/staff/platforms/${clientId}/emulation`, { reason: 'Ticket 4711' })
      ).json<EmulationToken>().emulationToken,
    emulate: async (emulationToken: string) =>
      adopted(await browser.call('POST', '/api/authenticate/emulate', { emulationToken })).json<EmulatedTokens>(),
    restore: async (emulationRestoreToken: string | null) =>
      adopted(await browser.call('POST', '/api/authenticate/restore', { emulationRestoreToken })).json<SessionTokens>(),
  };
}

type Browser = ReturnType<typeof openBrowser>;

const buildStaffUser = () =>
  buildUser(test.db, {
    platform_id: staffPlatformId,
    first_name: 'Robin',
    last_name: 'Keeler',
    authorities: ['STAFF_ACCESS'],
  });

/** A member of staff who emulates the shop's organisation. */
async function emulating() {
  const staff = await buildStaffUser();
  const browser = openBrowser();
  await browser.signIn(staff.email);
  const tokens = await browser.emulate(await browser.prepare(shop.platform.platform_client_id));
  return { staff, browser, tokens };
}

const whoIs = async (browser: Browser): Promise<PrincipalUser> => (await browser.call('GET', '/api/account')).json();
const statusOf = async (response: Promise<LightMyRequestResponse>): Promise<number> => (await response).statusCode;

describe('an emulation', () => {
  it('shows what the organisation sees, under the name of the member of staff', async () => {
    const { browser, tokens } = await emulating();
    expect(tokens.emulationToken).toBe(tokens.idToken);
    const user = await whoIs(browser);
    expect(user).toMatchObject({
      firstName: 'Robin',
      platformClientId: shop.platform.platform_client_id,
      emulationPlatformId: shop.platform.platform_client_id,
      accessLevelPermissionInformation: { userHasOrganizationAccess: true },
    });
    expect(user.authorities).toEqual(
      expect.arrayContaining(['ORDER_HISTORY_ACCESS', 'VIEW_BALANCE_ACCESS', 'FUNDING_ACCESS']),
    );
    const accounts = (await browser.call('GET', '/api/customers?size=50')).json<{ accounts: object[] }[]>();
    expect(accounts.flatMap((customer) => customer.accounts).length).toBeGreaterThan(0);
  });

  it('spends nothing, lets nobody in and leaves the person alone', async () => {
    const { browser } = await emulating();
    const { authorities } = await whoIs(browser);
    const held = AUTHORITIES.filter((code) => authorities.includes(code));
    expect(held).not.toEqual(expect.arrayContaining(['PLACE_ORDER_ACCESS']));
    expect(
      held.filter((code) => /FUNDING_MANAGE|PAYMENT|CREDENTIALS|USER_|ROLE_|API_KEYS_MANAGE|STAFF/.test(code)),
    ).toEqual([]);
    expect(await statusOf(browser.call('POST', '/api/shopping-carts', {}))).toBe(403);
    expect(await statusOf(browser.call('POST', '/api/orders', {}))).toBe(403);
    expect(await statusOf(browser.call('GET', '/api/staff/platforms'))).toBe(403);
    const profile = { firstName: 'Somebody', lastName: 'Else', langKey: 'en' };
    expect(await statusOf(browser.call('PUT', '/api/account', profile))).toBe(403);
    expect(await statusOf(browser.call('GET', '/api/mfa/methods'))).toBe(403);
    expect(await statusOf(browser.call('GET', '/api/external/users/createSingleUseToken'))).toBe(403);
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'Other-Password-2026!' };
    expect(await statusOf(browser.call('POST', '/api/account/change-password', passwords))).toBe(403);
  });

  it('moves no money: of all calls that may, these are closed whatever the rights', async () => {
    const { browser } = await emulating();
    const closed: string[] = [];
    for (const name of Object.keys(moneyCalls(test))) {
      const url = name.replace('POST ', '').replaceAll(/\{\w+\}/g, '1');
      const response = await browser.call('POST', url, {});
      if (response.json<ErrorBody>().i18nKey === 'error.emulation.money') closed.push(name);
      else expect(response.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(closed.map((name) => name.replace('POST /api/', ''))).toEqual([
      'incentives/{incentiveId}/completions/{completionId}/retry',
      'users/files/{fileId}/confirm',
      'orders/{referenceOrderId}/lines/{lineNumber}/cancel',
      'orders/{referenceOrderId}/lines/{lineNumber}/reissue',
      'funding/transfer-funds',
      'creditCards',
      'creditCards/platforms/deposits',
      'ach/subscriptions',
      'ach/subscriptions/{bankAccountIdentifier}/verify',
      'ach/funding/account/{accountID}/subscription/{bankAccountIdentifier}/request',
      'funding/wire-deposits',
      'staff/wires',
      'orders',
    ]);
  });

  it('is refreshed as any session, and ends where it began', async () => {
    const { staff, browser, tokens } = await emulating();
    test.clock.advance(29 * 60_000);
    const refreshed = (await browser.call('POST', '/api/authenticate/refresh', {})).json<SessionTokens>();
    expect(refreshed.emulationRestoreToken).toBe(tokens.emulationRestoreToken);
    // The session of the member of staff was idle for longer than half an hour.
    test.clock.advance(20 * 60_000);
    await browser.restore(refreshed.emulationRestoreToken);
    expect(await whoIs(browser)).toMatchObject({ username: staff.email, emulationPlatformId: null });
    expect(
      (
        await browser.call('POST', '/api/authenticate/restore', {
          emulationRestoreToken: refreshed.emulationRestoreToken,
        })
      ).statusCode,
    ).toBe(401);
  });

  it('writes both names beside each action', async () => {
    const { staff, tokens, browser } = await emulating();
    const account = shop.account.identifier;
    const alert = {
      displayName: `Low ${staff.id}`,
      accountIdentifiers: [account],
      threshold: '10.00',
      recipientEmails: ['a@b.example'],
    };
    expect(await statusOf(browser.call('POST', '/api/balanceAlerts', alert))).toBe(201);
    await browser.restore(tokens.emulationRestoreToken);
    const rows = await test.db
      .selectFrom('audit_log')
      .leftJoin('users', (join) =>
        join.onRef('users.platform_id', '=', 'audit_log.platform_id').onRef('users.id', '=', 'actor_user_id'),
      )
      .select(['action', 'audit_log.platform_id', 'first_name', 'audit_log.staff_email', 'details'])
      .where('audit_log.staff_email', '=', staff.email)
      .orderBy('audit_log.id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'emulation.asked',
      'emulation.started',
      'balanceAlert.created',
      'emulation.ended',
    ]);
    expect(rows[0]?.details).toEqual({ reason: 'Ticket 4711' });
    expect(rows.every(({ platform_id }) => platform_id === shop.platform.id)).toBe(true);
    expect(rows.at(-1)?.first_name).toBe('Robin');
  });

  it('is not begun without a reason', async () => {
    const browser = openBrowser();
    await browser.signIn((await buildStaffUser()).email);
    const url = `/api/staff/platforms/${shop.platform.platform_client_id}/emulation`;
    const refused = await browser.call('POST', url, { reason: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ErrorBody>().fields).toEqual([{ field: 'reason', i18nKey: 'error.staff.reasonRequired' }]);
  });

  it('of one member of staff has one stand-in, who signs in nowhere', async () => {
    const { staff, browser, tokens } = await emulating();
    await browser.restore(tokens.emulationRestoreToken);
    await browser.emulate(await browser.prepare(shop.platform.platform_client_id));
    const standIns = await test.db.selectFrom('users').select('email').where('staff_email', '=', staff.email).execute();
    expect(standIns).toHaveLength(1);
    const username = standIns[0]?.email ?? '';
    expect(await statusOf(openBrowser().call('POST', '/api/authenticate', { username, password: TEST_PASSWORD }))).toBe(
      401,
    );
  });
});

describe('an emulation is over', () => {
  const revoke = {
    'the right of staff is taken': (staff: { id: bigint }) =>
      test.db
        .deleteFrom('user_authorities')
        .where('platform_id', '=', staffPlatformId)
        .where('user_id', '=', staff.id)
        .execute(),
    'the session that it began in is ended': (staff: { id: bigint }) =>
      test.db
        .updateTable('sessions')
        .set({ revoked_at: test.clock.now() })
        .where('user_id', '=', staff.id)
        .where('platform_id', '=', staffPlatformId)
        .execute(),
    'the member of staff leaves': (staff: { id: bigint }) =>
      test.db
        .updateTable('users')
        .set({ status: 'DISABLED' })
        .where('platform_id', '=', staffPlatformId)
        .where('id', '=', staff.id)
        .execute(),
  };

  it.each(Object.entries(revoke))('when %s', async (_name, requestAction) => {
    const { staff, browser, tokens } = await emulating();
    await requestAction(staff);
    expect(await statusOf(browser.call('GET', '/api/account'))).toBe(401);
    expect(await statusOf(browser.call('POST', '/api/authenticate/refresh', {}))).toBe(401);
    const restored = await browser.call('POST', '/api/authenticate/restore', {
      emulationRestoreToken: tokens.emulationRestoreToken,
    });
    // Without the right, the member of staff still has the session of their own.
    expect(restored.statusCode).toBe(_name.startsWith('the right') ? 200 : 401);
  });

  it('at sign-out, and so is the session that it began in', async () => {
    const { browser, tokens, staff } = await emulating();
    expect(await statusOf(browser.call('POST', '/api/users/logout'))).toBe(200);
    expect(
      await statusOf(
        browser.call('POST', '/api/authenticate/restore', { emulationRestoreToken: tokens.emulationRestoreToken }),
      ),
    ).toBe(401);
    const open = await test.db
      .selectFrom('sessions')
      .select('id')
      .where('platform_id', '=', staffPlatformId)
      .where('user_id', '=', staff.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });
});

describe('a token', () => {
  const keyOf = (response: LightMyRequestResponse) => response.json<ErrorBody>().i18nKey;

  async function prepared() {
    const staff = await buildStaffUser();
    const browser = openBrowser();
    await browser.signIn(staff.email);
    return { staff, browser, token: await browser.prepare(shop.platform.platform_client_id) };
  }
  const begin = (browser: Browser, emulationToken: string) =>
    browser.call('POST', '/api/authenticate/emulate', { emulationToken });

  it('serves once, also when it is sent many times at once', async () => {
    const { browser, token } = await prepared();
    const responses = await Promise.all(Array.from({ length: 8 }, () => begin(browser, token)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('serves only the session that asked for it, and for a minute', async () => {
    const { token, browser, staff } = await prepared();
    const colleague = openBrowser();
    await colleague.signIn((await buildStaffUser()).email);
    expect(keyOf(await begin(colleague, token))).toBe('error.emulation.token');
    const customer = openBrowser();
    await customer.signIn(shop.buyer.email);
    expect(keyOf(await begin(customer, token))).toBe('error.emulation.token');
    const otherDevice = openBrowser();
    await otherDevice.signIn(staff.email);
    expect(keyOf(await begin(otherDevice, token))).toBe('error.emulation.token');
    expect(await statusOf(begin(openBrowser(), token))).toBe(401);
    test.clock.advance(60_000);
    expect(keyOf(await begin(browser, token))).toBe('error.emulation.token');
  });

  it('is given to staff alone, and for organisations that can be emulated', async () => {
    const { browser } = await prepared();
    const customer = openBrowser();
    await customer.signIn(shop.buyer.email);
    const ask = (who: Browser, clientId: string) =>
      statusOf(who.call('POST', `/api/staff/platforms/${clientId}/emulation`, { reason: 'Ticket 4711' }));
    expect(await ask(customer, shop.platform.platform_client_id)).toBe(403);
    const closed = await buildPlatform(test.db, { status: 'INACTIVE' });
    const own = await test.db
      .selectFrom('platforms')
      .select('platform_client_id')
      .where('id', '=', staffPlatformId)
      .executeTakeFirstOrThrow();
    expect(await ask(browser, closed.platform_client_id)).toBe(404);
    expect(await ask(browser, own.platform_client_id)).toBe(404);
    expect(await ask(browser, 'nowhere')).toBe(404);
  });

  it('of a platform whose user was given the right of staff by a customer opens nothing', async () => {
    const customer = await buildUser(test.db, { platform_id: shop.platform.id, authorities: ['STAFF_ACCESS'] });
    const browser = openBrowser();
    await browser.signIn(customer.email);
    expect(
      await statusOf(browser.call('POST', `/api/staff/platforms/${shop.platform.platform_client_id}/emulation`)),
    ).toBe(403);
  });
});
