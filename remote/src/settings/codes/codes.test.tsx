import type { MfaMethods } from '@portal/shared/contract/mfa';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { settingsRoutes } from '../index.ts';
import { fullTest } from '../../testing/fullTest.ts';

const open = (handlers: Handlers) =>
  renderRoute({ rows: settingsRoutes, path: '/settings/user', api: apiServer(handlers) });

const createdDate = '2026-11-20T10:00:00.000Z';
const methods = (...types: readonly ('PHONE' | 'EMAIL' | 'OTP')[]): MfaMethods => ({
  preferred: types[0] ?? null,
  isRequired: false,
  offered: ['PHONE', 'EMAIL', 'OTP'],
  methods: types.map((type) => ({ type, destination: type === 'PHONE' ? '+12025550143' : null, createdDate })),
});
const setUp = {
  destination: null,
  resendAt: null,
  expiresAt: createdDate,
  secret: null,
  otpauthUrl: null,
  qrCode: null,
};
const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);
/** Its button is gone with what was done; the section, which its heading names, has the focus for good. */
async function codesHaveFocus() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sign-in codes' })).toHaveFocus());
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an authenticator is added by password, QR code or key, and its first code', async () => {
  let held = methods();
  const { user, api } = await open({
    'GET /mfa/methods': () => held,
    'GET /mfa/devices': () => [],
    'POST /mfa/methods': () => ({
      ...setUp,
      type: 'OTP',
      secret: 'JBSWY3DPEHPK3PXP',
      qrCode: 'data:image/svg+xml,<svg/>',
    }),
    'POST /mfa/methods/confirm': () => {
      held = methods('OTP');
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  const steps = await dialog('Add an authenticator app');
  await user.type(await steps.findByLabelText(/^Current password/, { selector: 'input' }), 'Demo-Portal-2026!{Enter}');
  expect(await steps.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(steps.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await waitFor(() => expect(steps.getByRole('textbox', { name: /^Code/ })).toHaveFocus());
  await user.keyboard('123 456{Enter}');
  expect(await screen.findByText('Each sign-in asks for a code in addition to your password.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an authenticator app' })).not.toBeInTheDocument();
  expect(bodies(api.calls('POST /mfa/methods'))).toEqual([{ type: 'OTP', currentPassword: 'Demo-Portal-2026!' }]);
  expect(bodies(api.calls('POST /mfa/methods/confirm'))).toEqual([{ code: '123456' }]);
  await codesHaveFocus();
});

test('a phone is added with its country; a wrong password stays to be corrected with the number kept', async () => {
  const i18nKey = 'error.password.wrong';
  const { user, api } = await open({
    'GET /mfa/methods': () => methods(),
    'POST /mfa/methods': () => ({
      status: 400,
      body: buildError({ status: 400, i18nKey, fields: [{ field: 'currentPassword', i18nKey }] }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  const steps = await dialog('Add a phone');
  await user.type(await steps.findByRole('textbox', { name: /^Mobile number/ }), '(202) 555-0143');
  await user.type(steps.getByLabelText(/^Current password/, { selector: 'input' }), 'wrong{Enter}');
  expect(await steps.findByText('This is not your current password.')).toBeVisible();
  expect(steps.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('(202) 555-0143');
  api.use({ 'POST /mfa/methods': () => ({ ...setUp, type: 'PHONE', destination: '•••• 0143' }) });
  await user.type(steps.getByLabelText(/^Current password/, { selector: 'input' }), 'right{Enter}');
  expect(await steps.findByText('We sent a code to •••• 0143. Enter it here.')).toBeVisible();
  expect(bodies(api.calls('POST /mfa/methods')).at(-1)).toEqual({
    type: 'PHONE',
    phoneNumber: '+12025550143',
    currentPassword: 'wrongright',
  });
});

const sentAt = (after: number) => new Date(jest.now() + after * 1_000).toISOString();
const refusal = (status: number, i18nKey: string) => () => ({ status, body: buildError({ status, i18nKey }) });

async function setUpEmail(handlers: Handlers = {}) {
  const rendered = await open({
    'GET /mfa/methods': () => methods(),
    'POST /mfa/methods': () => ({
      ...setUp,
      type: 'EMAIL',
      destination: 'a•••@demo.example',
      resendAt: sentAt(-1),
    }),
    'POST /mfa/methods/confirm': refusal(410, 'error.mfa.codeSpent'),
    ...handlers,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Add email codes' }));
  const steps = await dialog('Add email codes');
  await rendered.user.type(await steps.findByLabelText(/^Current password/, { selector: 'input' }), 'right{Enter}');
  const code = await steps.findByRole('textbox', { name: /^Code/ });
  return { ...rendered, steps, code };
}

fullTest('a code that was tried too often, or never came, is sent again, and the form begins anew', async () => {
  const { user, steps, code, api } = await setUpEmail({
    'POST /mfa/resend': () => ({
      type: 'EMAIL',
      types: [],
      destination: 'a•••@demo.example',
      resendAt: sentAt(30),
      expiresAt: sentAt(600),
      isRemembered: false,
      asOf: sentAt(0),
    }),
  });
  await user.type(code, '123456{Enter}');
  const spent = 'Too many attempts with this code. Request another one.';
  expect(await steps.findByText(spent)).toBeVisible();
  await user.click(steps.getByRole('button', { name: 'Send another code' }));
  expect(await steps.findByText(/We sent another code/)).toBeVisible();
  expect(steps.queryByText(spent)).not.toBeInTheDocument();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
  expect(steps.getByRole('button', { name: /^Send another code in \d+ seconds$/ })).toBeDisabled();
  expect(bodies(api.calls('POST /mfa/resend'))).toEqual([{}]);
});

fullTest('a set-up that is over begins again with the password', async () => {
  const { user, steps } = await setUpEmail({ 'POST /mfa/resend': refusal(401, 'error.mfa.ended') });
  await user.click(steps.getByRole('button', { name: 'Send another code' }));
  expect(await steps.findByText('This took too long. Start again with your password.')).toBeVisible();
  const password = steps.getByLabelText(/^Current password/, { selector: 'input' });
  expect(password).toHaveValue('');
  await waitFor(() => expect(password).toHaveFocus());
});

fullTest('another way is asked for first; one is removed after the password', async () => {
  let held = methods('PHONE', 'EMAIL');
  const { user, api } = await open({
    'GET /mfa/methods': () => held,
    'GET /mfa/devices': () => [],
    'PUT /mfa/methods/:mfaType/preferred': () => {
      held = { ...held, preferred: 'EMAIL' };
      return null;
    },
    'DELETE /mfa/methods/:mfaType': () => {
      held = methods('EMAIL');
      return null;
    },
  });
  expect(await screen.findByText('+12025550143')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Email' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
  await waitFor(() =>
    expect(api.calls('PUT /mfa/methods/:mfaType/preferred')[0]?.params).toEqual({ mfaType: 'EMAIL' }),
  );
  await user.click(screen.getByRole('button', { name: 'Actions for Text message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const removal = await dialog('Remove Text message?');
  await user.type(
    await removal.findByLabelText(/^Current password/, { selector: 'input' }),
    'Demo-Portal-2026!{Enter}',
  );
  await waitFor(() => expect(screen.queryByText('+12025550143')).not.toBeInTheDocument());
  await codesHaveFocus();
});

test('a remembered device is asked for a code again', async () => {
  const device = {
    deviceId: '7',
    browser: 'Safari',
    system: 'iOS',
    ipAddress: '198.51.100.7',
    lastUsedDate: createdDate,
    expiresDate: '2027-01-19T10:00:00.000Z',
  };
  let devices = [device];
  const { user } = await open({
    'GET /mfa/methods': () => methods('PHONE'),
    'GET /mfa/devices': () => devices,
    'DELETE /mfa/devices/:deviceId': () => {
      devices = [];
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Forget Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Remembered devices')).not.toBeInTheDocument());
  await codesHaveFocus();
});

test('a way that this portal does not offer is absent; a required one is said', async () => {
  await open({ 'GET /mfa/methods': () => ({ ...methods(), isRequired: true, offered: ['EMAIL', 'OTP'] }) });
  expect(await screen.findByText('Your organization requires a code at each sign-in.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a phone' })).not.toBeInTheDocument();
});
