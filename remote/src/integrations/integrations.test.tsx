import type { Integration, IntegrationEvent } from '@portal/shared/contract/integrations';
import { PATHS } from '@portal/shared/domain/access/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { integrationsRoutes } from './index.ts';

const item = (overrides: Partial<Integration['items'][number]>): Integration['items'][number] => ({
  itemId: 'k1',
  kind: 'API_KEY',
  displayName: 'Payroll sync',
  people: [],
  appIds: [],
  since: '2026-11-02T09:00:00Z',
  lastUsedDate: null,
  orders: null,
  ...overrides,
});

const REWARDS: Integration = {
  name: 'REWARDS_API',
  status: 'CONNECTED',
  items: [
    item({}),
    item({
      itemId: 'c1',
      kind: 'OAUTH_CLIENT',
      displayName: 'Ledger bridge',
      people: ['Ada Byron', 'Bo Li'],
      appIds: ['g8', 'g9'],
    }),
  ],
  mayChange: true,
};
const ONE_HUNDRED = { amount: 100, currencyCode: 'USD', amountPlainString: '100.00' };
const APPS: Integration = {
  name: 'CONNECTED_APPS',
  status: 'CONNECTED',
  items: [
    item({
      itemId: 'g1',
      kind: 'CONNECTED_APP',
      displayName: 'Relay Desk',
      people: ['Maya Chen'],
      orders: { count: 3, totals: [ONE_HUNDRED] },
    }),
  ],
  mayChange: true,
};
const RESEARCH: Integration = { name: 'SURVEY_RESEARCH', status: 'NOT_CONNECTED', items: [], mayChange: true };
const EVENT: IntegrationEvent = {
  eventId: 'e1',
  integration: 'REWARDS_API',
  action: 'DISCONNECTED',
  items: [{ kind: 'API_KEY', displayName: 'Payroll sync' }],
  date: '2026-11-20T09:00:00Z',
  cause: 'PERSON',
  name: 'Ada Byron',
  email: 'ada@demo.example',
};
const BY_ITSELF: IntegrationEvent = { ...EVENT, eventId: 'e2', cause: 'LAST_DAY', name: null, email: null };

/** The pages that cards lead to. */
const LED_TO = [
  PATHS.integrationOauthClients,
  PATHS.integrationServiceAccounts,
  PATHS.createIntegrationApiKey,
  PATHS.createResearchKey,
].map((path) => ({ path, titleKey: 'common:product', segmentName: path }));

const open = (path: string, handlers: Handlers) =>
  renderRoute({
    rows: [...integrationsRoutes, ...LED_TO],
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal(),
      'GET /platforms/:id': () => buildPlatform({ features: { 'integrations-replace-api-keys': 'on' } }),
      ...handlers,
    }),
  });
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('cards lead to their lists, and one that is disconnected names all that stops; a refusal leaves it as it is', async () => {
  let isRefused = true;
  let cards = [REWARDS, RESEARCH, APPS];
  const { user, api } = await open('/integrations', {
    'GET /integrations': () => cards,
    'GET /integrations/history': () => [EVENT, BY_ITSELF],
    'POST /integrations/:name/disconnect': () => {
      if (isRefused) return { status: 409, body: buildError({ status: 409, i18nKey: 'error.integration.changed' }) };
      const gone: Integration = { ...REWARDS, status: 'NOT_CONNECTED', items: [] };
      cards = [gone, RESEARCH, APPS];
      return gone;
    },
  });
  const rewards = await card('Rewards API');
  expect(rewards.getByText('Connected')).toBeVisible();
  expect(rewards.getByRole('link', { name: '1 OAuth client' })).toHaveAttribute('href', '/integrations/oauth-clients');
  expect(rewards.getByRole('link', { name: '0 service accounts' })).toBeVisible();
  expect((await card('Survey research')).getByRole('link', { name: 'Connect Survey research' })).toHaveAttribute(
    'href',
    '/settings/qualtrics-api-key-management/create',
  );
  await user.click(rewards.getByRole('button', { name: 'Disconnect Rewards API' }));
  const question = within(await screen.findByRole('dialog', { name: 'Disconnect Rewards API?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Payroll syncAPI keyNever used',
    'Ledger bridgeOAuth clientAlso ends as the app of Ada Byron and Bo LiNever used',
  ]);
  await user.click(question.getByRole('button', { name: 'Disconnect for good' }));
  expect(await screen.findByText('Rewards API could not be disconnected. Nothing has changed.')).toBeVisible();
  expect(question.getByText(/Something else is connected by now/)).toBeVisible();
  expect(rewards.getByText('Connected')).toBeInTheDocument();
  isRefused = false;
  await user.click(question.getByRole('button', { name: 'Disconnect for good' }));
  expect(await screen.findByText('Rewards API was disconnected.')).toBeVisible();
  expect(api.calls('POST /integrations/:name/disconnect')[1]).toMatchObject({
    params: { name: 'REWARDS_API' },
    body: { itemIds: ['k1', 'c1', 'g8', 'g9'] },
  });
  await waitFor(() => expect(rewards.getByText('Not connected')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Integrations' })).toHaveFocus());
  expect(rewards.getByRole('link', { name: 'Connect Rewards API' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Connected apps' }));
  const [, app] = within(await screen.findByRole('table', { name: 'Connected apps' })).getAllByRole('row');
  expect(app).toHaveTextContent(/Relay DeskMaya Chen3\$100\.00.*Never/);
  await user.click(screen.getByRole('link', { name: 'History' }));
  const [, row, byItself] = within(await screen.findByRole('table', { name: 'History' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Rewards APIDisconnectedPayroll sync · API key.*Ada Byronada@demo\.example/);
  expect(byItself).toHaveTextContent(/Automatically: the last day of Payroll sync was over$/);
});
