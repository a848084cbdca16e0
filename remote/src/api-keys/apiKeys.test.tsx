import { act, screen, waitFor, within } from '@testing-library/react';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { fromNewerServer } from '../testing/valueOfNewerServer.ts';
import { apiKeysRoutes } from './index.ts';
import { buildApiKey } from './testing/buildApiKey.ts';
import { fullTest } from '../testing/fullTest.ts';

const LIST = '/settings/api-key-management';
const RESEARCH = '/settings/qualtrics-api-key-management';
const KEY = 'rpk_prod_k1_secretpart';

const OTHER = buildApiKey({
  credentialId: 'k2',
  displayName: 'CRM orders',
  createdBy: { name: 'Max Gold', email: null },
});
const EVENT = {
  eventId: 'e1',
  action: 'REVEALED',
  credentialId: 'k1',
  type: 'API_KEY',
  displayName: 'Payroll sync',
  maskedKey: 'rpk_prod_k1_…9f2c',
  date: '2026-11-20T09:00:00Z',
  name: 'Ada Byron',
  email: 'ada@demo.example',
} as const;

const open = (path: string, handlers: Handlers) => renderRoute({ rows: apiKeysRoutes, path, api: apiServer(handlers) });

type OpenPage = Awaited<ReturnType<typeof open>>;

/** Reads the keys anew, as the next look of the page does. */
const lookAgain = ({ services }: OpenPage) =>
  act(() => void services.shared.redux.dispatch(portalApi.util.invalidateTags([listTag('ApiKey')])));

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('a key is made, shown once with a call that works as it is, and says when the first call came', async () => {
  let keys = [OTHER];
  const page = await open(LIST, {
    'GET /credentials': () => keys,
    'POST /credentials': () => {
      keys = [buildApiKey(), OTHER];
      return { ...buildApiKey(), apiKey: KEY, clientSecret: null };
    },
  });
  const { user, api, services, location, navigate } = page;
  await user.click(await screen.findByRole('link', { name: 'Create key' }));
  const form = await dialog('Create API key');
  await user.click(await form.findByRole('button', { name: 'Create key' }));
  expect(await form.findByText('Choose at least one permission.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Name/ }), 'Payroll sync');
  await user.click(form.getByRole('checkbox', { name: /Read the catalog/ }));
  await user.click(form.getByRole('checkbox', { name: /Place orders/ }));
  await user.click(form.getByRole('button', { name: 'Create key' }));

  const made = await dialog('“Payroll sync” was created');
  expect(api.calls('POST /credentials')[0]?.body).toEqual({
    type: 'API_KEY',
    displayName: 'Payroll sync',
    scopes: ['catalog:read', 'orders:write'],
    organizationAccess: false,
    customerIdentifiers: [],
    accountIdentifiers: ['A1'],
    redirectUris: [],
    lastDay: null,
  });
  expect(made.getByText(KEY)).toBeVisible();
  expect(made.getByText(`curl -H "Authorization: Bearer ${KEY}" "http://localhost/v2/catalogs"`)).toBeVisible();
  await waitFor(() => expect(made.getByRole('button', { name: 'Copy key' })).toHaveFocus());
  expect(JSON.stringify(services.shared.redux.getState())).not.toContain('secretpart');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('secretpart');

  expect(made.getByText('Waiting for the first call')).toBeVisible();
  keys = [buildApiKey({ lastUsedDate: '2026-11-20T09:00:00Z', lastUsedFor: 'GET /v2/catalogs' }), OTHER];
  lookAgain(page);
  expect(await made.findByText(/It works\. Called on/)).toHaveTextContent(/GET \/v2\/catalogs/);
  keys = [buildApiKey({ status: 'INACTIVE', deactivatedBy: { name: 'Max Gold', email: null } }), OTHER];
  lookAgain(page);
  expect(await made.findByText(/Max Gold has deactivated this key/)).toBeVisible();
  await user.click(made.getByRole('button', { name: 'Done' }));
  expect(location()).toBe(LIST);
  navigate(`${LIST}/create`);
  await dialog('Create API key');
  expect(screen.queryByText(KEY)).toBeNull();
});

fullTest('a third key is refused with all that was typed, and one of the two active ones makes room', async () => {
  let keys = [buildApiKey()];
  const { user, api } = await open(`${LIST}/create`, {
    'GET /credentials': () => keys,
    'POST /credentials': () => {
      keys = [buildApiKey(), OTHER];
      return { status: 409, body: buildError({ status: 409, i18nKey: 'error.apiCredential.tooMany' }) };
    },
    'POST /credentials/:credentialId/deactivate': ({ params }) => {
      keys = keys.filter(({ credentialId }) => credentialId !== params['credentialId']);
      return { ...OTHER, status: 'INACTIVE' };
    },
  });
  const form = await dialog('Create API key');
  await user.type(await form.findByRole('textbox', { name: /Name/ }), 'Third one');
  await user.click(form.getByRole('checkbox', { name: /Read the catalog/ }));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('The key could not be created.')).toBeVisible();
  expect(await form.findByText('Created by Max Gold')).toBeVisible();
  expect(form.getByText('Created by Ada Byron')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Deactivate CRM orders' }));
  const question = await dialog('Deactivate “CRM orders”?');
  expect(question.getByText(/This is final/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deactivate for good' }));
  await waitFor(() => expect(form.queryByText('Created by Max Gold')).toBeNull());
  expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Third one');
  expect(api.calls('POST /credentials/:credentialId/deactivate')[0]?.params).toEqual({ credentialId: 'k2' });
});

test('a key is revealed beside the list after the password, and never in the store', async () => {
  let isWrong = true;
  const { user, services } = await open(`${LIST}/k1`, {
    'GET /credentials': () => [buildApiKey()],
    'POST /credentials/:credentialId/reveal': () =>
      isWrong
        ? {
            status: 422,
            body: buildError({ fields: [{ field: 'password', i18nKey: 'error.password.wrong' }] }),
          }
        : { credentialId: 'k1', apiKey: KEY },
  });
  const drawer = await dialog('Payroll sync');
  expect(await drawer.findByText('Waiting for the first call')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Reveal key' }));
  const asked = await dialog('Key of “Payroll sync”');
  await user.type(asked.getByLabelText(/Your password/), 'Demo-Portal');
  await user.click(asked.getByRole('button', { name: 'Reveal key' }));
  await waitFor(() => expect(asked.getByLabelText(/Your password/)).toBeInvalid());
  isWrong = false;
  await user.type(asked.getByLabelText(/Your password/), '-2026!');
  await user.click(asked.getByRole('button', { name: 'Reveal key' }));
  expect(await asked.findByText(KEY)).toBeVisible();
  expect(asked.getByRole('timer')).toHaveTextContent(/Hides in \d+ seconds/);
  const stored = JSON.stringify(services.shared.redux.getState());
  expect(stored).not.toContain('secretpart');
  expect(stored).not.toContain('Demo-Portal');
  await user.click(asked.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(KEY)).toBeNull();
});

fullTest(
  'research keys are read without a button by users who may not change them; their history is a table',
  async () => {
    const research = buildApiKey({ type: 'RESEARCH_KEY', displayName: 'Survey tool', scopes: ['research:write'] });
    const { user, api } = await open(RESEARCH, {
      'GET /account': () => buildPrincipal({ authorities: ['QUALTRICS_API_KEYS_ACCESS'] }),
      'GET /credentials': () => [research],
      'GET /credentials/history': () => [EVENT],
    });
    expect(await screen.findByRole('link', { name: 'Survey tool' })).toHaveAttribute('href', `${RESEARCH}/k1`);
    expect(screen.getByText(/your survey tool sends its responses/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create key' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'History' }));
    const [, row] = within(await screen.findByRole('table', { name: 'History' })).getAllByRole('row');
    expect(row).toHaveTextContent(/Payroll syncRevealed.*Ada Byronada@demo\.examplek1/);
    expect(api.calls('GET /credentials/history')[0]?.query.get('type')).toBe('RESEARCH_KEY');
  },
);

test('a list of a newer server has neutral words for what this build does not know', async () => {
  await open(LIST, fromNewerServer({ 'GET /credentials': () => [buildApiKey()] }));
  const [, row] = within(await screen.findByRole('table', { name: 'API keys' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Payroll syncUnknownUnknown \+1/);
});
