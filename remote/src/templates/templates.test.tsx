import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildMailPreview } from '../testing/builders/buildMailPreview.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTemplate } from '../testing/builders/buildTemplate.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { templatesRoutes } from './index.ts';

const LIST = '/email-templates';
const OWN = buildTemplate({ id: 'E1', name: 'Thank you', isChangeable: true, isDefault: false });
const GROUPS = [
  buildCustomer({ accounts: [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Events US' })] }),
  buildCustomer({ identifier: 'G2', displayName: 'People', accounts: [] }),
];

const HANDLERS: Handlers = {
  'GET /customers': () => GROUPS,
  'GET /email-templates': () => [OWN, buildTemplate()],
  'GET /email-templates/senders': () => ({ address: 'rewards@portal.example', domains: [] }),
  'GET /email-templates/defaults': () => [
    { customerIdentifier: 'G1', accountIdentifier: 'A1', emailTemplateIdentifier: 'E9', name: 'Birthday' },
  ],
  'GET /email-templates/:etid': ({ params }) => (params['etid'] === 'E1' ? OWN : buildTemplate()),
  'GET /email-templates/:etid/uses': () => [],
  'POST /email-templates/preview/template': () => buildMailPreview(),
  'POST /email-templates': () => buildTemplate({ name: 'Spring thanks' }),
  'PUT /email-templates/:etid': () => OWN,
  'DELETE /email-templates/:etid': () => new Response(null, { status: 204 }),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: templatesRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });
const step = (name: string) => screen.findByRole('heading', { name });

test('the list finds by what is typed, and offers what the user may do with each template', async () => {
  const { user, api, location } = await open(LIST);
  const [, own, standard] = within(await screen.findByRole('table', { name: 'Email templates' })).getAllByRole('row');
  expect(own).toHaveTextContent(/Thank youE1Recipient’s name.*Whole organization.*English/);
  expect(screen.getByRole('link', { name: 'Thank you' })).toHaveAttribute('href', `${LIST}/edit/E1/details`);
  expect(standard).toHaveTextContent('Standard');
  await user.click(screen.getByRole('button', { name: 'Actions for Standard' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Make a copy',
    'Send a test email',
  ]);
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox'), 'thank');
  await waitFor(() => expect(location()).toBe(`${LIST}?q=thank`));
  await waitFor(() => expect(api.calls('GET /email-templates').at(-1)?.query.get('search')).toBe('thank'));
});

test('a template is made in three steps and a review, and says which template loses a scope', async () => {
  const { user, api, location } = await open(`${LIST}/create/details`);
  const subject = await screen.findByLabelText(/^Subject/);
  await user.type(screen.getByLabelText(/^Name/), 'Spring thanks');
  await user.clear(subject);
  await user.click(subject);
  await user.paste('Hello {{recipient}}');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/There is no placeholder “recipient” \(at character 7\)/)).toBeVisible();
  await user.clear(subject);
  await user.type(subject, 'Hello {{{{rec');
  expect(screen.queryByText(/is not closed/)).not.toBeInTheDocument();
  await user.type(subject, '{Enter}');
  expect(await screen.findByText(/“{{rec” at character 7 is not closed/)).toBeVisible();
  await user.clear(subject);
  await user.type(subject, 'Hello ');
  await user.click(screen.getAllByRole('button', { name: 'Recipient’s name' })[0] ?? subject);
  expect(subject).toHaveValue('Hello \u2004Recipient’s name\u2004');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await step('Access');
  await user.click(screen.getByRole('radio', { name: /^Account/ }));
  await user.click(screen.getByRole('checkbox', { name: /Marketing US/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await step('Defaults');
  const checkbox = screen.getByRole('checkbox', { name: /Marketing US/ });
  expect(screen.getByText('Now: “Birthday”')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Events US/ })).not.toBeInTheDocument();
  await user.click(checkbox);
  expect(screen.getByText('“Birthday” will no longer be the default here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await step('Review');
  expect(location()).toBe(`${LIST}/review`);
  expect(screen.getByText('Spring thanks')).toBeVisible();
  expect(await screen.findByTitle('Preview with a sample reward')).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(screen.getByRole('link', { name: 'Change: Access' })).toHaveAttribute('href', `${LIST}/create/access-level`);
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await waitFor(() => expect(location()).toBe(LIST));
  expect(api.calls('POST /email-templates')[0]?.body).toMatchObject({
    name: 'Spring thanks',
    subject: 'Hello {{recipient_name}}',
    templateAccess: 'ACCOUNT',
    accessPlaces: [{ customerIdentifier: 'G1', accountIdentifier: 'A1' }],
    defaults: [{ customerIdentifier: 'G1', accountIdentifier: 'A1' }],
  });
});

fullTest('a stale save says who saved and when, and what was typed is saved as a copy', async () => {
  const { user, api, location } = await open(`${LIST}/edit/E1/details`, {
    'PUT /email-templates/:etid': () => ({
      status: 409,
      body: buildError({
        status: 409,
        i18nKey: 'error.template.changed',
        values: { name: 'Grace Hopper', at: '2026-11-20T09:00:00Z' },
      }),
    }),
  });
  const message = await screen.findByLabelText(/^Body/);
  await user.click(message);
  await user.keyboard('Mine');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^Grace Hopper saved this template on .*2026/)).toBeVisible();
  expect(message).toHaveTextContent('Mine');
  await user.click(screen.getByRole('button', { name: 'Save mine as a copy' }));
  await waitFor(() => expect(location()).toBe(LIST));
  const { body } = api.calls('POST /email-templates')[0] ?? {};
  expect(body).toMatchObject({ name: 'Copy of Thank you' });
  expect(JSON.stringify(body)).toContain('Mine');
});

fullTest(
  'a body has bold, lists, links and placeholders, by the toolbar or behind two braces; what is wrong is told at it',
  async () => {
    const { user, api } = await open(`${LIST}/edit/E1/details`);
    const body = await screen.findByRole('textbox', { name: /^Body/ });
    const tools = within(screen.getByRole('group', { name: 'Formatting for Body' }));
    await user.clear(body);
    await user.click(body);
    await user.keyboard('{{{{first');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/“{{first” at character 1 is not closed/)).toBeVisible();
    expect(body).toBeInvalid();
    await user.clear(body);
    await user.click(body);
    await user.paste('1. May\n2. June\n');
    await user.click(tools.getByRole('button', { name: 'Bold' }));
    await user.keyboard('3. *Dear* {{{{first');
    const choices = await screen.findByRole('listbox', { name: 'Insert placeholder' });
    expect(
      within(choices)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['First name']);
    expect(screen.queryByText(/is not closed/)).not.toBeInTheDocument();
    expect(body).toBeValid();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(choices).not.toBeInTheDocument());
    // No sign that is typed or pasted becomes a list or a format.
    expect(body).toHaveTextContent('3. *Dear* First name');
    await user.click(tools.getByRole('button', { name: 'Link' }));
    await user.type(await screen.findByLabelText('Link address'), 'http://shop.example{Enter}');
    expect(await screen.findByText(/“http:\/\/shop.example” is neither/)).toBeVisible();
    await user.clear(screen.getByLabelText('Link address'));
    await user.type(screen.getByLabelText('Link address'), 'shop.example{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(api.calls('PUT /email-templates/:etid')[0]?.body).toMatchObject({
        message:
          '<p>1. May</p><p>2. June</p><p><strong>3. *Dear* {{recipient_first_name}}</strong><a href="https://shop.example">shop.example</a></p>',
      }),
    );
  },
);

test('between the steps nothing is asked; leaving changes asks, and they are kept as a draft', async () => {
  const { user, navigate, location } = await open(`${LIST}/edit/E1/defaults`);
  await user.click(await screen.findByRole('checkbox', { name: /Events US/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await step('Review');
  navigate(LIST);
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location()).toBe(LIST));
  navigate(`${LIST}/edit/E1/defaults`);
  expect(await screen.findByRole('checkbox', { name: /Events US/ })).toBeChecked();
});

fullTest('one in use is not deleted, and each use leads to where it ends; freed, it goes', async () => {
  let isUsed = true;
  const { user, api } = await open(LIST, {
    'GET /email-templates/:etid/uses': () =>
      isUsed
        ? [
            { kind: 'DEFAULT', name: 'Marketing US', reference: null },
            { kind: 'CART', name: 'Maya Lindqvist', reference: null },
          ]
        : [],
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Thank you' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return within(await screen.findByRole('dialog', { name: 'Delete “Thank you”?' }));
  };
  const refused = await ask();
  expect(await refused.findByRole('link', { name: 'Default for Marketing US' })).toHaveAttribute(
    'href',
    `${LIST}/edit/E1/defaults`,
  );
  expect(refused.getByText(/^Cart of Maya Lindqvist, which nobody else can open.*for 7 days/)).toBeVisible();
  expect(refused.getByRole('button', { name: 'Delete template' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(refused.getByRole('button', { name: 'Cancel' }));
  isUsed = false;
  const freed = await ask();
  await waitFor(() =>
    expect(freed.getByRole('button', { name: 'Delete template' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(freed.getByRole('button', { name: 'Delete template' }));
  expect(await screen.findByText('The template “Thank you” was deleted.')).toBeVisible();
  expect(api.calls('DELETE /email-templates/:etid')).toHaveLength(1);
});

test('who has one group copies what is the organisation’s, and may not change it', async () => {
  const editor: Handlers = {
    'GET /account': () =>
      buildPrincipal({
        authorities: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'],
        accessLevelPermissionInformation: {
          userHasOrganizationAccess: false,
          customerIds: ['G1'],
          accountIds: [],
          accountIdentifiers: [],
        },
      }),
    'GET /email-templates': () =>
      ['Thank you', 'copy of Thank you', 'Copy of Thank you (2)'].map((name) => ({ ...OWN, name })),
    'GET /email-templates/:etid': () => ({ ...OWN, isChangeable: false }),
  };
  const page = await open(`${LIST}/edit/E1/details`, editor);
  expect(await screen.findByText(/You can change a template only if/)).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Make a copy' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Copy of Thank you (3)');
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await step('Access');
  expect(screen.getByRole('radio', { name: /^Whole organization/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /Marketing/ })).toBeChecked();
});
