import { screen, waitFor, within } from '@testing-library/react';
import type { ErrorKey } from '@portal/shared/domain/errorKeys';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildMailPreview } from '../testing/builders/buildMailPreview.ts';
import { buildTemplate } from '../testing/builders/buildTemplate.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { templatesRoutes } from './index.ts';

// The editor is still on its way.
jest.mock('./editor/RichEditor.tsx', () => ({ RichEditor: new Promise<never>(() => undefined) }));

const LIST = '/email-templates';
const OWN = buildTemplate({ id: 'E1', name: 'Thank you', isChangeable: true, isDefault: false });

const HANDLERS: Handlers = {
  'GET /customers': () => [buildCustomer()],
  'GET /email-templates': () => [OWN],
  'GET /email-templates/defaults': () => [],
  'GET /email-templates/senders': () => ({ address: 'rewards@portal.example', domains: [] }),
  'GET /email-templates/:etid': () => OWN,
  'GET /email-templates/:etid/uses': () => [],
  'POST /email-templates/preview/template': () => buildMailPreview(),
};
const BROKEN = { status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) };

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: templatesRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

const refusal = (status: number, field: string, i18nKey: ErrorKey, values: Record<string, string> = {}) => ({
  status,
  body: buildError({ status, fields: [{ field, i18nKey, values }] }),
});

test.each([
  ['a name that another has', refusal(409, 'name', 'error.template.nameTaken'), /Another template has this name/],
  [
    'a default outside of its access (159)',
    refusal(422, 'defaults', 'error.template.defaultAccess'),
    /only where everyone can use it/,
  ],
  [
    'a wrong tag (163)',
    refusal(422, 'message', 'error.tag.unknown', { tag: 'recipient', position: '7' }),
    /There is no placeholder “recipient”/,
  ],
  [
    'a right that was lost meanwhile',
    { status: 403, body: buildError({ status: 403, i18nKey: 'error.forbidden' }) },
    /You do not have permission to do this/,
  ],
  ['a server that fails', BROKEN, /Something went wrong on our side/],
])('the editor keeps its text after %s', async (_what, answer, said) => {
  const { user } = await open(`${LIST}/edit/E1/details`, { 'PUT /email-templates/:etid': () => answer });
  await user.type(await screen.findByLabelText(/^Campaign/), 'Spring 2026');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(said)).toBeVisible();
  const back = screen.queryByRole('link', { name: /^Details/ });
  if (back !== null) await user.click(back);
  expect(await screen.findByLabelText(/^Campaign/)).toHaveValue('Spring 2026');
});

test('a preview that could not be drawn is asked for again', async () => {
  let isBroken = true;
  const { user } = await open(`${LIST}/review?edit=E1`, {
    'POST /email-templates/preview/template': () => (isBroken ? BROKEN : buildMailPreview()),
  });
  expect(await screen.findByText('The preview could not be loaded')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Preview with a sample reward')).toBeVisible();
});

test('a template that could not be read is asked for again', async () => {
  let isBroken = true;
  const { user } = await open(`${LIST}/edit/E1/details`, {
    'GET /email-templates/:etid': () => (isBroken ? BROKEN : OWN),
  });
  expect(await screen.findByText('The template could not be loaded')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Thank you');
});

test('a deletion that failed is said in its dialog, which stays', async () => {
  const { user } = await open(LIST, { 'DELETE /email-templates/:etid': () => BROKEN });
  await user.click(await screen.findByRole('button', { name: 'Actions for Thank you' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Thank you”?' }));
  await user.click(await dialog.findByRole('button', { name: 'Delete template', description: '' }));
  expect(await dialog.findByText(/Something went wrong on our side/)).toBeVisible();
});

test('until its editor is there, a text shows its placeholders by name and keeps what is typed', async () => {
  const { user, api } = await open(`${LIST}/edit/E1/details`, { 'PUT /email-templates/:etid': () => OWN });
  const body = await screen.findByLabelText(/^Body/);
  expect(body).toHaveValue('Thank you, \u2004Recipient’s name\u2004.');
  await user.type(body, ' Bye');
  await user.type(body, '!?', { initialSelectionStart: 15, initialSelectionEnd: 15 });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.calls('PUT /email-templates/:etid')).toHaveLength(1));
  expect(api.calls('PUT /email-templates/:etid')[0]?.body).toMatchObject({
    message: 'Thank you, !?{{recipient_name}}. Bye',
  });
});
