import { screen, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { chooseFromMore } from '../testing/chooseFromMore.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { recipientsRoutes } from './index.ts';
import { buildAllowlist, buildAllowlistCheck } from './testing/buildAllowlist.ts';
import { fullTest } from '../testing/fullTest.ts';

const LIST = '/recipients-whitelist';
const UPLOAD = `${LIST}/upload`;

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: recipientsRoutes,
    path,
    api: apiServer({
      'GET /orderWhitelist/platform': () => buildAllowlist(),
      'GET /orderWhitelist/entries': () => [{ email: 'ada@recipient.example', firstName: 'Ada', lastName: 'Lovelace' }],
      'POST /orderWhitelist/check': () => buildAllowlistCheck(),
      'PUT /orderWhitelist': () => buildAllowlist({ version: 4 }),
      ...handlers,
    }),
  });

const button = (name: RegExp | string) => screen.findByRole('button', { name });

async function upload({ user }: Awaited<ReturnType<typeof open>>) {
  await button('Choose a file');
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file');
  await user.upload(input, new File(['PK'], 'people.xlsx'));
}

test('the list says that it is on and who changed it; it is switched off after a question', async () => {
  let enabled = true;
  const { user, api } = await open(LIST, {
    'GET /orderWhitelist/platform': () => buildAllowlist({ enabled }),
    'PUT /orderWhitelist/switch': () => buildAllowlist({ enabled: (enabled = false) }),
  });
  expect(await screen.findByText('Rewards go only to the 8 people on this list.')).toBeVisible();
  expect(screen.getByText(/Last changed by Olga Owner/)).toBeVisible();
  expect(await screen.findByText('ada@recipient.example')).toBeVisible();
  await user.click(await button('Turn off'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(api.calls('PUT /orderWhitelist/switch')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText(/Rewards may go to anybody/)).toBeVisible();
  expect(api.calls('PUT /orderWhitelist/switch').map(({ body }) => body)).toEqual([{ enabled: false, version: 3 }]);
});

test('the list before is brought back after a question', async () => {
  const former = { recipientCount: 7, until: '2026-12-29T09:00:00Z' };
  const { user, api } = await open(LIST, {
    'GET /orderWhitelist/platform': () => buildAllowlist({ former }),
    'POST /orderWhitelist/undo': () => buildAllowlist({ recipientCount: 7 }),
  });
  await button('Turn off');
  await chooseFromMore(user, 'Actions', 'Bring back the list before');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The list before, with 7 people, takes the place of the current one.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bring back the list before' }));
  expect(await screen.findByText('The list before is back, with 7 people.')).toBeVisible();
  expect(api.calls('POST /orderWhitelist/undo').map(({ body }) => body)).toEqual([{ version: 3 }]);
});

test('a file shows what it changes, and Confirm sends what was shown with its version', async () => {
  const page = await open(UPLOAD);
  await upload(page);
  const { user, api } = page;
  expect(await screen.findByText('Inès Müller')).toBeVisible();
  await user.click(await button('Removed 1'));
  expect(await screen.findByText('Hana Novak')).toBeVisible();
  await user.click(await button('Renamed 1'));
  expect(await screen.findByText('Ada Byron')).toBeVisible();
  expect(screen.getByText(/rewards go only to these 2 people/)).toBeVisible();
  await user.click(await button('Confirm: add 1, remove 1'));
  expect(await screen.findByText('The list now has 2 people.')).toBeVisible();
  expect(page.location()).toBe(LIST);
  expect(api.calls('PUT /orderWhitelist').map(({ body }) => body)).toEqual([
    {
      recipients: [
        { email: 'ines@recipient.example', firstName: 'Inès', lastName: 'Müller' },
        { email: 'ada@recipient.example', firstName: 'Ada', lastName: 'Lovelace' },
      ],
      version: 3,
    },
  ]);
});

fullTest(
  'wrong rows need a tick, and a list that was changed meanwhile is compared again with the same file',
  async () => {
    let version = 3;
    const wrong = {
      lineNumber: 4,
      sheetRow: 5,
      email: 'lena@recipient.example',
      firstName: 'Lena',
      lastName: '',
      errors: [{ field: 'lastName', i18nKey: 'error.name.required' }],
    };
    const page = await open(UPLOAD, {
      'POST /orderWhitelist/check': () => buildAllowlistCheck({ version, wrong: [wrong] }),
      'PUT /orderWhitelist': ({ body }) => {
        if ((body as { readonly version: number }).version === 7) return buildAllowlist({ version: 8 });
        version = 7;
        const values = { name: 'Grace' };
        return { status: 409, body: buildError({ status: 409, i18nKey: 'error.allowlist.changed', values }) };
      },
    });
    await upload(page);
    const { user, api } = page;
    expect(await screen.findByText('Last name: Enter a name.')).toBeVisible();
    const confirm = () => button('Confirm: add 1, remove 1');
    await user.click(await confirm());
    expect(api.calls('PUT /orderWhitelist')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Leave this 1 out' }));
    await user.click(await confirm());
    expect(await screen.findByText(/Grace changed the recipient list in the meantime/)).toBeVisible();
    await user.click(await button('Compare again'));
    expect(await screen.findByRole('checkbox', { name: 'Leave this 1 out', checked: false })).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await confirm());
    expect(await screen.findByText('The list now has 2 people.')).toBeVisible();
    expect(api.calls('POST /orderWhitelist/check')).toHaveLength(2);
  },
);

test('a file that is not taken is refused by name, and another one can be chosen', async () => {
  const page = await open(UPLOAD, {
    'POST /orderWhitelist/check': () => ({
      status: 422,
      body: buildError({ status: 422, i18nKey: 'error.file.duplicateHeader', values: { place: 'Email' } }),
    }),
  });
  await upload(page);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('people.xlsx cannot be used');
  expect(notice).toHaveTextContent('The header “Email” is there twice');
  expect(await button('Choose a file')).toBeVisible();
});

test('without a list, rewards may go to anybody', async () => {
  await open(LIST, {
    'GET /orderWhitelist/platform': () => ({ status: 404, body: buildError({ status: 404 }) }),
  });
  expect(await screen.findByText('There is no recipient list. Rewards may go to anybody.')).toBeVisible();
});

test.each<[string, Handlers]>([
  ['the right', { 'GET /account': () => buildPrincipal({ authorities: ['PLACE_ORDER_ACCESS'] }) }],
  [
    'the whole organization',
    {
      'GET /account': () =>
        buildPrincipal({
          accessLevelPermissionInformation: {
            userHasOrganizationAccess: false,
            customerIds: [],
            accountIds: ['A10000001'],
            accountIdentifiers: ['A1'],
          },
        }),
    },
  ],
  ['the feature', { 'GET /platforms/:id': () => buildPlatform({ features: { 'recipients-whitelist': 'off' } }) }],
])('the page is closed without %s', async (_what, handlers) => {
  const { api } = await open(LIST, handlers);
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
  expect(api.calls('GET /orderWhitelist/platform')).toHaveLength(0);
});
