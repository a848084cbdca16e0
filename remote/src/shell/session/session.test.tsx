import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildTokens } from '../../testing/builders/buildTokens.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

const MINUTE = 60_000;
const POLL = 10_000;
const rows: readonly RouteRow[] = [
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'My profile',
    page: () => Promise.resolve(() => <input aria-label="Message" />),
  },
];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

function show(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const inMinutes = (minutes: number) => new Date(jest.now() + minutes * MINUTE).toISOString();

async function open(handlers: Handlers = {}) {
  const api = apiServer({
    'POST /authenticate/refresh': () => ({ ...buildTokens(), expiresAt: inMinutes(30) }),
    'GET /users/sessionStatus': () => ({
      expiresAt: inMinutes(30),
      kybStatus: 'APPROVED',
      rightsVersion: '1',
      orderSettingsVersion: 1,
      termsDue: false,
      reviewVersion: 1,
    }),
    'GET /users/sessionRefresh': () => ({ expiresAt: inMinutes(30) }),
    ...handlers,
  });
  const rendered = await renderRoute({ rows, path: '/settings/user', api });
  expect(await screen.findByLabelText('Message')).toBeVisible();
  return rendered;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

describe('the last minute of a session', () => {
  fullTest('is renewed without a word while the page is seen', async () => {
    const { api } = await open();
    await pass(29 * MINUTE - POLL);
    expect(api.calls('GET /users/sessionRefresh')).toHaveLength(0);
    await pass(3 * POLL);
    expect(api.calls('GET /users/sessionRefresh')).toHaveLength(1);
    expect(dialog()).toBeNull();
    await pass(2 * MINUTE);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  fullTest('asks whom nobody has seen for a quarter of an hour; the one button stays', async () => {
    const { api, user } = await open();
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'half a message' } });
    await pass(MINUTE);
    act(() => show('hidden'));
    await pass(28 * MINUTE + 2 * POLL);
    expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
    act(() => show('visible'));
    await pass(POLL);
    expect(api.calls('GET /users/sessionRefresh')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(api.calls('GET /users/sessionRefresh')).toHaveLength(1);
    expect(screen.getByLabelText('Message')).toHaveValue('half a message');
  });

  test('unanswered, ends in the dialog that asks to sign in again, with everything typed kept', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'half a message' } });
    act(() => show('hidden'));
    await pass(30 * MINUTE + POLL);
    expect(await screen.findByText('Your session ended because there was no activity.')).toBeVisible();
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText('Message')).toHaveValue('half a message');
  });
});

test('a session ended elsewhere is told within one poll', async () => {
  const { api } = await open();
  api.use({
    'GET /users/sessionStatus': () => ({ status: 401, body: buildError({ status: 401 }) }),
    'POST /authenticate/refresh': () => ({ status: 401, body: buildError({ status: 401 }) }),
  });
  await pass(POLL);
  expect(await screen.findByText('You were signed out. Sign in again to continue.')).toBeVisible();
});

test('the dialog of the session comes before one that opens after it, and Escape leaves the page for neither', async () => {
  const Confirm = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Review</button>
        <Dialog opened={isOpen} title="Send now?" onClose={() => setOpen(false)}>
          Everything is named once more.
        </Dialog>
      </>
    );
  };
  const confirming = rows.map((row) => ({ ...row, page: () => Promise.resolve(Confirm) }));
  const gone = () => ({ status: 401, body: buildError({ status: 401, i18nKey: 'error.session.ended' }) });
  const { services, api, user, location } = await renderRoute({ rows: confirming, path: '/settings/user' });
  const review = await screen.findByRole('button', { name: 'Review' });
  api.use({ 'POST /authenticate/refresh': gone });
  await act(() => services.session.port.reportUnauthorized());
  const session = await screen.findByRole('dialog', { name: 'Sign in to continue' });
  expect(review.closest('[inert]')).not.toBeNull();
  fireEvent.click(review);
  const confirm = await screen.findByRole('dialog', { name: 'Send now?' });
  expect(confirm.closest('[inert]')).not.toBeNull();
  expect(session.closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(session).toBeVisible();
  expect(confirm).toBeVisible();
  expect(location()).toBe('/settings/user');
});

test('rights that changed are read anew within one poll, and what the organization asks of its orders', async () => {
  let rightsVersion = '1';
  let orderSettingsVersion = 1;
  const { api } = await open({
    'GET /users/sessionStatus': () => ({
      expiresAt: inMinutes(30),
      kybStatus: 'APPROVED',
      rightsVersion,
      orderSettingsVersion,
      termsDue: false,
      reviewVersion: 1,
    }),
  });
  const reads = api.calls('GET /account').length;
  await pass(POLL);
  expect(api.calls('GET /account')).toHaveLength(reads);
  rightsVersion = '2';
  await pass(POLL);
  await waitFor(() => expect(api.calls('GET /account')).toHaveLength(reads + 1));
  const platforms = api.calls('GET /platforms/:id').length;
  orderSettingsVersion = 2;
  await pass(POLL);
  await waitFor(() => expect(api.calls('GET /platforms/:id')).toHaveLength(platforms + 1));
  expect(api.calls('GET /account')).toHaveLength(reads + 1);
});

test('a server out of reach ends nothing', async () => {
  const { api } = await open();
  api.use({ 'GET /users/sessionStatus': () => ({ status: 503 }) });
  await pass(3 * POLL);
  expect(screen.queryByRole('dialog')).toBeNull();
});
