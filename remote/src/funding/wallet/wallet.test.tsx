import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildBankAccount } from '../testing/buildBankAccount.ts';
import { buildBankAccountDetail } from '../testing/buildBankAccountDetail.ts';
import { buildCard } from '../testing/buildCard.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const open = (handlers: Handlers = {}, path = '/funding') =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /funding/methods': () => ({ card: 'offered', bank: 'offered', creditCardFee: 0.035 }),
      'GET /ach/subscriptions/:account': () => [buildBankAccount()],
      ...handlers,
    }),
  });
type OpenPage = Awaited<ReturnType<typeof open>>;

const listed = async () => within(await screen.findByRole('list', { name: 'Bank accounts' }));
const openMenu = async ({ user }: OpenPage) =>
  user.click(await screen.findByRole('button', { name: 'Add payment method' }));
const item = (name: RegExp) => screen.findByRole('menuitem', { name });

test('bank accounts stand beside cards, each with its state and what follows from it', async () => {
  await open({
    'GET /creditCards/platforms/accounts/:account': () => [buildCard()],
    'GET /ach/subscriptions/:account': () => [
      buildBankAccount({ identifier: 'b-1' }),
      buildBankAccount({ identifier: 'b-2', label: 'New', displayName: 'New', status: 'UNVERIFIED' }),
      buildBankAccount({ identifier: 'b-3', displayName: 'Closed', status: 'DISABLED', returnCode: 'R02' }),
      buildBankAccount({ identifier: 'b-4', displayName: 'Tried', status: 'DISABLED', triesLeft: 0 }),
      buildBankAccount({ identifier: 'b-5', displayName: 'Odd', status: 'DISABLED', returnCode: 'R77' }),
    ],
  });
  const banks = await listed();
  expect(banks.getByText('Verified')).toBeVisible();
  expect(banks.getByText('Not verified yet')).toBeVisible();
  expect(banks.getByText(/The bank account is closed.*\(R02\)/)).toBeVisible();
  expect(banks.getByText(/Too many wrong amounts/)).toBeVisible();
  expect(banks.getByText(/The bank returned the deposit/)).toBeVisible();
  expect(banks.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Cards' })).toHaveTextContent('Visa');
});

test('a bank account is removed after a question that names it', async () => {
  let bankAccounts: BankAccount[] = [buildBankAccount({ displayName: 'Payroll' })];
  const { user, api } = await open({
    'GET /ach/subscriptions/:account': () => bankAccounts,
    'DELETE /ach/subscriptions/:identifier': () => ({ status: 503 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Payroll' }));
  await user.click(await item(/Remove/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Payroll?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove bank account' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  api.use({
    'DELETE /ach/subscriptions/:identifier': () => {
      bankAccounts = [];
      return null;
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Remove bank account' }));
  expect(await screen.findByText('Payroll was removed.')).toBeVisible();
  expect(await screen.findByText('No card or bank account is saved for this account yet.')).toBeVisible();
  expect(api.calls('DELETE /ach/subscriptions/:identifier')[1]?.params).toEqual({ identifier: 'bank-1' });
});

test('bank accounts that cannot be read leave the cards, and the other way round', async () => {
  const { api, user } = await open({
    'GET /creditCards/platforms/accounts/:account': () => [buildCard()],
    'GET /ach/subscriptions/:account': () => ({ status: 503 }),
  });
  expect(await screen.findByText('The bank accounts could not be loaded')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Cards' })).toBeVisible();
  api.use({ 'GET /ach/subscriptions/:account': () => [buildBankAccount()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await listed()).getByText('Operations •••• 6789')).toBeVisible();
});

test.each([
  ['with cards', 'USD', [buildCard()]],
  ['with none', 'USD', []],
  ['in another currency', 'EUR', []],
])('where the ways to fund are not read, %s, the wallet says so', async (_, currencyCode, cards) => {
  const { api, user } = await open({
    'GET /creditCards/platforms/accounts/:account': () => cards,
    'GET /funding/methods': () => ({ status: 503 }),
    'GET /customers/:customer/account/:account': () => buildAccount({ currencyCode }),
  });
  expect(await screen.findByText('The payment methods could not be loaded')).toBeVisible();
  api.use({ 'GET /funding/methods': () => ({ card: 'offered', bank: 'offered', creditCardFee: 0.035 }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await listed()).getByText('Operations •••• 6789')).toBeVisible();
});

test('a bank account is added from the menu', async () => {
  const page = await open({
    'GET /address-lookup': () => ({ provider: null }),
    'GET /ach/agreement': () => ({ status: 503 }),
  });
  await openMenu(page);
  await page.user.click(await item(/US bank account/));
  await waitFor(() => expect(page.location()).toBe('/funding/ach/create/details?account=A1'));
});

test('the menu says why something cannot be added', async () => {
  const many = Array.from({ length: 10 }, (_, nth) => buildBankAccount({ identifier: `b-${nth}` }));
  const page = await open({ 'GET /ach/subscriptions/:account': () => many });
  await openMenu(page);
  expect(await item(/US bank account.*10 bank accounts/)).toHaveAttribute('aria-disabled', 'true');
  expect(await item(/Card/)).toBeEnabled();
});

test('a disabled way has its reason; an account that is frozen takes neither', async () => {
  const page = await open({
    'GET /funding/methods': () => ({ card: 'offered', bank: 'disabled', creditCardFee: 0.035 }),
  });
  await openMenu(page);
  expect(await item(/US bank account.*turned off/)).toHaveAttribute('aria-disabled', 'true');
  expect(await item(/Card/)).toBeEnabled();
});

test('neither can be added to a frozen account', async () => {
  const page = await open({
    'GET /customers/:customer/account/:account': () => buildAccount({ status: 'FROZEN' }),
  });
  await openMenu(page);
  expect(await item(/US bank account.*active accounts/)).toHaveAttribute('aria-disabled', 'true');
  expect(await item(/Card.*active accounts/)).toHaveAttribute('aria-disabled', 'true');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('where bank transfers do not exist, nothing speaks of them', async () => {
  const { api } = await open({
    'GET /funding/methods': () => ({ card: 'offered', bank: 'absent', creditCardFee: 0.035 }),
  });
  expect(await screen.findByRole('link', { name: 'Add card' })).toBeVisible();
  expect(screen.queryByText(/bank/i)).not.toBeInTheDocument();
  expect(api.calls('GET /ach/subscriptions/:account')).toHaveLength(0);
});

test('without the second right nothing can be added or changed', async () => {
  await open({ 'GET /account': () => buildPrincipal({ authorities: ['FUNDING_MANAGE', 'FUNDING_ACCESS'] }) });
  expect((await listed()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add payment method' })).not.toBeInTheDocument();
});

const wrong = (triesLeft: number) => ({
  status: 422,
  body:
    triesLeft > 0
      ? buildError({
          status: 422,
          i18nKey: 'error.bankAccount.wrongDeposits',
          values: { triesLeft: String(triesLeft) },
        })
      : buildError({ status: 422, i18nKey: 'error.bankAccount.tooManyTries' }),
});

const isNew = { label: 'New', displayName: 'New', status: 'UNVERIFIED' } as const;

async function enter({ user }: OpenPage, first: string, second: string) {
  const form = within(await screen.findByRole('dialog', { name: 'Verify bank account' }));
  for (const [label, amount] of [
    [/^First amount/, first],
    [/^Second amount/, second],
  ] as const) {
    const field = await form.findByLabelText(label);
    await user.clear(field);
    await user.type(field, amount);
  }
  await user.click(form.getByRole('button', { name: 'Verify bank account' }));
  return form;
}

fullTest('two small deposits verify a bank account', async () => {
  let bankAccount = buildBankAccount(isNew);
  const page = await open({
    'GET /ach/subscriptions/:account': () => [bankAccount],
    'GET /ach/subscriptions/:identifier/details': () => buildBankAccountDetail(bankAccount),
    'POST /ach/subscriptions/:identifier/verify': () => wrong(2),
  });
  const { user, api, location } = page;
  await user.click(await screen.findByRole('link', { name: 'Verify New' }));
  expect(location()).toBe('/funding/ach/verify/bank-1');
  const form = await enter(page, '12', '0.07');
  expect(await form.findByText(/between \$0.01 and \$0.99/)).toBeVisible();
  expect(api.calls('POST /ach/subscriptions/:identifier/verify')).toHaveLength(0);
  await enter(page, '0.12', '0.07');
  expect(await form.findByText(/Attempts left: 2/)).toBeVisible();
  api.use({
    'POST /ach/subscriptions/:identifier/verify': () => {
      bankAccount = buildBankAccount({ ...isNew, status: 'VERIFIED' });
      return bankAccount;
    },
  });
  await enter(page, '0.12', '.08');
  expect(await screen.findByText(/^New is verified/)).toBeVisible();
  await waitFor(() => expect(location()).toBe('/funding'));
  const [, sent] = api.calls('POST /ach/subscriptions/:identifier/verify');
  expect(sent?.body).toEqual({ amounts: ['0.12', '0.08'] });
  expect(sent?.headers.get('idempotency-key')).toMatch(/./);
  expect(await (await listed()).findByText('Verified')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Payment methods' })).toHaveFocus());
});

test('the last wrong pair disables it, and says what to do', async () => {
  let bankAccount = buildBankAccount({ ...isNew, triesLeft: 1 });
  const page = await open(
    {
      'GET /ach/subscriptions/:account': () => [bankAccount],
      'GET /ach/subscriptions/:identifier/details': () => buildBankAccountDetail(bankAccount),
      'POST /ach/subscriptions/:identifier/verify': () => {
        bankAccount = buildBankAccount({ ...isNew, status: 'DISABLED', triesLeft: 0 });
        return wrong(0);
      },
    },
    '/funding/ach/verify/bank-1',
  );
  const form = await enter(page, '0.12', '0.07');
  expect(await form.findByText(/Too many wrong amounts/)).toBeVisible();
  expect(await form.findByRole('link', { name: 'Edit bank account' })).toHaveAttribute(
    'href',
    '/funding/ach/edit/bank-1/details',
  );
});
