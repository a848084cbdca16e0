import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { apiServer } from '../../testing/apiServer.ts';
import { buildTemplate } from '../../testing/builders/buildTemplate.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildCatalog } from '../../entities/catalog/testing/buildCatalog.ts';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail } from './testing/buildOrder.ts';
import {
  buildLineItemPage,
  buildLineItemRow,
  buildOrderLineDetail,
  buildOrderLinePage,
} from './testing/buildOrderLine.ts';

const CANCEL = 'POST /orders/:referenceOrderId/lines/:lineNumber/cancel';
const REISSUE = 'POST /orders/:referenceOrderId/lines/:lineNumber/reissue';
const LINE = 'GET /orders/:referenceOrderId/lines/:lineNumber';

const ALL: OrderLineDetail['possibleActions'] = [
  { action: 'FREEZE', refusal: null, until: '2026-11-25T09:00:02Z' },
  { action: 'UNFREEZE', refusal: 'notFrozen', until: null },
  { action: 'CANCEL', refusal: null, until: '2026-11-25T09:00:02Z' },
  { action: 'REISSUE', refusal: null, until: '2027-11-21T12:00:00Z' },
];
const asked = (overrides: Partial<RewardActionRecord> = {}): RewardActionRecord => ({
  action: 'CANCEL',
  state: 'OPEN',
  at: '2026-11-21T09:00:00Z',
  by: 'Ada Byron',
  reason: 'FRAUD',
  otherReason: null,
  refusal: null,
  ...overrides,
});
const refused = (status: number, body: object) => ({
  status,
  body: { status, i18nKey: 'error.validation', description: '', requestId: 'r', ...body },
});

async function open(path: string, line: Partial<OrderLineDetail>) {
  const shown = { line: buildOrderLineDetail({ possibleActions: ALL, ...line }) };
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /email-templates/account/:account': () => [buildTemplate()],
    'GET /line-items': () => buildLineItemPage([buildLineItemRow({ actions: ['FREEZE', 'CANCEL', 'REISSUE'] })]),
    'GET /orders/:referenceOrderId': () => buildOrderDetail(),
    'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
    [LINE]: () => shown.line,
  });
  const { user } = await renderRoute({ rows: historyRoutes, path, api });
  return { user, api, shown };
}

/** Returns the drawer's actions; the order's page below has some too. */
const getLadder = () => screen.getByRole('region', { name: 'Actions for Grace Hopper' });
const getMore = () => within(getLadder()).getByRole('button', { name: 'More' });

/** Opens what is behind More, and chooses one of its actions. */
async function choose(user: UserEvent, name: string): Promise<void> {
  await user.click(getMore());
  await user.click(await screen.findByRole('menuitem', { name }));
}

const openLine = async (line: Partial<OrderLineDetail> = {}) => {
  const opened = await open('/orders/RP261120-100001/1', line);
  await screen.findByRole('heading', { name: 'What happened' });
  return opened;
};

test('a cancelled reward names person and refund, keeps what a refusal leaves, and says what the issuer answered', async () => {
  const { user, api, shown } = await openLine();
  api.use({
    [CANCEL]: () =>
      refused(409, { i18nKey: 'error.rewardAction.underWay', values: { by: 'Noa Levi', action: 'REISSUE' } }),
  });
  await choose(user, 'Cancel the reward');
  let dialog = within(await screen.findByRole('dialog', { name: 'Cancel this reward permanently?' }));
  expect(await dialog.findByText(/Grace Hopper loses the \$25.00/)).toBeVisible();
  expect(dialog.getByText('Returned to Marketing US')).toBeVisible();
  expect(dialog.getByText('$25.50')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getLadder()).toContainElement(document.activeElement as HTMLElement));
  await choose(user, 'Cancel the reward');
  dialog = within(await screen.findByRole('dialog', { name: 'Cancel this reward permanently?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the reward' }));
  expect(await dialog.findByText('Choose a reason.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'OTHER');
  await user.type(dialog.getByLabelText(/^Describe the reason/), 'Ordered twice');
  await user.click(dialog.getByRole('button', { name: 'Cancel the reward' }));
  expect(
    await dialog.findByText(/Noa Levi already has an action in progress on this reward: Cancel and reissue\./),
  ).toBeVisible();
  expect(dialog.getByLabelText(/^Describe the reason/)).toHaveValue('Ordered twice');

  api.use({
    [CANCEL]: () => {
      shown.line = buildOrderLineDetail({ lastAction: asked() });
      return asked();
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel the reward' }));
  expect(await screen.findByText('Waiting for the issuer')).toBeVisible();
  expect(screen.getByText('We asked the issuer to cancel the reward.')).toBeVisible();
  await waitFor(() => expect(getLadder()).toContainElement(document.activeElement as HTMLElement));
  expect(api.calls(CANCEL).at(-1)?.body).toEqual({ reason: 'OTHER', otherReason: 'Ordered twice' });
  expect(api.calls(CANCEL).at(-1)?.headers.get('idempotency-key')).toBeTruthy();
  shown.line = buildOrderLineDetail({ lastAction: asked({ state: 'REFUSED', refusal: 'USED' }), remainingBalance: 20 });
  expect(await screen.findByText(/The reward could not be canceled.*\$20.00 is left/)).toBeVisible();
  expect(screen.queryByText('We asked the issuer to cancel the reward.')).toBeNull();
});

test('an issuer that answers before the line is read again is told as well', async () => {
  const { user, api, shown } = await openLine();
  api.use({
    [CANCEL]: () => {
      shown.line = buildOrderLineDetail({ lastAction: asked({ state: 'DONE' }), possibleActions: [] });
      return asked();
    },
  });
  await choose(user, 'Cancel the reward');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this reward permanently?' }));
  await user.selectOptions(await dialog.findByLabelText(/^Reason/), 'FRAUD');
  await user.click(dialog.getByRole('button', { name: 'Cancel the reward' }));
  expect(await screen.findByText('The reward was canceled and refunded.')).toBeVisible();
});

fullTest('a reissue from the row’s menu says its fee first, and a refused address stands at its field', async () => {
  const { user, api, shown } = await open('/orders/line-item-history', { remainingBalance: 20, reissueFee: 2.5 });
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel and reissue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel and reissue this reward?' }));
  const facts = (await dialog.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(facts).toEqual(['$2.50', '$20.00', '$2.50']);
  expect(dialog.getByText('Charged to Marketing US')).toBeVisible();
  api.use({
    [REISSUE]: () => refused(400, { fields: [{ field: 'recipient.email', i18nKey: 'error.email.notListed' }] }),
  });
  const email = dialog.getByLabelText(/^Email\b(?! t)/);
  await user.clear(email);
  await user.type(email, 'mira@demo.example');
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'RECIPIENT');
  await user.click(dialog.getByRole('button', { name: 'Cancel and reissue' }));
  expect(await dialog.findByText(/not on your organization’s list|allowlist|recipient list/i)).toBeVisible();
  expect(email).toHaveValue('mira@demo.example');
  expect(api.calls(REISSUE)[0]?.body).toMatchObject({
    reason: 'RECIPIENT',
    recipient: { firstName: 'Grace', lastName: 'Hopper', email: 'mira@demo.example' },
    deliveryTemplate: { etid: 'E000000', senderName: 'Ada Byron' },
  });

  api.use({
    'GET /line-items': () => buildLineItemPage([buildLineItemRow()]),
    [REISSUE]: () => {
      shown.line = buildOrderLineDetail({ lastAction: asked({ action: 'REISSUE' }) });
      return asked({ action: 'REISSUE' });
    },
  });
  await user.type(email, '.org');
  await user.click(dialog.getByRole('button', { name: 'Cancel and reissue' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Grace Hopper' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus());
});

test('what is on hold counts down, what is not possible says why, and replaced rewards lead to each other', async () => {
  const { user } = await openLine({
    frozenUntil: '2099-01-01T00:00:00Z',
    rewardStatus: 'FROZEN',
    possibleActions: [
      { action: 'FREEZE', refusal: 'tooLate', until: null },
      { action: 'CANCEL', refusal: 'tooLate', until: null },
      { action: 'REISSUE', refusal: 'emulated', until: null },
      { action: 'UNFREEZE', refusal: null, until: null },
    ],
    reissuedFrom: { referenceOrderId: 'RG261119-100000-12', lineNumber: 2 },
  });
  expect(await screen.findByRole('timer')).toHaveTextContent(/\d+:\d\d:\d\d left/);
  await user.click(getMore());
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toContain('Show the codesThe codes are not shown while the reward is on hold.');
  expect(items).toContain('Put on holdThis is possible only within 5 days after the reward was issued.');
  expect(items.at(-1)).toBe('Cancel the rewardThis is possible only within 5 days after the reward was issued.');
  expect(items.join('')).toMatch(/While you emulate an organization, you cannot order, pay or transfer/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Lift the hold' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'RG261119-100000-12-2' })).toHaveAttribute(
    'href',
    '/orders/RG261119-100000-12/2',
  );
});
