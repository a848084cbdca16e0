import type { Authority } from '@portal/shared/domain/access/permissions';
import { screen, waitFor } from '@testing-library/react';
import { useGetAccountQuery } from '../entities/account/accountApi.ts';
import { useRemoveCardMutation } from '../entities/card/cardApi.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { renderRoute } from '../testing/renderRoute.tsx';

function Home() {
  const { isError } = useGetAccountQuery({ customerIdentifier: 'G9', accountIdentifier: 'A9' });
  return <h1>{isError ? 'Refused' : 'Asking'}</h1>;
}

function Question() {
  const [removeCard, { error }] = useRemoveCardMutation();
  return (
    <ConfirmDialog
      opened
      title="Remove?"
      confirmLabel="Remove"
      onConfirm={() => void removeCard({ token: '4', accountIdentifier: 'A1' })}
      onClose={() => undefined}
    >
      {error !== undefined && <p role="alert">Not yours</p>}
    </ConfirmDialog>
  );
}

const ROW: RouteRow = {
  path: '/order',
  titleKey: 'common:product',
  segmentName: 'Home',
  page: () => Promise.resolve(Home),
};
const rows: readonly RouteRow[] = [ROW];
const forbidden = () => ({ status: 403, body: buildError({ status: 403, i18nKey: 'error.forbidden' }) });
const down = (i18nKey: 'error.maintenance' | 'error.unavailable') => () => ({
  status: 503,
  body: buildError({ status: 503, i18nKey }),
});
const NOT_AUTHORISED = 'You do not have permission to do this. Ask an administrator of your organization.';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const open = (handlers: Handlers) => renderRoute({ rows, path: '/order', chrome: 'full', api: apiServer(handlers) });

describe('a call that is refused with 403', () => {
  const refusedCall: Handlers = {
    'GET /customers/:customer/account/:account': ({ params }) =>
      params['account'] === 'A9' ? forbidden() : buildAccount(),
  };

  test('is told, and logged with address and status', async () => {
    await open(refusedCall);
    expect(await screen.findByText(NOT_AUTHORISED)).toBeVisible();
    expect(warn).toHaveBeenCalledWith('403 /customers/G9/account/A9');
  });

  test('is told once, by the dialog that began it', async () => {
    const question: RouteRow = { ...ROW, page: () => Promise.resolve(Question) };
    const api = apiServer({ 'DELETE /creditCards/:token': forbidden });
    const { user } = await renderRoute({ rows: [question], path: ROW.path, chrome: 'full', api });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yours');
    expect(screen.queryByText(NOT_AUTHORISED)).toBeNull();
  });

  test('is logged alone when the treatment keeps its path quiet', async () => {
    await open({
      ...refusedCall,
      'GET /platforms/:id': () => buildPlatform({ features: { 'ignore-forbidden': 'on' } }),
    });
    expect(await screen.findByRole('heading', { name: 'Refused' })).toBeVisible();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('403 /customers/G9/account/A9'));
    expect(screen.queryByText(NOT_AUTHORISED)).toBeNull();
  });
});

test('a right that is taken away meanwhile takes its page along', async () => {
  let authorities: readonly Authority[] = ['FUNDING_ACCESS', 'VIEW_BALANCE_ACCESS'];
  const funding: RouteRow = { ...ROW, permissions: { all: ['FUNDING_ACCESS'] } };
  const profile: RouteRow = { ...ROW, path: '/settings/user', page: () => Promise.resolve(() => <h1>Profile</h1>) };
  const { location } = await renderRoute({
    rows: [funding, profile],
    path: ROW.path,
    chrome: 'full',
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: [...authorities] }),
      'GET /customers/:customer/account/:account': ({ params }) => {
        if (params['account'] !== 'A9') return buildAccount();
        authorities = ['VIEW_BALANCE_ACCESS'];
        return forbidden();
      },
    }),
  });
  expect(await screen.findByText(NOT_AUTHORISED)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(location()).toBe(profile.path);
});

describe('in place of the page', () => {
  test('stands who can give the right, when the user may not see it', async () => {
    await open({ 'GET /platforms/:id': forbidden });
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/landing-redirect');
  });

  test('stands that the portal is being maintained; Try again brings the page once it is back', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /platforms/:id': () => (isDown ? down('error.maintenance')() : buildPlatform()),
    });
    expect(await screen.findByRole('heading', { name: 'The portal is down for maintenance' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Asking' })).toBeVisible();
  });

  test('stands that the service does not answer, unless it says at a second question that it is maintained', async () => {
    const { api } = await open({
      'GET /platforms/:id': () => ({ status: 502, body: null }),
    });
    expect(await screen.findByRole('heading', { name: 'The service is not responding' })).toBeVisible();
    await waitFor(() => expect(api.calls('GET /portal-links')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'The service is not responding' })).toBeVisible();
  });

  test('stands maintenance when the session could not even be asked for', async () => {
    await open({
      'POST /authenticate/refresh': down('error.maintenance'),
      'GET /portal-links': down('error.maintenance'),
    });
    expect(await screen.findByRole('heading', { name: 'The portal is down for maintenance' })).toBeVisible();
  });
});
