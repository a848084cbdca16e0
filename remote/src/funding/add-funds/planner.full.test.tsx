import type { Account } from '@portal/shared/contract/customers';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { WireInstructions } from '@portal/shared/contract/wires';
import { screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../testing/fullTest.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildCard } from '../testing/buildCard.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const METHODS: FundingMethods = { card: 'offered', bank: 'offered', creditCardFee: 0.03 };
const WIRE: WireInstructions = {
  accountIdentifier: 'A1',
  currencyCode: 'USD',
  reference: 'A1',
  fields: [{ field: 'bankName', value: 'Lanternwick Trust Bank' }],
  businessDays: { min: 1, max: 2 },
  feesPaidBy: 'SENDER',
  minimum: 1,
  announced: [],
};
const NO_CARDS: Handlers = { 'GET /creditCards/platforms/accounts/:account': () => [] };

async function open(account: Partial<Account> = {}, handlers: Handlers = {}, query = 'account=A1') {
  const opened = await renderRoute({
    rows: fundingRoutes,
    path: `/funding/add-funds?${query}`,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /creditCards/platforms/accounts/:account': () => [buildCard()],
      'GET /funding/methods': () => METHODS,
      'GET /funding/wire-instructions': () => WIRE,
      'GET /address-lookup': () => ({ provider: null }),
      'GET /ach/agreement': () => ({ status: 503 }),
      'GET /customers': () => [
        buildCustomer({ accounts: [buildAccount({ currentBalance: 3200, availableBalance: 3200, ...account })] }),
      ],
      ...handlers,
    }),
  });
  const funds = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  const plan = async () => within(await funds.findByRole('region', { name: 'Plan' }));
  return { ...opened, funds, plan };
}
type OpenPage = Awaited<ReturnType<typeof open>>;

const ways = async ({ plan }: OpenPage): Promise<(string | null)[]> =>
  (await (await plan()).findAllByRole('listitem')).map(({ textContent }) => textContent);

test('5,000.00 to send and 3,200.00: what to add, when it can be used and what it costs, by every way', async () => {
  const opened = await open();
  const { user, funds, plan, api } = opened;
  expect(api.calls('GET /funding/wire-instructions')).toHaveLength(0);
  await user.type((await plan()).getByLabelText(/^You plan to send/), '5000');
  expect((await plan()).getByRole('status')).toHaveTextContent('Add $1,800.00');
  await waitFor(async () =>
    expect(await ways(opened)).toEqual([
      'By card: available right away if the bank approves, otherwise in 1–2 business days. Fee $54.00, $1,854.00 in total.',
      'By bank: available in 3–6 business days, between Mar 23, 2026 and Mar 26, 2026. No fee.',
      'By wire: available 1–2 business days after it arrives. You pay the bank fees.',
    ]),
  );
  expect(funds.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true');
  await user.click((await plan()).getByRole('button', { name: 'Use this amount' }));
  expect(funds.getByLabelText(/^Amount/)).toHaveValue('1,800.00');
  expect(await funds.findByText('$1,854.00')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Review' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('Enter in the plan takes the amount and pays nothing', async () => {
  const { user, funds, plan, api } = await open();
  await user.type((await plan()).getByLabelText(/^You plan to send/), '3,200.40{Enter}');
  expect(funds.getByLabelText(/^Amount/)).toHaveValue('1.00');
  expect(api.calls('POST /creditCards/platforms/deposits')).toHaveLength(0);
});

test('what the account can spend already needs nothing added, and what is no amount says so', async () => {
  const opened = await open({ currentBalance: -1_860.4, availableBalance: 3_139.6, creditLimit: 5_000 });
  const { user, funds, plan } = opened;
  const field = (await plan()).getByLabelText(/^You plan to send/);
  await user.type(field, '3139.60');
  expect((await plan()).getByRole('status')).toHaveTextContent('You have enough');
  expect((await plan()).getByRole('status')).toHaveTextContent('$3,139.60');
  await user.clear(field);
  await user.type(field, 'much');
  await user.tab();
  expect(await (await plan()).findByText(/Enter a number/)).toBeVisible();
  expect(field).toBeInvalid();
  expect((await plan()).queryByRole('listitem')).not.toBeInTheDocument();
  await user.click(funds.getByRole('button', { name: '$5,000' }));
  expect(await funds.findByText('$5,150.00')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Review' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a trusted account uses money from its bank at once, as far as the bank is asked today', async () => {
  const opened = await open(
    { confidenceAttribute: 'TRUSTED' },
    {
      'GET /funding/wire-instructions': () => ({ ...WIRE, fields: [] }),
      'GET /ach/account/:account/limits': () => ({
        dailyUsageLimit: 100_000,
        dailyUsageRemaining: 1_799.99,
        unfinished: null,
        currencyCode: 'USD',
      }),
    },
    'account=A1&send=5000',
  );
  expect((await ways(opened))[1]).toBe(
    'By bank: available as soon as the bank’s page accepts your deposit. This account can take $1,799.99 more by bank today.',
  );
  expect(await ways(opened)).toHaveLength(2);
});

test('only the ways that the account has are named; what cannot be read is only logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const opened = await open(
    { currencyCode: 'EUR' },
    {
      'GET /funding/methods': () => ({ ...METHODS, bank: 'absent' }),
      'GET /funding/wire-instructions': () => ({ status: 503 }),
    },
    'account=A1&send=5000',
  );
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The wire instructions could not be read.'));
  expect(await ways(opened)).toEqual([expect.stringContaining('Fee €54.00')]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warn.mockRestore();
});

test('who may not see the balance plans nothing', async () => {
  const { funds } = await open({ currentBalance: null, availableBalance: null });
  expect(await funds.findByLabelText(/^Amount/)).toBeVisible();
  expect(funds.queryByLabelText(/^You plan to send/)).not.toBeInTheDocument();
});

test('what a checkout lacks is planned at once, and what is typed survives the way to a card and back', async () => {
  const { user, funds, plan, location } = await open({}, {}, 'account=A1&amount=1800&send=5000');
  expect((await plan()).getByLabelText(/^You plan to send/)).toHaveValue('5,000.00');
  expect(funds.getByLabelText(/^Amount/)).toHaveValue('1,800.00');
  await user.clear((await plan()).getByLabelText(/^You plan to send/));
  await user.type((await plan()).getByLabelText(/^You plan to send/), '6000');
  await user.click(funds.getByRole('button', { name: '$5,000' }));
  await user.click(funds.getByRole('button', { name: 'Add payment method' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Card' }));
  await screen.findByRole('dialog', { name: 'Add card' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const again = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  expect(await again.findByLabelText(/^You plan to send/)).toHaveValue('6,000.00');
  expect(again.getByLabelText(/^Amount/)).toHaveValue('5,000.00');
  expect(location()).toBe('/funding/add-funds?account=A1&amount=5000.00&send=6000.00');
});

fullTest('an account without any method is planned for and offered both ways; Cancel leads back', async () => {
  const opened = await open({}, NO_CARDS);
  const { user, funds, plan, location } = opened;
  await user.type(await funds.findByLabelText(/^You plan to send/), '5000');
  expect(await ways(opened)).toHaveLength(3);
  expect((await plan()).queryByRole('button', { name: 'Use this amount' })).not.toBeInTheDocument();
  expect(funds.getByText('No card or bank account is saved for this account yet.')).toBeVisible();
  expect(funds.getByRole('link', { name: 'Wire transfer' })).toHaveAttribute('href', '/funding/wire');
  await user.click(funds.getByRole('button', { name: 'Add payment method' }));
  expect(await screen.findByRole('menuitem', { name: 'Card' })).toBeEnabled();
  await user.click(screen.getByRole('menuitem', { name: 'US bank account' }));
  await waitFor(() => expect(location()).toBe('/funding/ach/create/details?account=A1'));
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByLabelText(/^You plan to send/)).toHaveValue('5,000.00');
  expect(location()).toBe('/funding/add-funds?account=A1&send=5000.00');
});

test('another account than the selected one can be funded, and says why no method is added from here', async () => {
  const accounts = [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Events US' })];
  const { user, funds } = await open({}, { 'GET /customers': () => [buildCustomer({ accounts })] }, 'account=A2');
  await user.click(await funds.findByRole('button', { name: 'Add payment method' }));
  expect(await screen.findByRole('menuitem', { name: /^Card.*switch to it first/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('menuitem', { name: /^US bank account.*switch to it first/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Escape}');
  await user.click(funds.getByRole('button', { name: '$5,000' }));
  expect(await funds.findByText('$5,150.00')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Review' })).not.toHaveAttribute('aria-disabled', 'true');
});
