import type { EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import type { PlatformTreatments, StaffAccount, StaffPlatform } from '@portal/shared/contract/staff';
import type { Platform } from '@portal/shared/contract/platforms';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTemplateBody } from '../../testing/templateCalls.ts';
import { buildTestApp, type Call } from '../../testing/testApp.ts';
import { buildStaff } from '../../testing/buildStaff.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

let staff: Awaited<ReturnType<typeof buildStaff>>;
let platform: Awaited<ReturnType<typeof buildPlatform>>;
let member: Call;
beforeEach(async () => {
  staff = await buildStaff(testApp);
  platform = await buildPlatform(testApp.db, { feature_treatments: JSON.stringify({ referral: 'control', x: 'on' }) });
  const { email } = await buildUser(testApp.db, { platform_id: platform.id });
  member = await testApp.signIn(email);
});

const address = () => `/api/staff/platforms/${platform.platform_client_id}/treatments`;
const read = async () => (await staff.call({ method: 'GET', url: address() })).json<PlatformTreatments>();
const change = (feature: string, treatment: string, version: number, call = staff.call) =>
  call({ method: 'PUT', url: `${address()}/${feature}`, payload: { treatment, version } });
const features = async () =>
  (await member({ method: 'GET', url: `/api/platforms/${platform.platform_client_id}` })).json<Platform>().features;

it('is changed for one platform, whose users see it at their next read, and written to the audit log', async () => {
  const other = await buildPlatform(testApp.db);
  expect(await features()).toMatchObject({ 'line-item-table': 'on', referral: 'control' });
  const { version, treatments } = await read();
  expect(treatments).toContainEqual({ feature: 'referral', treatment: 'control', default: 'off', own: 'control' });
  const changed = (await change('line-item-table', 'off', version)).json<PlatformTreatments>();
  expect(changed.version).toBe(version + 1);
  expect(await features()).toMatchObject({ 'line-item-table': 'off', referral: 'control' });
  expect((await change('referral', 'default', version + 1)).json()).toMatchObject({ version: version + 2 });
  expect(await features()).toMatchObject({ 'line-item-table': 'off', referral: 'off' });
  const rows = await testApp.db
    .selectFrom('audit_log')
    .select(['platform_id', 'staff_email', 'actor_user_id', 'action', 'entity_id', 'details'])
    .where('platform_id', 'in', [platform.id, other.id])
    .where('action', 'like', 'platform.%')
    .orderBy('id')
    .execute();
  expect(rows.map(({ details }) => details)).toEqual([
    { feature: 'line-item-table', from: 'default', to: 'off' },
    { feature: 'referral', from: 'control', to: 'default' },
  ]);
  expect(rows[0]).toMatchObject({
    platform_id: platform.id,
    staff_email: staff.user.email,
    actor_user_id: null,
    action: 'platform.treatmentChanged',
    entity_id: platform.platform_client_id,
  });
});

it('is not changed by who read it before somebody else changed it, who is named; what holds already is no change', async () => {
  const { version } = await read();
  const grace = await buildStaff(testApp);
  expect((await change('referral', 'on', version, grace.call)).statusCode).toBe(200);
  expect((await change('referral', 'off', version)).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.staff.changed',
    values: { name: grace.user.email },
  });
  expect((await change('referral', 'on', version)).json()).toMatchObject({ version: version + 1 });
});

it('names a help centre, which mails without a support text of their own name too', async () => {
  const put = (url: string, version: number) =>
    staff.call({
      method: 'PUT',
      url: `/api/staff/platforms/${platform.platform_client_id}/help-centre`,
      payload: { url, version },
    });
  expect((await put('http://help.example', 1)).json()).toMatchObject({
    status: 400,
    fields: [{ field: 'url', i18nKey: 'error.staff.helpCentre' }],
  });
  const helpCentre = { url: 'https://help.example/rewards', version: 2 };
  expect((await put(helpCentre.url, 1)).json()).toMatchObject({ helpCentre });
  expect((await put('https://other.example', 1)).json()).toMatchObject({ status: 409, i18nKey: 'error.staff.changed' });
  const { email } = await buildUser(testApp.db, {
    platform_id: platform.id,
    organization_access: true,
    authorities: ['EMAIL_TEMPLATES_MANAGE'],
  });
  const editor = await testApp.signIn(email);
  const owner = { customerIdentifier: 'x', accountIdentifier: 'x' };
  const textOf = async (template: Partial<EmailTemplateBody>) =>
    (
      await editor({
        method: 'POST',
        url: '/api/email-templates/preview/template',
        payload: buildTemplateBody(owner, template),
      })
    ).json<MailPreview>().text;
  expect(await textOf({ locale: 'fr' })).toContain('Consultez https://help.example/rewards ou écrivez à');
  expect(await textOf({ customerSupportMessage: 'Call us.' })).not.toContain('help.example');
});

it('exists for known features, words and platforms only', async () => {
  expect((await change('toString', 'on', 1)).statusCode).toBe(404);
  expect((await change('referral', 'maybe', 1)).statusCode).toBe(400);
  expect((await staff.call({ method: 'GET', url: '/api/staff/platforms/nobody/treatments' })).statusCode).toBe(404);
});

it('is for staff alone: nobody else, also not a holder of the right on another platform', async () => {
  const { email } = await buildUser(testApp.db, { platform_id: platform.id, authorities: ['STAFF_ACCESS'] });
  const pretender = await testApp.signIn(email);
  for (const call of [member, pretender])
    for (const refused of [
      await call({ method: 'GET', url: '/api/staff/platforms' }),
      await call({ method: 'GET', url: address() }),
      await change('referral', 'on', 1, call),
    ])
      expect(refused.statusCode).toBe(403);
});

it('finds a platform by a part of its name or identifier, without patterns', async () => {
  const named = await buildPlatform(testApp.db, { name: 'Wool & 100% Felt', kyb_status: 'REJECTED' });
  const find = async (q: string) =>
    (await staff.call({ method: 'GET', url: '/api/staff/platforms', query: { q } })).json<StaffPlatform[]>();
  expect(await find('100% fel')).toMatchObject([{ name: 'Wool & 100% Felt', kybStatus: 'REJECTED' }]);
  expect(await find(named.platform_client_id.toUpperCase())).toHaveLength(1);
  expect(await find('1__%')).toEqual([]);
  expect((await find('')).length).toBeGreaterThan(2);
});

describe('files of recipients', () => {
  const accounts = () => `/api/staff/platforms/${platform.platform_client_id}/accounts`;
  const list = async (q = '') =>
    (await staff.call({ method: 'GET', url: `${accounts()}?q=${encodeURIComponent(q)}` })).json<StaffAccount[]>();
  const put = (
    identifier: string,
    body: { bulkUploadDisabled: boolean; bulkOrdersDisabled?: boolean; version: number; reason?: string },
    call = staff.call,
  ) =>
    call({
      method: 'PUT',
      url: `${accounts()}/${identifier}/switches`,
      payload: { bulkOrdersDisabled: false, reason: 'Ticket 4711', ...body },
    });
  const build = async (display_name: string) => {
    const group = await buildCustomer(testApp.db, { platform_id: platform.id });
    return buildAccount(testApp.db, { platform_id: platform.id, customer_id: group.id, display_name });
  };

  it('are switched off for one account, which the audit log says with its reason', async () => {
    const [events, marketing] = [await build('Events 100%'), await build('Marketing')];
    expect(await list()).toMatchObject([
      { accountIdentifier: events.identifier, bulkUploadDisabled: false, version: 1 },
      { accountIdentifier: marketing.identifier },
    ]);
    expect(await list('%')).toMatchObject([{ displayName: 'Events 100%' }]);
    expect((await put(marketing.identifier, { bulkUploadDisabled: true, version: 1 })).statusCode).toBe(204);
    expect(await list('MARK')).toMatchObject([{ bulkUploadDisabled: true, version: 2 }]);
    expect(await list('events')).toMatchObject([{ bulkUploadDisabled: false }]);
    const audited = testApp.db
      .selectFrom('audit_log')
      .select(['staff_email', 'entity_id', 'details'])
      .where('platform_id', '=', platform.id)
      .where('action', '=', 'account.switchesChanged');
    expect(await audited.execute()).toEqual([
      {
        staff_email: staff.user.email,
        entity_id: marketing.identifier,
        details: { bulkUploadDisabled: true, bulkOrdersDisabled: false, reason: 'Ticket 4711' },
      },
    ]);
  });

  it('bulk orders have a switch beside it, and the answer of the account says both', async () => {
    const { identifier } = await build('Warehouse');
    expect(
      (await put(identifier, { bulkUploadDisabled: false, bulkOrdersDisabled: true, version: 1 })).statusCode,
    ).toBe(204);
    expect(await list('warehouse')).toMatchObject([
      { bulkUploadDisabled: false, bulkOrdersDisabled: true, version: 2 },
    ]);
  });

  it('are not switched without a reason, by others, elsewhere, nor over the change of somebody else', async () => {
    const { identifier } = await build('Marketing');
    const off = { bulkUploadDisabled: true, version: 1 };
    expect((await put(identifier, { ...off, reason: ' ' })).json()).toMatchObject({
      status: 400,
      fields: [{ field: 'reason' }],
    });
    expect((await put(identifier, off, member)).statusCode).toBe(403);
    expect((await put('A99999', off)).statusCode).toBe(404);
    expect((await put(identifier, off)).statusCode).toBe(204);
    expect((await put(identifier, off)).statusCode).toBe(204);
    expect((await put(identifier, { bulkUploadDisabled: false, version: 1 })).json()).toMatchObject({
      status: 409,
      i18nKey: 'error.staff.changed',
      values: { name: staff.user.email },
    });
  });
});
