import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { apiKeysRoutes } from './index.ts';
import { buildApiKey } from './testing/buildApiKey.ts';

const LIST = '/settings/oauth-client-credentials-management';

const CLIENT = buildApiKey({
  credentialId: 'c1',
  type: 'OAUTH_CLIENT',
  displayName: 'Ledger bridge',
  maskedKey: 'rpc_sandbox_1f',
  clientId: 'rpc_sandbox_1f',
  redirectUris: ['https://ledger.example/back'],
});
const ACCOUNT = buildApiKey({ ...CLIENT, type: 'SERVICE_ACCOUNT', displayName: 'Store 12', redirectUris: [] });
const EVENT = {
  eventId: 'e1',
  action: 'CREATED',
  type: 'SERVICE_ACCOUNT',
  credentialId: 'c1',
  displayName: 'Store 12',
  maskedKey: 'rpc_sandbox_1f',
  date: '2026-11-20T09:00:00Z',
  name: 'Ada Byron',
  email: 'ada@demo.example',
} as const;

const open = (path: string, handlers: Handlers) => renderRoute({ rows: apiKeysRoutes, path, api: apiServer(handlers) });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('a client is made with its addresses, its secret shown once; service accounts and the history stand beside', async () => {
  let isRefused = true;
  let apps = [
    { appId: 'g1', personName: 'Ada Byron' },
    { appId: 'g2', personName: 'Bo Li' },
  ];
  const { user, api, services } = await open(LIST, {
    'GET /credentials': ({ query }) => (query.get('type') === 'OAUTH_CLIENT' ? [CLIENT] : [ACCOUNT]),
    'GET /credentials/history': () => [EVENT],
    'GET /credentials/:credentialId/apps': () => apps,
    'POST /credentials/:credentialId/deactivate': () => {
      if (apps.length > 2) return CLIENT;
      apps = [...apps, { appId: 'g3', personName: 'Cy Dee' }];
      return { status: 409, body: buildError({ status: 409, i18nKey: 'error.apiCredential.appsChanged' }) };
    },
    'POST /credentials': () =>
      isRefused
        ? {
            status: 422,
            body: buildError({ fields: [{ field: 'redirectUris[1]', i18nKey: 'error.apiCredential.redirectUri' }] }),
          }
        : { ...CLIENT, apiKey: null, clientSecret: 'rps_sandbox_secretpart' },
  });
  await user.click(await screen.findByRole('link', { name: 'Create client' }));
  const form = await dialog('Create OAuth client');
  await user.type(await form.findByRole('textbox', { name: /Name/ }), 'Ledger bridge');
  await user.click(form.getByRole('button', { name: 'Add a redirect address' }));
  await user.type(form.getByRole('textbox', { name: 'Redirect address 1' }), ' http://ledger.example/back');
  await user.click(form.getByRole('checkbox', { name: /Read accounts/ }));
  await user.click(form.getByRole('button', { name: 'Create client' }));
  expect(await form.findByText(/Enter a full https address/)).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Redirect address 1' }));
  await user.type(form.getByRole('textbox', { name: 'Redirect address 1' }), 'https://ledger.example/back');
  await user.click(form.getByRole('button', { name: 'Add a redirect address' }));
  await user.type(form.getByRole('textbox', { name: 'Redirect address 2' }), 'http://localhost:9/back');
  await user.click(form.getByRole('button', { name: 'Create client' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Redirect address 2' })).toBeInvalid());
  isRefused = false;
  await user.click(form.getByRole('button', { name: 'Remove redirect address 2' }));
  await user.click(form.getByRole('button', { name: 'Create client' }));

  const made = await dialog('“Ledger bridge” was created');
  expect(api.calls('POST /credentials').at(-1)?.body).toMatchObject({
    type: 'OAUTH_CLIENT',
    redirectUris: ['https://ledger.example/back'],
    scopes: ['accounts:read'],
    lastDay: null,
  });
  expect(made.getByText('rps_sandbox_secretpart')).toBeVisible();
  expect(made.getByText(/curl -u "rpc_sandbox_1f:rps_sandbox_secretpart" .*\/oauth\/token"/)).toBeVisible();
  await waitFor(() => expect(made.getByRole('button', { name: 'Copy client secret' })).toHaveFocus());
  const stored = JSON.stringify([services.shared.redux.getState(), sessionStorage, localStorage]);
  expect(stored).not.toContain('secretpart');
  await user.click(made.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('link', { name: 'Ledger bridge' }));
  const detail = await dialog('Ledger bridge');
  expect(await detail.findByText('https://ledger.example/back')).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Reveal key' })).toBeNull();
  await user.click(detail.getByRole('button', { name: 'Deactivate' }));
  const question = await dialog('Deactivate “Ledger bridge”?');
  expect(await question.findByText('Also ends as the app of Ada Byron and Bo Li')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deactivate for good' }));
  expect(await question.findByText(/Somebody else has connected this client/)).toBeVisible();
  expect(await question.findByText('Also ends as the app of Ada Byron, Bo Li, and Cy Dee')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deactivate for good' }));
  await screen.findByText('“Ledger bridge” was deactivated.');
  expect(api.calls('POST /credentials/:credentialId/deactivate').map(({ body }) => body)).toEqual([
    { appIds: ['g1', 'g2'] },
    { appIds: ['g1', 'g2', 'g3'] },
  ]);
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('link', { name: 'Service accounts' }));
  expect(await screen.findByRole('link', { name: 'Store 12' })).toHaveAttribute('href', `${LIST}/service-accounts/c1`);
  await user.click(screen.getByRole('link', { name: 'History' }));
  const [, row] = within(await screen.findByRole('table', { name: 'History' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Store 12CreatedService account/);
  expect(api.calls('GET /credentials/history')[0]?.query.get('type')).toBe('OAUTH_CLIENT,SERVICE_ACCOUNT');
});
