import type { StaffHold } from '@portal/shared/contract/staffHolds';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { valueOfNewerServer } from '../testing/valueOfNewerServer.ts';
import { staffRoutes } from './index.ts';

const buildHold = (overrides: Partial<StaffHold> = {}): StaffHold => ({
  referenceOrderId: 'RG261120-7',
  platformClientId: 'field',
  platformName: 'Field & Fable',
  kybStatus: 'UNDER_REVIEW',
  accountIdentifier: 'A7',
  accountDisplayName: 'Readers',
  createdBy: 'Noor Haddad',
  createdByEmail: 'noor@field.example',
  createdDate: '2026-11-20T09:00:00Z',
  state: 'ON_HOLD',
  amountCharged: 50,
  currencyCode: 'USD',
  paymentMethod: 'ACCOUNT_BALANCE',
  totalLineItems: 2,
  recipientSummary: 'Ada Lovelace +1',
  rewardNames: ['Maple Coffee'],
  hold: {
    reason: 'BUSINESS_REVIEW',
    heldSince: '2026-11-20T09:00:00Z',
    expectedDate: '2026-11-24',
    isLate: false,
  },
  version: 1,
  decision: null,
  ...overrides,
});

const REFUSED = buildHold({
  version: 2,
  decision: {
    decision: 'REFUSE',
    reason: 'Unknown buyer',
    decidedAt: '2026-11-21T09:00:00Z',
    decidedBy: 'robin@staff.example',
  },
});

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/holds': () => [buildHold()],
      'GET /staff/holds/:reference': () => buildHold(),
      ...handlers,
    }),
  });

test('an order on hold is found, read and refused with the reason that its buyer reads', async () => {
  let hold = buildHold();
  const { user, api, location } = await open('/staff/holds', {
    'GET /staff/holds/:reference': () => hold,
    'POST /staff/holds/:reference/decision': () => {
      hold = REFUSED;
      return hold;
    },
  });
  const table = await screen.findByRole('table', { name: 'Orders on hold' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'ReadersField & Fable50.00 USDWaitingBusiness under review',
  );
  await user.selectOptions(screen.getByLabelText('Reason'), 'Business under review');
  await waitFor(() => expect(location()).toBe('/staff/holds?reason=BUSINESS_REVIEW'));
  await waitFor(() => expect(api.calls('GET /staff/holds').at(-1)?.query.get('reason')).toBe('BUSINESS_REVIEW'));
  await user.click(await screen.findByRole('link', { name: 'Readers' }));
  const detail = within(await screen.findByRole('dialog', { name: 'Readers' }));
  expect(await detail.findByText('2 rewards: Maple Coffee')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Under review' })).toHaveAttribute('href', '/staff/kyb/field');
  await user.click(detail.getByRole('button', { name: 'Refuse order' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Refuse order RG261120-7?' }));
  await user.click(ask.getByRole('button', { name: 'Refuse order' }));
  expect(await ask.findByText('Enter a reason.')).toBeVisible();
  await user.type(ask.getByLabelText(/^Reason/), ' Unknown buyer ');
  await user.click(ask.getByRole('button', { name: 'Refuse order' }));
  expect(await screen.findByText('Order RG261120-7 was refused, and its money goes back.')).toBeVisible();
  expect(await detail.findByText('robin@staff.example')).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Release order' })).toBeNull();
  expect(api.calls('POST /staff/holds/:reference/decision')[0]?.body).toEqual({
    decision: 'REFUSE',
    reason: 'Unknown buyer',
    version: 1,
  });
});

test('who decided in the meantime is named, and the order is shown as it is', async () => {
  let hold = buildHold();
  const { user } = await open('/staff/holds/RG261120-7', {
    'GET /staff/holds/:reference': () => hold,
    'POST /staff/holds/:reference/decision': () => {
      hold = REFUSED;
      const values = { name: 'robin@staff.example' };
      return { status: 409, body: buildError({ status: 409, i18nKey: 'error.staff.changed', values }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Release order' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Release order RG261120-7?' }));
  await user.click(ask.getByRole('button', { name: 'Release order' }));
  expect(await ask.findByRole('alert')).toHaveTextContent(/^robin@staff\.example decided this in the meantime/);
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Unknown buyer')).toBeVisible();
});

test('a card in review, a late order and a reason of a newer server are told apart', async () => {
  const { hold } = buildHold();
  const { user } = await open('/staff/holds', {
    'GET /staff/holds': () => [
      buildHold({ hold: { ...hold, reason: 'CARD_REVIEW', isLate: true } }),
      buildHold({ referenceOrderId: 'RG261120-8', hold: { ...hold, reason: valueOfNewerServer() } }),
    ],
    'GET /staff/holds/:reference': () => buildHold({ hold: { ...hold, reason: 'CARD_REVIEW', isLate: true } }),
  });
  const table = within(await screen.findByRole('table', { name: 'Orders on hold' }));
  expect(table.getByText('Longer than usual')).toBeVisible();
  expect(table.getByText('Unknown')).toBeVisible();
  const [first] = table.getAllByRole('link', { name: 'Readers' });
  if (first) await user.click(first);
  expect(await screen.findByText(/^The payment gateway decides about it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refuse order' })).toBeNull();
});
