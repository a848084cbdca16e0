import type { ExpectedWire, WireAccount } from '@portal/shared/contract/staffWires';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';
import { fullTest } from '../testing/fullTest.ts';

const PLACE = {
  platformClientId: 'brook',
  platformName: 'Brook & Bramble',
  accountIdentifier: 'A7',
  accountDisplayName: 'Events Europe',
  reference: 'A12345678',
  currencyCode: 'EUR',
};
const ACCOUNT: WireAccount = { ...PLACE, cancelled: [] };
const WIRE: ExpectedWire = {
  ...PLACE,
  depositIdentifier: 'd-1',
  amount: 1000,
  sentOn: '2026-11-20',
  note: 'Invoice 7',
  createdAt: '2026-11-20T09:00:00Z',
  createdBy: 'Grace Okoro',
  cancelledAt: null,
};
const ADDED = {
  depositIdentifier: 'd-1',
  accountTransactionID: 'tx-1',
  accountIdentifier: 'A7',
  accountDisplayName: 'Events Europe',
  amount: 985,
  currencyCode: 'EUR',
};

const open = (handlers: Handlers = {}, path = '/staff/wires') =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/wires': () => [WIRE],
      'GET /staff/wires/accounts': () => [ACCOUNT],
      'POST /staff/wires': () => ADDED,
      ...handlers,
    }),
  });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Received wire' }));

test('a wire is matched with the amount that arrived; the dialog names account and amount before', async () => {
  let wires = [WIRE];
  const { user, api } = await open({
    'GET /staff/wires': () => wires,
    'POST /staff/wires': () => {
      wires = [];
      return ADDED;
    },
  });
  const table = await screen.findByRole('table', { name: 'Expected wires' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Events EuropeBrook & Bramble1,000.00 EUR');
  await user.click(screen.getByRole('button', { name: 'Match the wire of €1,000.00 to A12345678' }));
  const match = await dialog();
  expect(match.getByText('Events Europe (A7)')).toBeVisible();
  expect(match.getByText('Grace Okoro')).toBeVisible();
  const amount = match.getByLabelText(/^Amount received/);
  expect(amount).toHaveValue('1,000.00');
  await user.click(match.getByRole('button', { name: 'Add €1,000.00 to Events Europe' }));
  expect(await match.findByText('Enter the bank’s reference of this wire.')).toBeVisible();
  expect(api.calls('POST /staff/wires')).toEqual([]);
  const differs = /^€1,000\.00 was expected\. Add €985\.00 only if/;
  expect(match.queryByText(/was expected\./)).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '985');
  expect(await match.findByText(differs)).toBeVisible();
  await user.type(match.getByLabelText(/^Bank reference/), ' FT26328-1 ');
  await user.click(await match.findByRole('button', { name: 'Add €985.00 to Events Europe' }));
  expect(await screen.findByText('€985.00 was added to Events Europe.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('No wires expected.')).toBeVisible();
  const [sent] = api.calls('POST /staff/wires');
  expect(sent?.body).toEqual({
    platformClientId: 'brook',
    accountIdentifier: 'A7',
    depositIdentifier: 'd-1',
    amount: '985.00',
    bankReference: 'FT26328-1',
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
});

fullTest('a wire opens beside the list at its address, and is matched there', async () => {
  const { user, location } = await open();
  const link = await screen.findByRole('link', { name: 'Events Europe' });
  expect(link).toHaveAttribute('href', '/staff/wires/A12345678/d-1');
  await user.click(link);
  const detail = within(await screen.findByRole('dialog', { name: 'Events Europe' }));
  expect(await detail.findByText('€1,000.00')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Match' }));
  const match = await dialog();
  await user.type(match.getByLabelText(/^Bank reference/), 'FT1');
  await user.click(match.getByRole('button', { name: 'Add €1,000.00 to Events Europe' }));
  await waitFor(() => expect(location()).toBe('/staff/wires'));
});

test('the address of a wire that has arrived says so', async () => {
  await open({ 'GET /staff/wires': () => [] }, '/staff/wires/A12345678/d-1');
  expect(await screen.findByText('This wire is no longer expected: it arrived or was canceled.')).toBeVisible();
});

fullTest('a wire that somebody else matched, and a reference that was used, are said where they belong', async () => {
  let i18nKey: 'error.wire.notPending' | 'error.wire.bankReferenceUsed' = 'error.wire.notPending';
  const { user } = await open({
    'POST /staff/wires': () => ({
      status: 409,
      body: buildError({
        status: 409,
        i18nKey,
        ...(i18nKey === 'error.wire.bankReferenceUsed' && { fields: [{ field: 'bankReference', i18nKey }] }),
      }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Match the wire/ }));
  const match = await dialog();
  await user.type(match.getByLabelText(/^Bank reference/), 'FT1');
  const add = match.getByRole('button', { name: 'Add €1,000.00 to Events Europe' });
  await user.click(add);
  expect(await match.findByRole('alert')).toHaveTextContent(/^This wire is no longer expected/);
  i18nKey = 'error.wire.bankReferenceUsed';
  await user.click(add);
  expect(await match.findByText(/^A wire with this bank reference was already added/)).toBeVisible();
  await waitFor(() => expect(match.getByLabelText(/^Bank reference/)).toHaveFocus());
});

fullTest('wires are searched by reference or amount; for one that nobody announced the account is found', async () => {
  const { user, api, location } = await open({ 'GET /staff/wires': () => [] });
  await user.type(await screen.findByLabelText('Reference or amount'), 'A12345678');
  await waitFor(() => expect(location()).toBe('/staff/wires?q=A12345678'));
  await waitFor(() => expect(api.calls('GET /staff/wires').at(-1)?.query.get('q')).toBe('A12345678'));
  await user.click(await screen.findByRole('button', { name: 'Add a wire to Events Europe' }));
  const match = await dialog();
  expect(match.getByText('Brook & Bramble')).toBeVisible();
  expect(match.queryByText('Expected amount')).toBeNull();
  await user.type(match.getByLabelText(/^Amount received/), '985');
  await user.type(match.getByLabelText(/^Bank reference/), 'FT2');
  await user.click(await match.findByRole('button', { name: 'Add €985.00 to Events Europe' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('POST /staff/wires')[0]?.body).toMatchObject({ depositIdentifier: '', accountIdentifier: 'A7' });
});

test('a wire that was cancelled is found by its reference, and the dialog warns before it is added', async () => {
  const cancelled = { ...WIRE, depositIdentifier: 'd-2', cancelledAt: '2026-11-21T09:00:00Z' };
  const { user, api } = await open(
    { 'GET /staff/wires': () => [], 'GET /staff/wires/accounts': () => [{ ...ACCOUNT, cancelled: [cancelled] }] },
    '/staff/wires?q=A12345678',
  );
  expect(await screen.findByText(/^Canceled: €1,000\.00, reported on Nov 20, 2026 by Grace Okoro/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Match the wire of €1,000.00 to A12345678' }));
  const match = await dialog();
  expect(match.getByText(/^This wire was reported and then canceled\./)).toBeVisible();
  await user.type(match.getByLabelText(/^Bank reference/), 'FT3');
  await user.click(await match.findByRole('button', { name: 'Add €1,000.00 to Events Europe' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('POST /staff/wires')[0]?.body).toMatchObject({ depositIdentifier: 'd-2', amount: '1000.00' });
});

test('a reference that no account has says so', async () => {
  await open({ 'GET /staff/wires': () => [], 'GET /staff/wires/accounts': () => [] }, '/staff/wires?q=A0');
  expect(await screen.findByText('No account that takes wires has this reference.')).toBeVisible();
});
