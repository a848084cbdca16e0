import { accountSelected } from '@portal/shared/store/accountSlice';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toSelection } from '../../../entities/account/useSwitchAccount.ts';
import { fullTest } from '../../../testing/fullTest.ts';
import type { Handlers } from '../../../testing/apiServer.ts';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../../testing/builders/buildPrincipal.ts';
import { buildQuote } from '../testing/buildQuote.ts';
import { buildTemplate } from '../../../testing/builders/buildTemplate.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const marketing = buildAccount();
const recognition = buildAccount({
  accountIdentifier: 'A2',
  identifier: 'A2',
  displayName: 'Employee Recognition',
  currencyCode: 'EUR',
  availableBalance: 900,
});
const frozen = buildAccount({ ...recognition, status: 'FROZEN' });

const withAccounts = (accounts = [marketing, recognition], selected = 'A1'): Handlers => ({
  'GET /customers': () => [buildCustomer({ accounts })],
  'GET /account': () => buildPrincipal({ activeAccountIdentifier: selected }),
});

type OpenPage = Awaited<ReturnType<typeof openCheckout>>;

/** As the shell, the host or another module does it. */
const select = ({ services }: OpenPage, account = recognition) =>
  act(() => void services.shared.redux.dispatch(accountSelected(toSelection(account))));

async function typePerson({ user }: OpenPage) {
  const { firstName, email } = await person(1);
  await user.click(firstName);
  await user.paste('Ana');
  await user.click(email);
  await user.paste('ana@example.com');
}

const REWARD = '/order/checkout?utid=U100001&amount=25';
const price = () => within(screen.getByRole('complementary', { name: 'Price' }));
const accountsPriced = (page: OpenPage) =>
  page.api.calls('PATCH /shopping-carts/:cart').map(({ query }) => query.get('accountIdentifier'));

fullTest('the selected account pays the next order, whatever paid the last one', async () => {
  const page = await openCheckout(withAccounts());
  await typePerson(page);
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  await page.user.click(await screen.findByRole('button', { name: 'Order 1 reward for $25.00' }));
  await screen.findByText('The order page');
  select(page);
  page.navigate(REWARD);
  expect(await screen.findByRole('radio', { name: /Employee Recognition/ })).toBeChecked();
  expect(price().getByText('from Employee Recognition')).toBeVisible();
  await typePerson(page);
  await waitFor(() => expect(accountsPriced(page).at(-1)).toBe('A2'));
});

fullTest('an order in which nothing was typed follows the selected account', async () => {
  const page = await openCheckout(withAccounts());
  expect(await screen.findByRole('radio', { name: /Marketing US/ })).toBeChecked();
  select(page);
  await waitFor(() => expect(screen.getByRole('radio', { name: /Employee Recognition/ })).toBeChecked());
  expect(screen.queryByText(/This order is paid from/)).not.toBeInTheDocument();
});

test('a draft keeps its account, says so, and one press pays from the selected one at a new price', async () => {
  const page = await openCheckout(withAccounts());
  await typePerson(page);
  await screen.findByText('Balance after this order');
  select(page);
  expect(await screen.findByText('This order is paid from Marketing US')).toBeVisible();
  expect((await person(1)).email).toHaveValue('ana@example.com');
  expect(price().getByText('from Marketing US')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Order 1 reward from Marketing US' }));
  expect(await confirm.findByText('You are working in Employee Recognition.')).toBeVisible();
  await page.user.click(confirm.getByRole('button', { name: 'Back to the order' }));
  page.api.use({ 'POST /shopping-carts/:cart/quotes': () => buildQuote({ currencyCode: 'EUR', balance: 900 }) });
  await page.user.click(await screen.findByRole('button', { name: 'Pay from Employee Recognition' }));
  expect(screen.queryByText('This order is paid from Marketing US')).not.toBeInTheDocument();
  expect(price().getByText('from Employee Recognition')).toBeVisible();
  await waitFor(() => expect(accountsPriced(page).at(-1)).toBe('A2'));
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 1 reward from Employee Recognition' }));
  expect(await dialog.findByText('€875.00')).toBeVisible();
});

fullTest('an account without the template gets its own, with its subject', async () => {
  const page = await openCheckout({
    ...withAccounts(),
    'GET /email-templates/account/:account': ({ params }) =>
      params['account'] === 'A1'
        ? [buildTemplate({ emailTemplateIdentifier: 'E000001', name: 'Ours', subjectTemplate: 'From marketing' })]
        : [buildTemplate({ emailTemplateIdentifier: 'E000002', name: 'Theirs', subjectTemplate: 'From recognition' })],
  });
  await typePerson(page);
  await page.user.click(screen.getByRole('radio', { name: /Employee Recognition/ }));
  await waitFor(() => expect(screen.getByLabelText(/Email template/)).toHaveValue('E000002'));
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('From recognition');
});

test('an organization that was not reviewed is told why nothing can be ordered', async () => {
  await openCheckout({ 'GET /account': () => buildPrincipal({ kybStatus: 'NOT_SUBMITTED' }) });
  expect(await screen.findByRole('button', { name: 'Review order' })).toHaveAccessibleDescription(
    /^Your organization cannot order until its business is reviewed/,
  );
});

fullTest('a frozen selected account is not replaced by another one in silence', async () => {
  const page = await openCheckout(withAccounts([marketing, frozen], 'A2'));
  expect(await screen.findByText('Employee Recognition is frozen and cannot pay')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Marketing US/ })).not.toBeChecked();
  await typePerson(page);
  const review = screen.getByRole('button', { name: 'Review order' });
  const reason = 'Employee Recognition is frozen. You cannot order from it until it is unfrozen.';
  for (const button of [review, await screen.findByRole('button', { name: 'Add to cart' })]) {
    expect(button).toHaveAccessibleDescription(reason);
    await page.user.click(button);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.api.calls('POST /shopping-carts')).toHaveLength(0);
  await page.user.click(screen.getByRole('radio', { name: /Marketing US/ }));
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
});

fullTest('an account frozen while its price was asked for: the page says so and offers the others', async () => {
  const page = await openCheckout({
    ...withAccounts(),
    'POST /shopping-carts/:cart/quotes': () => ({
      status: 422,
      body: buildError({ status: 422, i18nKey: 'error.account.frozen' }),
    }),
  });
  await screen.findByRole('radio', { name: /Marketing US/ });
  page.api.use(withAccounts([buildAccount({ status: 'FROZEN' }), recognition]));
  await typePerson(page);
  expect(await screen.findByText('Marketing US is frozen and cannot pay')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Marketing US/ })).toBeDisabled();
});

fullTest(
  'a draft of an account that is not open to the user any more keeps its people and asks for an account',
  async () => {
    const page = await openCheckout(withAccounts());
    await typePerson(page);
    await screen.findByText('Balance after this order');
    page.navigate('/order');
    await screen.findByText('The catalogue');
    page.api.use(withAccounts([recognition], 'A2'));
    select(page);
    act(() => {
      page.services.drafts.save('order.checkout', {
        ...page.services.drafts.load('order.checkout'),
        accountIdentifier: 'A9',
      });
    });
    page.navigate(REWARD);
    expect(await screen.findByText('You no longer have access to the account of this order')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Pay from Employee Recognition' }));
    await waitFor(() => expect(accountsPriced(page).at(-1)).toBe('A2'));
    expect((await person(1)).email).toHaveValue('ana@example.com');
  },
);

fullTest('a list of accounts that lost the one of the order shows none as chosen', async () => {
  const more = ['A3', 'A4', 'A5', 'A6', 'A7', 'A8'].map((identifier) =>
    buildAccount({ accountIdentifier: identifier, identifier, displayName: `Account ${identifier}` }),
  );
  const page = await openCheckout(withAccounts([marketing, ...more]));
  await typePerson(page);
  page.navigate('/order');
  await screen.findByText('The catalogue');
  act(() => {
    page.services.drafts.save('order.checkout', {
      ...page.services.drafts.load('order.checkout'),
      accountIdentifier: 'A9',
    });
  });
  page.navigate(REWARD);
  const field = await screen.findByRole('combobox', { name: /Pay from/ });
  expect(within(field).getByRole('option', { name: 'Choose an account' })).toHaveProperty('selected', true);
  await page.user.selectOptions(field, 'A3');
  expect(within(field).queryByRole('option', { name: 'Choose an account' })).toBeNull();
});

fullTest('short of balance, a buyer reads whom to ask and which account covers it, and pays from that', async () => {
  const rich = buildAccount({ accountIdentifier: 'A3', displayName: 'Sales', availableBalance: 5_000 });
  const page = await openCheckout({
    ...withAccounts([buildAccount({ contactEmail: 'finance@demo.example' }), recognition, rich]),
    'GET /account': () =>
      buildPrincipal({ authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'] }),
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 1, balance: 5 }),
  });
  await typePerson(page);
  expect(await price().findByText('$20.00 short')).toBeVisible();
  expect(price().getByText(/^Ask an administrator of Northwind/)).toBeVisible();
  expect(price().getByText('Accounts with enough funds for this order: Sales.')).toBeVisible();
  expect(price().getByRole('link', { name: 'Write to finance@demo.example' })).toBeVisible();
  expect(price().queryByRole('link', { name: 'Add funds' })).toBeNull();
  await page.user.click(price().getByRole('button', { name: 'Pay from Sales' }));
  await waitFor(() => expect(accountsPriced(page).at(-1)).toBe('A3'));
});

fullTest('one account, and no right to see balances: the account is named, no balance', async () => {
  const page = await openCheckout({
    ...withAccounts([buildAccount({ availableBalance: null, currentBalance: null })]),
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ balance: null }),
  });
  await typePerson(page);
  await waitFor(() => expect(page.api.calls('POST /shopping-carts/:cart/quotes')).toHaveLength(1));
  expect(price().getByText('from Marketing US')).toBeVisible();
  expect(screen.queryByText('Balance after this order')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Review order' }));
  expect(await screen.findByRole('dialog', { name: 'Order 1 reward from Marketing US' })).toBeVisible();
});
