import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { authRoutes } from '../auth/index.ts';
import { accountKey, readRemembered, rememberAccount } from '../entities/account/rememberedAccounts.ts';
import { useAccount } from '../entities/account/useSelectedAccount.ts';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import type { Refusal } from '../testing/apiResponses.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { FormShell } from '../ui/form/FormShell.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { object, string } from 'yup';

const schema = object({ note: string() });
const INITIAL = { note: '' };

function HomePage() {
  const { account } = useAccount();
  return (
    <>
      <h1>Balance {account === undefined ? 'unknown' : account.availableBalance}</h1>
      <FormShell
        initialValues={INITIAL}
        schema={schema}
        toBody={(values) => values}
        onSubmit={() => Promise.resolve()}
        label="Note"
        draftKey="note"
      >
        <TextField name="note" label="Note" />
      </FormShell>
    </>
  );
}

const homeRow: RouteRow = {
  path: '/order',
  nav: { entry: 'order', any: ['PLACE_ORDER_ACCESS'] },
  start: 1,
  titleKey: 'common:product',
  segmentName: 'Order',
  page: () => Promise.resolve(HomePage),
};

const rows: readonly RouteRow[] = [
  ...authRoutes,
  homeRow,
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'Profile',
    page: () => Promise.resolve(() => <h1>My profile page</h1>),
  },
];

const sales = buildAccount({
  accountIdentifier: 'A2',
  displayName: 'Sales EU',
  accountName: 'Sales EU',
  customerIdentifier: 'G2',
  groupDisplayName: 'Sales',
  customerName: 'Sales',
  netsuiteID: 'NS-200',
  availableBalance: 80,
  currencyCode: 'EUR',
  status: 'FROZEN',
});
const handlers: Handlers = {
  'GET /customers': () => [
    buildCustomer(),
    buildCustomer({ identifier: 'G2', displayName: 'Sales', accounts: [sales] }),
  ],
  'GET /customers/:customer/account/:account': ({ params }) => (params['account'] === 'A2' ? sales : buildAccount()),
};
const open = (more: Handlers = {}, language = 'en') =>
  renderRoute({ rows, path: '/order', chrome: 'full', language, api: apiServer({ ...handlers, ...more }) });

const switcherButton = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Switch account\\. Current account:\\s*${name}`) });

fullTest('one account call and one platform call come before the page', async () => {
  const { api } = await open();
  await screen.findByRole('heading', { name: 'Balance 1250' });
  expect(api.calls('GET /account')).toHaveLength(1);
  expect(api.calls('GET /platforms/:id')).toHaveLength(1);
});

test('the operator’s name and mark stand above the navigation, on the next visit from the start', async () => {
  window.localStorage.setItem(
    'portal.device.product@1',
    JSON.stringify({ productName: 'Northwind Thanks', productMarkUrl: 'https://northwind.example/mark.svg' }),
  );
  await open();
  const product = await screen.findByRole('link', { name: 'Northwind Thanks' });
  expect(product.querySelector('img')).toHaveAttribute('src', 'https://northwind.example/mark.svg');
  expect(document.title).toContain('Northwind Thanks');
  expect(screen.getByRole('button', { name: 'Ada Byron' })).toHaveTextContent(/^AB/);
});

test('the switcher lists the current account first, searches, and switches', async () => {
  const { user, api } = await open();
  await user.click(await switcherButton('Marketing US'));
  const dialog = await screen.findByRole('dialog', { name: 'Switch account' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('button')[0]?.textContent),
  ).toEqual(['Marketing USA1$1,250.00', 'Sales EU FrozenA2€80.00']);
  await user.type(within(dialog).getByRole('searchbox'), 'ns-200');
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  await user.click(within(dialog).getByRole('button', { name: /^Sales EU/ }));
  expect(await switcherButton('Sales EU')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Balance 80' })).toBeVisible();
  expect(await screen.findByText('Sales EU is frozen')).toBeVisible();
  expect(api.calls('POST /authenticate/updateActiveAccount/:customer/:account')[0]?.params).toEqual({
    customer: 'G2',
    account: 'A2',
  });
});

fullTest('the sheet of narrow screens closes as another account is chosen in it', async () => {
  const matchMedia = (media: string) => ({
    media,
    matches: media.startsWith('(width <'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  // A media query list has much that nothing here asks for.
  const narrow = jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia as unknown as typeof window.matchMedia);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Open navigation' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Rewards Portal' }));
  await user.click(await sheet.findByRole('button', { name: /^Switch account/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }));
  await user.click(dialog.getByRole('button', { name: /^Sales EU/ }));
  expect(await screen.findByRole('heading', { name: 'Balance 80' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  narrow.mockRestore();
});

fullTest(
  'the switcher is used by keys alone: arrows walk the rows, Enter in the search chooses the first',
  async () => {
    const { user } = await open();
    await user.click(await switcherButton('Marketing US'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }));
    const search = dialog.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    const row = (name: RegExp) => dialog.getByRole('button', { name });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(/^Marketing US/)).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(row(/^Sales EU/)).toHaveFocus());
    await user.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('sàles');
    expect(await dialog.findByText('1 account found')).toBeInTheDocument();
    // Safari's Enter that confirms a word of an input method.
    fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await switcherButton('Sales EU')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

fullTest('an arrow that follows the last letter at once goes into the accounts that are found', async () => {
  const { user } = await open();
  await user.click(await switcherButton('Marketing US'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }));
  const search = dialog.getByRole('searchbox');
  await waitFor(() => expect(search).toHaveFocus());
  // As a browser does under load: both keys before React draws what can wait.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  value?.set?.call(search, 'sales');
  search.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  expect(await dialog.findByText('1 account found')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Sales EU/ })).toHaveFocus());
});

describe('the account of the last visit', () => {
  const key = accountKey({ platformClientId: 't-17', userId: 'u-1' });

  test('is remembered, also one that was never switched to', async () => {
    await open();
    await switcherButton('Marketing US');
    expect(readRemembered(key).selected).toBe('A1');
  });

  test('is replaced with a word when it is gone', async () => {
    const active = buildAccount({ ...sales, status: 'ACTIVE' });
    rememberAccount(key, 'A1');
    await open({
      'GET /customers': () => [buildCustomer({ accounts: [active] })],
      'GET /account': () => buildPrincipal({ activeAccountIdentifier: null }),
      'GET /customers/:customer/account/:account': () => active,
    });
    expect(await switcherButton('Sales EU')).toBeVisible();
    expect(await screen.findByText(/no longer available\. You are now working in Sales EU/)).toBeVisible();
  });
});

fullTest(
  'a changed form is asked about before the account is switched, once, and stays when its owner wants to',
  async () => {
    const page = (path: string, Page: () => ReactNode): RouteRow => ({
      ...homeRow,
      path,
      page: () => Promise.resolve(Page),
    });
    const { user, api, location } = await renderRoute({
      rows: [page('/accounts/new', HomePage), page(PATHS.settings, () => <h1>The settings</h1>)],
      path: '/accounts/new',
      chrome: 'full',
      api: apiServer(handlers),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
    const choose = async () => {
      await user.click(await switcherButton('Marketing US'));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Sales EU/ }));
      return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    };
    await user.click((await choose()).getByRole('button', { name: 'Stay' }));
    expect(await switcherButton('Marketing US')).toBeVisible();
    expect(api.calls('POST /authenticate/updateActiveAccount/:customer/:account')).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for Grace');
    await user.click((await choose()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'The settings' })).toBeVisible();
    expect(await switcherButton('Sales EU')).toBeVisible();
    expect(location()).toBe(PATHS.settings);
  },
);

fullTest('group headers stand where more than one group has accounts to choose', async () => {
  const { user } = await open();
  await user.click(await switcherButton('Marketing US'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Marketing', 'Sales']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
});

fullTest('the feature leaves accounts in US dollars alone, without search and headers for one', async () => {
  const { user } = await open({
    'GET /platforms/:id': () => buildPlatform({ features: { 'usd-accounts-only': 'on' } }),
  });
  await user.click(await switcherButton('Marketing US'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(dialog.queryByRole('searchbox')).toBeNull();
  expect(dialog.queryByRole('heading', { level: 3 })).toBeNull();
});

fullTest('of thousands of accounts the switcher draws the first, and finds each', async () => {
  const many = Array.from({ length: 2_000 }, (_, number) =>
    buildAccount({ accountIdentifier: `M${number}`, displayName: `Account ${number}` }),
  );
  const { user } = await open({ 'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), ...many] })] });
  await user.click(await switcherButton('Marketing US'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(12);
  await user.type(dialog.getByRole('searchbox'), '1999');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(dialog.getByRole('button', { name: /^Account 1999/ })).toBeVisible();
});

test.each([['a20002'], ['eur events'], ['Events Europe A20002'], ['ｇ10002　ns-300']])(
  'the switcher finds each word of "%s" in names, identifiers and numbers, in any order',
  async (typed) => {
    const events = buildAccount({
      accountIdentifier: 'A20002',
      displayName: 'Events Europe',
      customerIdentifier: 'G10002',
      netsuiteID: 'NS-300',
    });
    const { user } = await open({
      'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), sales, events] })],
    });
    await user.click(await switcherButton('Marketing US'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('searchbox'), typed);
    expect(await dialog.findByText('1 account found')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Events Europe/ })).toBeVisible();
    await user.type(dialog.getByRole('searchbox'), ' nowhere');
    expect(await dialog.findByText('No account matches your search.')).toBeVisible();
  },
);

test('a switcher that is closed gives the focus back to its button', async () => {
  const { user } = await open();
  const button = await switcherButton('Marketing US');
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Switch account' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('when the server refuses, the old account comes back with a toast', async () => {
  const refused = (): Refusal => ({ status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) });
  const { user } = await open({ 'POST /authenticate/updateActiveAccount/:customer/:account': refused });
  await user.click(await switcherButton('Marketing US'));
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  expect(await screen.findByText(/^Unable to switch accounts\./)).toBeVisible();
  expect(await switcherButton('Marketing US')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Balance 1250' })).toBeVisible();
});

test('a refused switch leaves the page, its address and what was typed as they were; an accepted one leads to the list', async () => {
  let isRefused = true;
  const record: RouteRow = { ...homeRow, path: '/orders/:id', page: () => Promise.resolve(HomePage) };
  const list: RouteRow = { ...homeRow, path: '/orders', page: () => Promise.resolve(() => <h1>All orders</h1>) };
  const api = apiServer({
    ...handlers,
    'GET /platforms/:id': () => buildPlatform({ features: { 'line-item-table': 'off' } }),
    'POST /authenticate/updateActiveAccount/:customer/:account': ({ params }) =>
      isRefused
        ? { status: 403, body: buildError({ status: 403, i18nKey: 'error.forbidden' }) }
        : buildTokens({ accountIdentifier: params['account'] ?? '' }),
  });
  const { user, location } = await renderRoute({
    rows: [...rows, record, list],
    path: '/orders/RG1?tab=mail',
    chrome: 'full',
    api,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'x');
  await user.clear(screen.getByRole('textbox', { name: 'Note' }));
  const switchToSales = async () => {
    await user.click(await switcherButton('Marketing US'));
    await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  };
  await switchToSales();
  expect(await screen.findByText(/^Unable to switch accounts\./)).toBeVisible();
  expect(location()).toBe('/orders/RG1?tab=mail');
  expect(await switcherButton('Marketing US')).toBeVisible();
  isRefused = false;
  await switchToSales();
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
  expect(location()).toBe('/orders');
});

fullTest('a balance that could not be read anew stays and says how old it is, without a toast', async () => {
  let isDown = false;
  const { services } = await open({
    'GET /customers/:customer/account/:account': () =>
      isDown ? { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) } : buildAccount(),
  });
  const button = await switcherButton('Marketing US');
  await waitFor(() => expect(button).toHaveTextContent('1,250.00'));
  const refresh = () =>
    act(() => void services.shared.redux.dispatch(portalApi.util.invalidateTags([listTag('Account')])));
  isDown = true;
  refresh();
  await waitFor(() => expect(button).toHaveTextContent(/\$1,250\.00As of \w/));
  expect(screen.queryByRole('alert')).toBeNull();
  isDown = false;
  refresh();
  await waitFor(() => expect(button).not.toHaveTextContent('As of'));
});

describe('a list of accounts that failed', () => {
  test('says so in place of "no account", and Try again brings the account without losing what was typed', async () => {
    let isDown = true;
    const down = () => ({ status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) });
    const { user } = await open({ 'GET /customers': () => (isDown ? down() : [buildCustomer()]) });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your accounts could not be loaded');
    expect(screen.queryByText(/You have no active account/)).toBeNull();
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await switcherButton('Marketing US')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for Grace');
  });

  test('that came and is empty says that no account is open', async () => {
    await open({ 'GET /customers': () => [] });
    expect(await screen.findByText(/^You have no active account\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@demo.example' })).toHaveAttribute(
      'href',
      'mailto:support@demo.example',
    );
  });
});

test('without any right: no menu entry, no list of accounts asked for, and who can grant what in words', async () => {
  const { api } = await renderRoute({
    rows: [...rows, { ...homeRow, path: '/users', menu: 'users', permissions: { all: ['USER_ADMINISTRATION'] } }],
    path: '/settings/user',
    chrome: 'full',
    api: apiServer({
      ...handlers,
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STEP4_ONBOARD_INFO_COMPLETE'] }),
      'GET /platforms/:id': () => buildPlatform({ name: 'Alder & Finch' }),
    }),
  });
  await screen.findByRole('heading', { name: 'My profile page' });
  const notice = screen.getByText(/An administrator of Alder & Finch can give you permission/);
  expect(notice).toHaveTextContent(/order rewards, see order history, add funds or edit templates/);
  expect(within(screen.getByRole('navigation', { name: 'Main' })).queryAllByRole('link')).toEqual([]);
  expect(screen.queryByText(/no active account/)).toBeNull();
  expect(api.calls('GET /customers')).toHaveLength(0);
});

test('an answer asked for the old account is never shown under the new one', async () => {
  let answer: (account: Account) => void = () => undefined;
  const slow = new Promise<Account>((resolve) => {
    answer = resolve;
  });
  const { user } = await open({
    'GET /customers/:customer/account/:account': ({ params }) => (params['account'] === 'A2' ? sales : slow),
  });
  expect(await screen.findByRole('heading', { name: 'Balance unknown' })).toBeVisible();
  await user.click(await switcherButton('Marketing US'));
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  await screen.findByRole('heading', { name: 'Balance 80' });
  await act(async () => {
    answer(buildAccount());
    await slow;
  });
  expect(screen.getByRole('heading', { name: 'Balance 80' })).toBeVisible();
});

test('one account: no search; without the right no balance', async () => {
  const authorities = buildPrincipal().authorities.filter((code) => code !== 'VIEW_BALANCE_ACCESS');
  const { user } = await open({
    'GET /customers': () => [buildCustomer()],
    'GET /account': () => buildPrincipal({ authorities }),
  });
  await user.click(await switcherButton('Marketing US'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('searchbox')).toBeNull();
  expect(within(dialog).queryByText(/1,250/)).toBeNull();
});

test('the closed navigation is remembered', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }));
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-expanded', 'false');
  expect(window.localStorage.getItem('portal.sidebar@1')).toBe('closed');
});

test('the profile menu leads to the profile and out; the loader’s last good registry stays', async () => {
  const { user, api, location } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
  await user.click(await screen.findByRole('menuitem', { name: 'My profile' }));
  await screen.findByRole('heading', { name: 'My profile page' });
  window.localStorage.setItem('portal.draft@1:u-1:x', '{}');
  window.localStorage.setItem('portal.registry@1', 'last good');
  await user.click(screen.getByRole('button', { name: 'Ada Byron' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(location()).toBe('/login');
  expect(api.calls('POST /users/logout')).toHaveLength(1);
  await waitFor(() => expect(Object.keys(window.localStorage)).toEqual(['portal.registry@1']));
});

const logOut = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Ada Byron' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
};

fullTest('logging out says that what was begun on another page is not kept', async () => {
  const { user, api } = await open();
  await screen.findByRole('button', { name: 'Ada Byron' });
  const begun = { at: Date.parse('2100-01-01T00:00:00Z'), values: { note: 'for Grace' } };
  window.localStorage.setItem('portal.draft@1:u-1:order.checkout', JSON.stringify(begun));
  await logOut(user);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(dialog).toHaveTextContent('If you sign out, they are deleted from this device.');
  expect(api.calls('POST /users/logout')).toHaveLength(0);
});

test('logging out of a changed form asks once; Stay keeps everything, Leave leads to sign-in', async () => {
  const { user, api, location } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
  await logOut(user);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(dialog).toHaveTextContent('If you sign out, they are deleted from this device.');
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls('POST /users/logout')).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for Grace');

  await logOut(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location()).toBe('/login');
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('a session that ends in another tab leaves a changed form for sign-in without a question', async () => {
  const { user, services } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
  await act(() => services.session.port.signOut());
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a session that expired, the draft waits for its user’s next sign-in', async () => {
  const { user, services, api, navigate } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
  const gone = (): Refusal => ({ status: 401, body: buildError({ status: 401, i18nKey: 'error.session.ended' }) });
  api.use({
    'POST /authenticate/refresh': gone,
    'POST /authenticate': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }),
  });
  await act(() => services.session.port.reportUnauthorized());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@demo.example');
  await user.type(screen.getByLabelText(/^Password/), 'Demo-Portal-2026!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  navigate('/order');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for Grace'));
});

test('the language follows the profile', async () => {
  await open({ 'GET /account': () => buildPrincipal({ langKey: 'fr' }) });
  expect(await screen.findByRole('link', { name: 'Commander des récompenses' })).toBeVisible();
});

test('when the session ends in the middle, sign-in happens in place and nothing typed is lost', async () => {
  const { user, services, api, location } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
  const gone = (): Refusal => ({ status: 401, body: buildError({ status: 401, i18nKey: 'error.session.ended' }) });
  api.use({
    'POST /authenticate/refresh': gone,
    'POST /authenticate': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }),
  });
  await act(() => services.session.port.reportUnauthorized());
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
  expect(within(dialog).getByText('You were signed out. Sign in again to continue.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveValue(buildPrincipal().username);
  const password = within(dialog).getByLabelText(/^Password/);
  await waitFor(() => expect(password).toHaveFocus());
  await user.type(password, 'Demo-Portal-2026!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for Grace');
  expect(location()).toBe('/order');
});

fullTest(
  'somebody else who signs in over the page finds nothing that was typed on it; its owner finds it again',
  async () => {
    const { user, services, api } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'for Grace');
    const owners = () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('portal.draft@1:'))
        .map((key) => key.split(':')[1]);
    await waitFor(() => expect(owners()).toEqual(['u-1']));
    api.use({
      'POST /authenticate/refresh': () => ({ status: 401, body: buildError({ status: 401 }) }),
      'POST /authenticate': () => ({ jwt: buildTokens({ sub: 'u-6' }), mfa: null, expiredPasswordToken: null }),
      'GET /account': () => buildPrincipal({ userId: 'u-6', firstName: 'Inès' }),
    });
    await act(() => services.session.port.reportUnauthorized());
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    const email = dialog.getByRole('textbox', { name: /Email/ });
    await user.clear(email);
    await user.type(email, 'ines@demo.example');
    await user.type(dialog.getByLabelText(/^Password/), 'Demo-Portal-2026!');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: /Inès/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    expect(owners()).toEqual(['u-1']);
  },
);

test.each([
  ['Production', null],
  ['Gamma', 'Preview'],
  ['Sandbox', 'Sandbox'],
] as const)('the top bar of the environment %s says %s', async (environment, word) => {
  await open({ 'GET /platforms/:id': () => buildPlatform({ environment }) });
  const bar = within(await screen.findByRole('region', { name: 'Top bar' }));
  expect(bar.queryByText(/^(?:Development|Testing|Preview|Sandbox|Production)$/)?.textContent ?? null).toBe(word);
});
