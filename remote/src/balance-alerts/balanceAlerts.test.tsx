import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { portalApi } from '../api/portalApi.ts';
import { idTag } from '../api/tags.ts';
import type { Refusal } from '../testing/apiResponses.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { chooseFromMore } from '../testing/chooseFromMore.ts';
import { fullRows, fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { balanceAlertsRoutes } from './index.ts';
import { buildBalanceAlert } from './testing/buildBalanceAlert.ts';

const LIST = '/accounts/balance-alerts';
const CREATE = `${LIST}/create`;
const EDIT = `${LIST}/edit/alert-1`;

const ACCOUNTS = [
  buildAccount(),
  buildAccount({ accountIdentifier: 'A2', displayName: 'Events US' }),
  buildAccount({ accountIdentifier: 'A3', displayName: 'Sales Europe', currencyCode: 'EUR' }),
  buildAccount({ accountIdentifier: 'A4', displayName: 'Osaka', currencyCode: 'JPY', status: 'FROZEN' }),
];

const HANDLERS: Handlers = {
  'GET /customers': () => [buildCustomer({ accounts: ACCOUNTS })],
  'GET /balanceAlerts': () => [buildBalanceAlert()],
  'GET /balanceAlerts/:identifier': () => buildBalanceAlert(),
  'POST /balanceAlerts': () => buildBalanceAlert(),
  'PUT /balanceAlerts/:identifier': () => buildBalanceAlert(),
  'DELETE /balanceAlerts/:identifier': () => new Response(null, { status: 204 }),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: balanceAlertsRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

const as = (...authorities: string[]): Handlers => ({
  'GET /account': () => buildPrincipal({ authorities }),
});

type OpenPage = Awaited<ReturnType<typeof open>>;

const must = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error('There is none');
  return value;
};
/** Reads the user's profile anew, as after it was changed elsewhere. */
const refreshProfile = ({ shared }: OpenPage['services']) =>
  act(() => void shared.redux.dispatch(portalApi.util.invalidateTags([idTag('Profile', 'ME')])));

const nameField = () => screen.findByLabelText(/^\*? ?Name/);
const step = (name: string) => screen.findByRole('heading', { name });
const next = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Next' }));

async function typeDetails({ user }: OpenPage, name: string, threshold: string) {
  await step('Details');
  await user.type(await nameField(), name);
  await user.type(screen.getByLabelText(/Threshold/), threshold);
}

async function goToEmails(page: OpenPage) {
  await typeDetails(page, 'Low balance', '500');
  await next(page);
  await step('Accounts');
  await next(page);
  await step('Emails');
}

describe('the list of alerts', () => {
  test('says of each alert when it sends, to whom, and when it last did', async () => {
    const wide = buildBalanceAlert({
      identifier: 'alert-2',
      displayName: 'Several',
      threshold: 1250.5,
      accounts: ACCOUNTS.slice(0, 3).map((account, index) => ({ ...account, availableBalance: 1250 + index * 0.5 })),
      recipientEmails: ['ada@demo.example', 'grace@demo.example'],
      lastSentDate: '2026-11-20T09:00:00Z',
    });
    await open(LIST, { 'GET /balanceAlerts': () => [buildBalanceAlert(), wide] });
    const [, first, second] = within(await screen.findByRole('table', { name: 'Balance alerts' })).getAllByRole('row');
    expect(first).toHaveTextContent(/Low balance500\.00.USDMarketing USada@demo\.exampleNever/);
    expect(second).toHaveTextContent(
      /Several1,250\.50.USDMarketing US \+2Below threshold nowMarketing US: \$1,250\.00ada@demo\.example \+1/,
    );
    expect(within(must(second)).getByRole('button', { name: 'Below threshold now' })).toHaveAttribute(
      'data-hint',
      expect.stringMatching(/triggers no email until its balance recovers/),
    );
    expect(screen.getByRole('button', { name: 'Marketing US +2' })).toHaveAttribute(
      'data-hint',
      'Marketing US, Events US, and Sales Europe',
    );
    expect(screen.getByRole('link', { name: 'Low balance' })).toHaveAttribute('href', `${LIST}/alert-1`);
    expect(screen.getByRole('link', { name: 'Create alert' })).toHaveAttribute('href', CREATE);
  });

  test('empty, it says what an alert is for and offers to create one', async () => {
    await open(LIST, { 'GET /balanceAlerts': () => [] });
    expect(await screen.findByText(/^No balance alerts yet\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an alert' })).toHaveAttribute('href', CREATE);
  });

  fullTest('that failed is loaded by Try again', async () => {
    let isDown = true;
    const { user } = await open(LIST, {
      'GET /balanceAlerts': () =>
        isDown
          ? { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) }
          : [buildBalanceAlert()],
    });
    await screen.findByText('This could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Low balance' })).toBeVisible();
  });

  test('is read without any action by users who may not change it', async () => {
    await open(LIST, as('ACCOUNT_ACCESS'));
    expect(await screen.findByText('Low balance')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create alert' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  });

  fullTest('is searched by name, account or email, at an address that its detail keeps', async () => {
    const second = buildBalanceAlert({
      identifier: 'alert-2',
      displayName: 'Second',
      recipientEmails: ['grace@x.example'],
    });
    const { user, location } = await open(LIST, { 'GET /balanceAlerts': () => [buildBalanceAlert(), second] });
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name, account or email' }), 'Grace');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Low balance' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Second' }));
    await waitFor(() => expect(location()).toBe(`${LIST}/alert-2?q=Grace`));
  });

  fullTest('opens an alert beside it, from where it is changed or deleted', async () => {
    const { user, location } = await open(LIST);
    await user.click(await screen.findByRole('link', { name: 'Low balance' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Low balance' }));
    expect(await detail.findByText('$500.00')).toBeVisible();
    expect(detail.getByText('Above the threshold')).toBeVisible();
    expect(detail.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', EDIT);
    await chooseFromMore(user, 'Actions for Low balance', 'Delete alert');
    await screen.findByRole('dialog', { name: 'Delete “Low balance”?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Delete/ })).toBeNull());
    expect(location()).toBe(`${LIST}/alert-1`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe(LIST));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Low balance' })).toHaveFocus());
  });

  test.each([
    [LIST, ['PLACE_ORDER_ACCESS']],
    [CREATE, ['PLACE_ORDER_ACCESS']],
  ])('%s is not opened without the right', async (path, authorities) => {
    await open(path, as(...authorities));
    expect(await screen.findByText('You do not have access to this')).toBeVisible();
  });
});

describe('a new alert', () => {
  test('is made in three steps, sent once with its key, and named on the list', async () => {
    const page = await open(CREATE);
    const { user, api, location, services } = page;
    await typeDetails(page, ' Low balance ', '1250.5');
    await next(page);
    await step('Accounts');
    expect(location()).toBe(`${CREATE}?step=accounts`);
    expect(screen.getByRole('checkbox', { name: /Marketing US/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Events US/ }));
    expect(screen.getByText('2 accounts selected')).toBeVisible();
    await next(page);
    await step('Emails');
    expect(screen.getByLabelText(/Email 1/)).toHaveValue('ada@demo.example');
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await waitFor(() => expect(screen.getByLabelText(/Email 2/)).toHaveFocus());
    await user.type(screen.getByLabelText(/Email 2/), 'grace@demo.example');
    expect(
      screen.getByText(
        'An email goes to ada@demo.example and grace@demo.example when the available balance of Marketing US or Events US falls below $1,250.50.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create alert' }));
    expect(await screen.findByText('The alert “Low balance” was created.')).toBeVisible();
    expect(location()).toBe(LIST);
    const [sent, ...more] = api.calls('POST /balanceAlerts');
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({
      displayName: 'Low balance',
      threshold: '1250.50',
      accountIdentifiers: ['A1', 'A2'],
      recipientEmails: ['ada@demo.example', 'grace@demo.example'],
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    await waitFor(() => expect(services.drafts.all()).toEqual({}));
  });

  fullTest('is repeated under the same key after a lost answer, and under another once it was changed', async () => {
    let answers = 0;
    const page = await open(CREATE, {
      'POST /balanceAlerts': () => {
        answers += 1;
        if (answers < 3) return { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) };
        return buildBalanceAlert();
      },
    });
    const { user, api } = page;
    await goToEmails(page);
    const create = () => user.click(screen.getByRole('button', { name: 'Create alert' }));
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /do not know whether this was done\. It is safe to try again/,
    );
    await create();
    await waitFor(() => expect(api.calls('POST /balanceAlerts')).toHaveLength(2));
    await user.type(screen.getByLabelText(/Email 1/), '.org');
    await create();
    await screen.findByText('The alert “Low balance” was created.');
    const [first, second, third] = api
      .calls('POST /balanceAlerts')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('goes on only from a step that is right, and shows what is wrong', async () => {
    const page = await open(CREATE);
    const { user, location } = page;
    await step('Details');
    await next(page);
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(screen.getByText('Enter an amount.')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await typeDetails(page, 'Low', '500');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await step('Accounts')).toHaveFocus());
    await user.click(screen.getByRole('checkbox', { name: /Marketing US/ }));
    await next(page);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Marketing US/ })).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: /Marketing US/ })).toHaveAccessibleDescription('Choose an account.');
    expect(location()).toBe(`${CREATE}?step=accounts`);
  });

  fullTest('goes a step back by Back and by its list of steps, and loses nothing', async () => {
    const page = await open(CREATE);
    const { user, navigate } = page;
    await goToEmails(page);
    navigate(-1);
    await step('Accounts');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await step('Details');
    expect(await nameField()).toHaveValue('Low balance');
    expect(screen.getByLabelText(/Threshold/)).toHaveValue('500.00');
    await user.click(screen.getByRole('link', { name: /Emails/ }));
    await step('Emails');
  });

  fullTest('begins with its first step, whatever step the address names', async () => {
    const { location } = await open(`${CREATE}?step=recipients`);
    await step('Details');
    expect(location()).toBe(`${CREATE}?step=details`);
  });

  fullTest('that was begun goes on at the step in the address after a reload', async () => {
    window.localStorage.setItem(
      'portal.draft@1:u-1:balanceAlert.new',
      JSON.stringify({
        at: jest.now(),
        values: { displayName: 'Low', threshold: '5', accountIdentifiers: ['A2'], recipientEmails: ['x@demo.example'] },
      }),
    );
    await open(`${CREATE}?step=recipients`);
    expect(await screen.findByLabelText(/Email 1/)).toHaveValue('x@demo.example');
    expect(screen.getByText('We kept what you typed earlier.')).toBeVisible();
  });

  fullTest('whose name is taken returns to its first step, where the text stands until the name changes', async () => {
    const page = await open(CREATE, {
      'POST /balanceAlerts': () => ({
        status: 409,
        body: buildError({
          status: 409,
          i18nKey: 'error.balanceAlert.nameTaken',
          fields: [{ field: 'displayName', i18nKey: 'error.balanceAlert.nameTaken' }],
        }),
      }),
    });
    const { user } = page;
    await goToEmails(page);
    await user.click(screen.getByRole('button', { name: 'Create alert' }));
    expect(await screen.findByText('Another alert has this name. Choose a different one.')).toBeVisible();
    const name = await nameField();
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Low balance');
    await user.type(name, ' 2');
    await waitFor(() => expect(name).toBeValid());
  });

  fullTest('watches accounts of one currency only; another currency checks the threshold again', async () => {
    const page = await open(CREATE);
    const { user } = page;
    await typeDetails(page, 'Low', '500.50');
    await next(page);
    await step('Accounts');
    const osaka = () => screen.getByRole('checkbox', { name: /Osaka · Frozen/ });
    expect(screen.getByText(/you can only add accounts in USD/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Sales Europe/ })).toBeDisabled();
    expect(osaka()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Marketing US/ }));
    expect(screen.queryByText(/you can only add accounts in/)).not.toBeInTheDocument();
    await user.click(osaka());
    expect(screen.getByRole('checkbox', { name: /Marketing US/ })).toBeDisabled();
    await next(page);
    await step('Details');
    expect(await screen.findByText('This amount has too many decimal places for its currency.')).toBeVisible();
  });

  fullTest('finds accounts by their name or group, and a sixth address has no place', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      buildAccount({ accountIdentifier: `B${index}`, displayName: `Branch ${index}` }),
    );
    const page = await open(CREATE, {
      'GET /customers': () => [
        buildCustomer({ accounts: ACCOUNTS }),
        buildCustomer({ identifier: 'G2', displayName: 'Branches', accounts: many }),
      ],
    });
    const { user } = page;
    await typeDetails(page, 'Low', '500');
    await next(page);
    await step('Accounts');
    expect(screen.getByRole('heading', { name: 'Branches' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'branch 7');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('searchbox'), '7');
    expect(screen.getByText('No account matches your search.')).toBeVisible();
    await next(page);
    await step('Emails');
    for (let number = 2; number <= 5; number += 1)
      await user.click(screen.getByRole('button', { name: 'Add an address' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Email 2/), 'ADA@demo.example');
    await user.click(screen.getByRole('button', { name: 'Create alert' }));
    expect(await screen.findByText('This address is already in the list.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove email 2' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    await waitFor(() => expect(screen.getByLabelText(/Email 1/)).toHaveFocus());
  });

  fullTest('that was begun is not left without a question', async () => {
    const { user } = await open(CREATE);
    await user.type(await nameField(), 'Low');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('table', { name: 'Balance alerts' })).toBeVisible();
  });
});

describe('an alert that exists', () => {
  test('is changed in the same form, whose steps are all open', async () => {
    const page = await open(EDIT);
    const { user, api, location } = page;
    expect(await screen.findByRole('heading', { name: 'Edit “Low balance”' })).toBeVisible();
    expect(await screen.findByLabelText(/Threshold/)).toHaveValue('500.00');
    await user.click(screen.getByRole('link', { name: /Emails/ }));
    await step('Emails');
    await user.type(screen.getByLabelText(/Email 1/), '.org');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The alert “Low balance” was saved.')).toBeVisible();
    expect(location()).toBe(LIST);
    expect(api.calls('PUT /balanceAlerts/:identifier').map(({ params, body }) => [params, body])).toEqual([
      [
        { identifier: 'alert-1' },
        {
          displayName: 'Low balance',
          threshold: '500.00',
          accountIdentifiers: ['A1'],
          recipientEmails: ['ada@demo.example.org'],
          version: 1,
        },
      ],
    ]);
  });

  fullTest('that was deleted elsewhere says so on saving, and keeps what was typed', async () => {
    const gone = { status: 404, body: buildError({ status: 404, i18nKey: 'error.balanceAlert.notFound' }) };
    const page = await open(`${EDIT}?step=recipients`, { 'PUT /balanceAlerts/:identifier': () => gone });
    await step('Emails');
    await page.user.type(screen.getByLabelText(/Email 1/), '.org');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This alert was deleted in the meantime/);
    expect(screen.getByRole('link', { name: 'All balance alerts' })).toHaveAttribute('href', LIST);
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Email 1/)).toHaveValue('ada@demo.example.org');
    await page.user.click(screen.getByRole('button', { name: 'Create as a new alert' }));
    expect(await screen.findByText('The alert “Low balance” was created.')).toBeVisible();
    expect(page.api.calls('POST /balanceAlerts')[0]?.body).toEqual({
      displayName: 'Low balance',
      threshold: '500.00',
      accountIdentifiers: ['A1'],
      recipientEmails: ['ada@demo.example.org'],
    });
    expect(page.location()).toBe(LIST);
    await waitFor(() => expect(page.services.drafts.all()).toEqual({}));
  });

  test('that somebody changed meanwhile says who, keeps what was typed, and loads the current one when asked to', async () => {
    let current = buildBalanceAlert();
    const changed = buildError({
      status: 409,
      i18nKey: 'error.balanceAlert.changed',
      values: { name: 'Grace Hopper' },
    });
    const page = await open(EDIT, {
      'GET /balanceAlerts/:identifier': () => current,
      'PUT /balanceAlerts/:identifier': ({ body }) =>
        JSON.stringify(body).includes(`"version":${current.version}`) ? current : { status: 409, body: changed },
    });
    const { user, api, services } = page;
    await user.type(await nameField(), ' mine');
    current = buildBalanceAlert({ version: 2, displayName: 'By Grace', threshold: 800 });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Grace Hopper changed this alert in the meantime\./);
    expect(await nameField()).toHaveValue('Low balance mine');
    await user.click(screen.getByRole('button', { name: 'Load the current version' }));
    await waitFor(async () => expect(await nameField()).toHaveValue('By Grace'));
    expect(screen.getByLabelText(/Threshold/)).toHaveValue('800.00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Edit “By Grace”' })).toHaveFocus());
    expect(services.drafts.all()).toEqual({});
    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The alert “By Grace” was saved.');
    expect(api.calls('PUT /balanceAlerts/:identifier').map(({ body }) => body)).toMatchObject([
      { displayName: 'Low balance mine', version: 1 },
      { displayName: 'By Grace!', version: 2 },
    ]);
  });

  fullTest('whose changes were kept from before somebody else changed it is saved as what it began with', async () => {
    window.localStorage.setItem(
      'portal.draft@1:u-1:balanceAlert.alert-1',
      JSON.stringify({ at: jest.now(), values: { displayName: 'Kept', version: 1 } }),
    );
    const { user, api } = await open(EDIT, {
      'GET /balanceAlerts/:identifier': () => buildBalanceAlert({ version: 2 }),
      'PUT /balanceAlerts/:identifier': () => ({
        status: 409,
        body: buildError({ status: 409, i18nKey: 'error.balanceAlert.changed', values: { name: 'Grace' } }),
      }),
    });
    expect(await nameField()).toHaveValue('Kept');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('alert');
    expect(api.calls('PUT /balanceAlerts/:identifier')[0]?.body).toMatchObject({ version: 1 });
    expect(screen.getByText('We kept what you typed earlier.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load the current version' }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Low balance'));
    expect(screen.queryByText('We kept what you typed earlier.')).not.toBeInTheDocument();
  });

  fullTest('is saved from any step; the step with something wrong in it opens', async () => {
    const page = await open(EDIT);
    const { user, api } = page;
    await user.clear(await nameField());
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(await nameField(), ' Low\u00a0 balance 2{Enter}');
    expect(await screen.findByText('The alert “Low balance” was saved.')).toBeVisible();
    expect(api.calls('PUT /balanceAlerts/:identifier')[0]?.body).toMatchObject({ displayName: 'Low balance 2' });
  });

  fullTest('with a wrong address leads to its step, from wherever it is saved', async () => {
    const page = await open(`${EDIT}?step=recipients`, {
      'GET /balanceAlerts/:identifier': () => buildBalanceAlert({ recipientEmails: ['nobody'] }),
    });
    const { user, api } = page;
    await step('Emails');
    await user.click(screen.getByRole('link', { name: /Details/ }));
    await step('Details');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await step('Emails');
    await waitFor(() => expect(screen.getByLabelText(/Email 1/)).toHaveFocus());
    expect(screen.getByLabelText(/Email 1/)).toBeInvalid();
    expect(api.calls('PUT /balanceAlerts/:identifier')).toEqual([]);
  });

  type Answer = [what: string, answer: () => BalanceAlert | Refusal, said: string | RegExp];

  test.each<Answer>([
    ['refused', () => ({ status: 502, body: null }), /do not know whether this was done/],
    ...fullRows<Answer>([['saved', () => buildBalanceAlert(), 'The alert “Low balance” was saved.']]),
  ])('that is %s after its page was left says so, and leads nowhere', async (_what, answer, said) => {
    let respond = () => {};
    const answered = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const page = await open(EDIT, {
      'PUT /balanceAlerts/:identifier': () => answered.then(answer),
    });
    const { user, navigate, location, services } = page;
    await user.type(await nameField(), '2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    navigate(CREATE);
    await screen.findByRole('heading', { name: 'Create balance alert' });
    await user.type(await nameField(), 'Next');
    respond();
    expect(await screen.findByText(said)).toBeVisible();
    expect(location()).toMatch(CREATE);
    expect(await nameField()).toHaveValue('Next');
    expect(Object.keys(services.drafts.all())).toContain('balanceAlert.new');
  });

  fullTest('that is below its threshold already says on saving when the next email goes out', async () => {
    const { user } = await open(EDIT, {
      'PUT /balanceAlerts/:identifier': () => buildBalanceAlert({ threshold: 2000 }),
    });
    const threshold = await screen.findByLabelText(/Threshold/);
    await user.clear(threshold);
    await user.type(threshold, '2000');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await step('Accounts');
    expect(
      screen.getByRole('checkbox', { name: /Marketing US Already below the threshold .*1,250\.00/ }),
    ).toBeChecked();
    expect(screen.getByText(/^An account that is already below the threshold triggers no email until/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText(
        'The alert “Low balance” was saved. Already below the threshold: Marketing US. We send no email until the balance recovers and falls below it again.',
      ),
    ).toBeVisible();
  });

  fullTest('keeps what was typed when the language changes, and reads its threshold as it was typed', async () => {
    let langKey = 'en';
    const { user, services, api } = await open(EDIT, { 'GET /account': () => buildPrincipal({ langKey }) });
    const threshold = await screen.findByLabelText(/Threshold/);
    await user.clear(threshold);
    await user.type(threshold, '1,250');
    await user.type(await nameField(), ' 2');
    langKey = 'es';
    refreshProfile(services);
    await waitFor(() => expect(screen.getByLabelText(/Umbral/)).toHaveValue('1250,00'));
    expect(screen.getByLabelText(/Nombre/)).toHaveValue('Low balance 2');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(api.calls('PUT /balanceAlerts/:identifier')[0]?.body).toMatchObject({
        displayName: 'Low balance 2',
        threshold: '1250.00',
      }),
    );
  });

  fullTest('that was not changed is left without a question after the language changed', async () => {
    let langKey = 'en';
    const { user, services, location } = await open(EDIT, { 'GET /account': () => buildPrincipal({ langKey }) });
    await nameField();
    langKey = 'fr';
    refreshProfile(services);
    await waitFor(() => expect(screen.getByLabelText(/Seuil/)).toHaveValue('500,00'));
    await user.click(screen.getByRole('link', { name: 'Annuler' }));
    await waitFor(() => expect(location()).toBe(LIST));
  });

  fullTest('that is unknown leads to the list', async () => {
    const unknown = { status: 404, body: buildError({ status: 404, i18nKey: 'error.balanceAlert.notFound' }) };
    await open(EDIT, { 'GET /balanceAlerts/:identifier': () => unknown });
    expect(await screen.findByRole('heading', { name: 'Balance alert not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All balance alerts' })).toHaveAttribute('href', LIST);
  });

  test('is deleted from the list after a question', async () => {
    let alerts = [buildBalanceAlert(), buildBalanceAlert({ identifier: 'alert-2', displayName: 'Other' })];
    const { user, api } = await open(LIST, {
      'GET /balanceAlerts': () => alerts,
      'DELETE /balanceAlerts/:identifier': ({ params }) => {
        alerts = alerts.filter(({ identifier }) => identifier !== params['identifier']);
        return new Response(null, { status: 204 });
      },
    });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Low balance' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      return within(await screen.findByRole('dialog', { name: 'Delete “Low balance”?' }));
    };
    const dialog = await ask();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Low balance' })).toHaveFocus());
    expect(api.calls('DELETE /balanceAlerts/:identifier')).toHaveLength(0);
    await user.click((await ask()).getByRole('button', { name: 'Delete alert' }));
    expect(await screen.findByText('The alert “Low balance” was deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Low balance' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Other' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Balance alerts' })).toHaveFocus());
  });

  test.each([
    ['deleted', () => new Response(null, { status: 204 })],
    ['gone', () => ({ status: 404, body: buildError({ status: 404, i18nKey: 'error.balanceAlert.notFound' }) })],
  ])('is deleted from its own page, changed or not; when it was %s it counts as deleted', async (_state, answer) => {
    const { user, location, services } = await open(EDIT, { 'DELETE /balanceAlerts/:identifier': answer });
    await user.type(await nameField(), 'x');
    expect(services.drafts.all()).not.toEqual({});
    await chooseFromMore(user, 'Actions for Low balance', 'Delete alert');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Low balance”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete alert' }));
    expect(await screen.findByText('The alert “Low balance” was deleted.')).toBeVisible();
    expect(location()).toBe(LIST);
    expect(services.drafts.all()).toEqual({});
  });

  fullTest('whose deletion got no answer may be deleted; a second try counts one that is gone as deleted', async () => {
    let answers = 0;
    const { user } = await open(EDIT, {
      'DELETE /balanceAlerts/:identifier': () =>
        (answers += 1) === 1
          ? new Response('<h1>Bad gateway</h1>', { status: 502 })
          : { status: 404, body: buildError({ status: 404, i18nKey: 'error.balanceAlert.notFound' }) },
    });
    await chooseFromMore(user, 'Actions for Low balance', 'Delete alert');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Low balance”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete alert' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /do not know whether this was done\. It is safe to try again/,
    );
    await user.click(dialog.getByRole('button', { name: 'Delete alert' }));
    expect(await screen.findByText('The alert “Low balance” was deleted.')).toBeVisible();
  });

  fullTest('that could not be deleted stays, and the question says why', async () => {
    const refused = { status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) };
    const { user } = await open(EDIT, { 'DELETE /balanceAlerts/:identifier': () => refused });
    await chooseFromMore(user, 'Actions for Low balance', 'Delete alert');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Low balance”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete alert' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  });
});
