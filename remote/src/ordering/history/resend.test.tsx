import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fullTest } from '../../testing/fullTest.ts';
import { apiServer } from '../../testing/apiServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildCatalog } from '../../entities/catalog/testing/buildCatalog.ts';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail } from './testing/buildOrder.ts';
import { buildOrderLineDetail, buildOrderLinePage, buildResend } from './testing/buildOrderLine.ts';

const LINE = '/orders/RP261120-100001/1';
const RESENDS = 'POST /orders/:referenceOrderId/lines/:lineNumber/resends';

const open = async (line: Partial<OrderLineDetail> = {}) => {
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /orders/:referenceOrderId': () => buildOrderDetail(),
    'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
    'GET /orders/:referenceOrderId/lines/:lineNumber': () => buildOrderLineDetail(line),
    [RESENDS]: ({ body }) => ({
      recipient: String((body as { email?: string }).email),
      at: '2026-11-21T09:00:00Z',
      resentBy: 'Ada Byron',
      reason: 'DELIVERY_INFO',
    }),
  });
  const { user } = await renderRoute({ rows: historyRoutes, path: LINE, api });
  await screen.findByRole('heading', { name: 'What happened' });
  return { user, api };
};

/** Returns the button of the drawer's further actions; the order's page below has one too. */
const getMore = () =>
  within(screen.getByRole('region', { name: 'Actions for Grace Hopper' })).getByRole('button', { name: 'More' });

test('a reward goes to a new address, after a warning, with reason and acknowledgement', async () => {
  const { user, api } = await open({
    resend: buildResend({ wasOpened: true }),
  });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the reward again' }));
  const email = dialog.getByLabelText(/^Email/);
  expect(dialog.queryByText(/old link/)).toBeNull();
  await user.clear(email);
  await user.type(email, 'noa@demo.example');
  expect(dialog.getByText(/The old link was opened/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByText('Choose a reason.')).toBeVisible();
  expect(dialog.getByText('Confirm that you have checked the address.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'DELIVERY_INFO');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The reward is being sent to noa@demo.example again.')).toBeVisible();
  const [call] = api.calls(RESENDS);
  expect(call?.body).toEqual({
    email: 'noa@demo.example',
    reason: 'DELIVERY_INFO',
    otherReason: '',
    acknowledged: true,
  });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

fullTest(
  'a reward moves to a text: the number is checked, and the answer of the server stands at its field',
  async () => {
    const { user, api } = await open({ resend: buildResend({ deliveryMethods: ['EMAIL', 'MOBILE'] }) });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the reward again' }));
    await user.click(dialog.getByRole('radio', { name: 'Text message' }));
    const number = dialog.getByLabelText(/^Mobile number/);
    await user.type(number, '+1 876 555 0143');
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'DELIVERY_METHOD');
    await user.click(dialog.getByRole('checkbox', { name: /agreed to get this text/ }));
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByText(/in the United States and Canada only/)).toBeVisible();
    await user.clear(number);
    await user.type(number, '202.555.0143');
    await user.tab();
    expect(number).toHaveValue('(202) 555-0143');
    expect(dialog.getByText(/^The reward moves to this number/)).toBeVisible();
    api.use({
      [RESENDS]: () => ({
        status: 400,
        body: {
          status: 400,
          i18nKey: 'error.validation',
          description: '',
          requestId: 'r',
          fields: [{ field: 'mobileNumber', i18nKey: 'error.resend.noTexts' }],
        },
      }),
    });
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByText(/^Text messages cannot be sent at present/)).toBeVisible();
    expect(number).toHaveValue('(202) 555-0143');
    expect(api.calls(RESENDS)[0]?.body).toEqual({
      mobileNumber: '+12025550143',
      reason: 'DELIVERY_METHOD',
      otherReason: '',
      acknowledged: true,
    });
    await user.click(dialog.getByRole('radio', { name: 'Email' }));
    expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('grace@navy.example');
  },
);

test('who may not choose the address sees it fixed, and a refusal stays in the dialog', async () => {
  const { user, api } = await open({
    resendRight: 'SAME_ADDRESS',
    resend: buildResend({ canChangeAddress: false }),
  });
  api.use({
    [RESENDS]: () => ({
      status: 409,
      body: { status: 409, i18nKey: 'error.resend.tooSoon', description: '', requestId: 'r' },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the reward again' }));
  expect(dialog.getByLabelText(/^Email/)).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'OTHER');
  await user.type(dialog.getByLabelText(/^Describe the reason/), 'Asked by phone');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByText(/sent again within the last 24 hours/)).toBeVisible();
  expect(dialog.getByLabelText(/^Describe the reason/)).toHaveValue('Asked by phone');
  expect(api.calls(RESENDS)[0]?.body).not.toHaveProperty('email');
});

test('an address that reported the reward as spam is not offered first, and is warned of', async () => {
  const { user } = await open({ resend: buildResend({ wasReported: true }) });
  expect(screen.getByText(/^The recipient reported the message as spam/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await user.click(getMore());
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the reward again' }));
  expect(dialog.getByText(/^Whoever reads .+ reported the last message as spam/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Email/));
  await user.type(dialog.getByLabelText(/^Email/), 'noa@demo.example');
  expect(dialog.queryByText(/as spam/)).toBeNull();
});

test('what cannot be sent again says why, and when it can', async () => {
  const { user } = await open({ resend: buildResend({ refusal: 'tooSoon', nextAt: '2026-11-22T09:00:00Z' }) });
  await user.click(getMore());
  const item = await screen.findByRole('menuitem', { name: /^Send again/ });
  expect(item).toHaveTextContent(/can send it again after .*2026/);
  await user.click(item);
  expect(screen.queryByRole('dialog', { name: 'Send the reward again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('codes are shown with copies, whoever may see them, and say that they hide', async () => {
  const { user, api } = await open();
  api.use({
    'POST /orders/:referenceOrderId/lines/:lineNumber/credentials': () => ({
      credentials: [{ type: 'PIN', value: '4711' }],
      qrCode: null,
      qrFailed: false,
    }),
  });
  await user.click(getMore());
  await user.click(await screen.findByRole('menuitem', { name: 'Show the codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reward codes' }));
  expect(dialog.getByText('4711')).toBeVisible();
  expect(dialog.queryByText(/QR code/)).toBeNull();
  await user.keyboard('{Escape}');
  api.use({
    'POST /orders/:referenceOrderId/lines/:lineNumber/credentials': () => ({
      credentials: [{ type: 'CARD_NUMBER', value: '9000010000000001' }],
      qrCode: null,
      qrFailed: true,
    }),
  });
  await user.click(getMore());
  await user.click(await screen.findByRole('menuitem', { name: 'Show the codes' }));
  expect(await screen.findByText(/QR code could not be drawn/)).toBeVisible();
});

fullTest('codes go by themselves after a minute', async () => {
  const { api } = await open();
  api.use({
    'POST /orders/:referenceOrderId/lines/:lineNumber/credentials': () => ({
      credentials: [{ type: 'PIN', value: '4711' }],
      qrCode: null,
      qrFailed: false,
    }),
  });
  const { shownMs } = SETTINGS.credentials;
  jest.useFakeTimers();
  try {
    fireEvent.click(getMore());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Show the codes' }));
    expect(await screen.findByText('4711')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(shownMs - 2_000));
    expect(screen.getByText('4711')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText('4711')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
