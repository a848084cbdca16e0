import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { toAddFundsState, getAddFundsLocation } from '../../entities/account/addFundsLocation.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildBankAccount } from '../testing/buildBankAccount.ts';
import { buildAgreement, buildBankAccountDetail } from '../testing/buildBankAccountDetail.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const CREATE = '/funding/ach/create';
const EDIT = '/funding/ach/edit/bank-1';
const NUMBER = '000123456789';

const PEOPLE = [
  { userIdentifier: 'u-1', name: 'Ada Byron', email: 'ada@demo.example' },
  { userIdentifier: 'u-2', name: 'Ben Chen', email: 'ben@demo.example' },
  { userIdentifier: 'u-3', name: 'Cleo Diaz', email: 'cleo@demo.example' },
];

/** A page that lacks money. */
const SHOP: RouteRow = {
  path: '/shop',
  titleKey: 'common:product',
  segmentName: 'Shop',
  page: () =>
    Promise.resolve(() => (
      <Link to={getAddFundsLocation('A1', 3_750, 5_000)} state={toAddFundsState({ returnTo: '/shop' })}>
        Fund it
      </Link>
    )),
};

const open = (path: string, handlers: Handlers = {}, language = 'en') =>
  renderRoute({
    rows: [SHOP, ...fundingRoutes],
    path,
    language,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /funding/methods': () => ({ card: 'offered', bank: 'offered', creditCardFee: 0.035 }),
      'GET /address-lookup': () => ({ provider: null }),
      'GET /ach/users': () => PEOPLE,
      'GET /ach/agreement': () => buildAgreement(),
      'GET /ach/subscriptions/:identifier/details': () => buildBankAccountDetail(),
      'POST /ach/subscriptions': () => buildBankAccount({ status: 'UNVERIFIED' }),
      'PUT /ach/subscriptions/:identifier': () => buildBankAccountDetail(),
      ...handlers,
    }),
  });
type OpenPage = Awaited<ReturnType<typeof open>>;

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const next = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Next' }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Pasted: typing each key takes long. */
async function fill({ user }: OpenPage, label: RegExp, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}

const OTHERS = [
  [/^Company/, 'Alder Supplies'],
  [/^First name/, 'Ada'],
  [/^Last name/, 'Byron'],
  [/^Street address/, '1 Main Street'],
  [/^City/, 'Seattle'],
  [/^ZIP/, '98101'],
] as const;

async function fillNumbers(page: OpenPage) {
  await fill(page, /^Routing number/, '021-000-021');
  await fill(page, /^Account number(?!, once)/, NUMBER);
  await fill(page, /^Confirm account number/, NUMBER);
}

async function fillDetails(page: OpenPage) {
  await fillNumbers(page);
  await page.user.click(screen.getByRole('radio', { name: 'Business checking' }));
  for (const [label, text] of OTHERS) await fill(page, label, text);
  await page.user.selectOptions(await field(/^State/), 'WA');
}

async function toReview(page: OpenPage) {
  await fillDetails(page);
  await next(page);
  await step('Account and users');
  await next(page);
  await step('Review and authorize');
}

const accept = async ({ user }: OpenPage) =>
  user.click(await screen.findByRole('checkbox', { name: /I have read the authorization/ }));
const submit = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Authorize and add' }));

const stored = () => JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]);

fullTest(
  'a bank account that is added from the dialog leads back into it, and from there to where that was opened',
  async () => {
    const page = await open('/shop', {
      'GET /customers': () => [buildCustomer()],
      'GET /creditCards/platforms/accounts/:account': () => [],
      'GET /ach/subscriptions/:account': () => [],
      'GET /funding/wire-instructions': () => ({ status: 503 }),
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await page.user.click(await screen.findByRole('link', { name: 'Fund it' }));
    const funds = within(await screen.findByRole('dialog', { name: 'Add funds' }));
    await page.user.click(await funds.findByRole('button', { name: 'Add payment method' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'US bank account' }));
    await step('Bank details');
    await toReview(page);
    await accept(page);
    await submit(page);
    expect(await screen.findByLabelText(/^You plan to send/)).toHaveValue('5,000.00');
    expect(page.location()).toBe('/funding/add-funds?account=A1&amount=3750&send=5000.00');
    const cancel = screen.getAllByRole('button', { name: 'Cancel' }).at(-1);
    await page.user.click(cancel ?? document.body);
    await waitFor(() => expect(page.location()).toBe('/shop'));
    warn.mockRestore();
  },
);

test('a bank account is added in three steps, for named people, and the deposit comes next', async () => {
  const page = await open(`${CREATE}/details?account=A1`);
  const { user, api, location, services } = page;
  await fillDetails(page);
  await next(page);
  await step('Account and users');
  expect(location()).toBe(`${CREATE}/account-and-users?account=A1`);
  expect(screen.getByText('USD')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Only these people' }));
  const own = await screen.findByRole('checkbox', { name: /Ada Byron \(you\)/ });
  expect(own).toBeChecked();
  expect(own).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Cleo Diaz/ }));
  await next(page);
  await step('Review and authorize');
  expect(location()).toBe(`${CREATE}/review-and-authorize?account=A1`);
  expect(screen.getByText('•••• 6789')).toBeVisible();
  expect(screen.getByText('Ada Byron, Cleo Diaz')).toBeVisible();
  expect(screen.getByText('I authorize debits.').parentElement).toHaveAttribute('lang', 'en');
  await submit(page);
  expect(await screen.findByText('Accept the authorization to continue.')).toBeVisible();
  expect(api.calls('POST /ach/subscriptions')).toHaveLength(0);
  await accept(page);
  await submit(page);
  expect(await screen.findByText(/Two small deposits of less than \$1/)).toBeVisible();
  await waitFor(() => expect(location()).toBe('/funding/add-funds?account=A1'));
  const [sent] = api.calls('POST /ach/subscriptions');
  expect(sent?.headers.get('idempotency-key')).toMatch(/./);
  expect(sent?.body).toEqual({
    customerIdentifier: 'G1',
    accountIdentifier: 'A1',
    routingNumber: '021000021',
    accountNumber: NUMBER,
    accountType: 'X',
    label: '',
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Alder Supplies',
    addressLine1: '1 Main Street',
    addressLine2: '',
    city: 'Seattle',
    state: 'WA',
    country: 'US',
    postalCode: '98101',
    userIdentifiers: ['u-1', 'u-3'],
    agreement: { version: '2026-11', hash: 'hash-of-november' },
  });
  expect(JSON.stringify(services.shared.redux.getState())).not.toContain(NUMBER);
  expect(stored()).not.toContain(NUMBER);
});

test('the first step says what is wrong before anything is sent', async () => {
  const page = await open(`${CREATE}/details`);
  await fill(page, /^Routing number/, '021000022');
  await fill(page, /^Account number(?!, once)/, NUMBER);
  await fill(page, /^Confirm account number/, '12345');
  await next(page);
  expect(await screen.findByText(/This routing number does not exist/)).toBeVisible();
  expect(screen.getByText(/The two account numbers differ/)).toBeVisible();
  expect(screen.getByText('Choose the type of the bank account.')).toBeVisible();
  expect(screen.getByText(/Enter the company/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Routing number/)).toHaveFocus());
});

fullTest('whoever comes back to a later step finds everything but the account number, and is led to it', async () => {
  const page = await open(`${CREATE}/details?account=A1`);
  const { user, navigate, location } = page;
  await fillDetails(page);
  await next(page);
  await step('Account and users');
  await user.click(screen.getByRole('radio', { name: 'Only these people' }));
  navigate('/funding');
  await user.click(await screen.findByRole('button', { name: /Leave/ }));
  await screen.findByRole('heading', { level: 1, name: 'Funding' });
  expect(stored()).toContain('Alder Supplies');
  expect(stored()).not.toContain(NUMBER);
  navigate(`${CREATE}/account-and-users?account=A1`);
  expect(await screen.findByText(/Enter the account number again/)).toBeVisible();
  await waitFor(() => expect(location()).toBe(`${CREATE}/details?account=A1`));
  expect(await field(/^Company/)).toHaveValue('Alder Supplies');
  expect(await field(/^Account number(?!, once)/)).toHaveValue('');
  await fill(page, /^Account number(?!, once)/, NUMBER);
  await fill(page, /^Confirm account number/, NUMBER);
  await next(page);
  await step('Account and users');
  expect(screen.getByRole('radio', { name: 'Only these people' })).toBeChecked();
});

fullTest('a changed authorization is read and asked for anew, and nothing is lost', async () => {
  const page = await open(`${CREATE}/details`);
  const { api } = page;
  await toReview(page);
  await accept(page);
  api.use({
    'GET /ach/agreement': () => buildAgreement({ version: '2026-12', hash: 'new', paragraphs: ['A new text.'] }),
    'POST /ach/subscriptions': () => ({
      status: 409,
      body: buildError({ status: 409, i18nKey: 'error.bankAccount.agreementChanged' }),
    }),
  });
  await submit(page);
  expect(await screen.findByText('A new text.')).toBeVisible();
  expect(screen.getByText(/The authorization text has changed/)).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /I have read/ });
  await waitFor(() => expect(box).not.toBeChecked());
  expect(screen.getByText('•••• 6789')).toBeVisible();
  api.use({ 'POST /ach/subscriptions': () => buildBankAccount({ status: 'UNVERIFIED' }) });
  await accept(page);
  await submit(page);
  expect(await screen.findByText(/Two small deposits/)).toBeVisible();
  expect(api.calls('POST /ach/subscriptions')[1]?.body).toMatchObject({
    accountNumber: NUMBER,
    agreement: { version: '2026-12', hash: 'new' },
  });
});

const declined = (values: Record<string, string>): Handlers => ({
  'POST /ach/subscriptions': () => ({
    status: 422,
    body: buildError({ status: 422, i18nKey: 'error.bankAccount.declined', values }),
  }),
});

fullTest(
  'a declined bank account names the agency and the last day of the free report; the form stays without its number',
  async () => {
    const page = await open(
      `${CREATE}/details`,
      declined({
        agency: 'Birch Reports',
        address: '2 Elm Street, Austin, TX 78701',
        phone: '+1 512 555 0100',
        url: 'https://birch.example',
        lastDay: '2027-01-23',
      }),
    );
    const { user } = page;
    await toReview(page);
    await accept(page);
    await submit(page);
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('This bank account was declined')).toBeVisible();
    expect(within(notice).getByText(/Birch Reports did not make the decision/)).toBeVisible();
    expect(within(notice).getByText(/free copy of the report until .*23.*2027/)).toBeVisible();
    expect(within(notice).getByRole('link', { name: '+1 512 555 0100' })).toHaveAttribute('href', 'tel:+15125550100');
    expect(within(notice).getByRole('link', { name: 'https://birch.example' })).toBeVisible();
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    await user.click(within(notice).getByRole('button', { name: 'Check the details and try again' }));
    await step('Bank details');
    expect(await field(/^Company/)).toHaveValue('Alder Supplies');
    expect(await field(/^Routing number/)).toHaveValue('021-000-021');
    expect(await field(/^Account number(?!, once)/)).toHaveValue('');
  },
);

fullTest('a declined bank account without a known agency still tells the rights', async () => {
  const none = { agency: '', address: '', phone: '', url: '', lastDay: '' };
  const page = await open(`${CREATE}/details`, declined(none));
  await toReview(page);
  await accept(page);
  await submit(page);
  expect(await screen.findByText(/a consumer reporting agency/)).toBeVisible();
  expect(screen.getByText(/within 60 days/)).toBeVisible();
  expect(screen.queryByText('Agency')).not.toBeInTheDocument();
});

fullTest('what the server refuses is said at its field, in its step', async () => {
  const i18nKey = 'error.bankAccount.known';
  const page = await open(`${CREATE}/details`, {
    'POST /ach/subscriptions': () => ({
      status: 409,
      body: buildError({ status: 409, i18nKey, fields: [{ field: 'accountNumber', i18nKey }] }),
    }),
  });
  await toReview(page);
  await accept(page);
  await submit(page);
  await step('Bank details');
  expect(await screen.findByText(/This bank account is already saved/)).toBeVisible();
});

test('a saved bank account is changed without its numbers, and shows who authorised it last', async () => {
  const page = await open(`${EDIT}/details`);
  const { user, api, location } = page;
  expect(await screen.findByText('Routing number 021000021, account number •••• 6789')).toBeVisible();
  const nickname = await field(/^Nickname/);
  await user.clear(nickname);
  await user.type(nickname, 'Events');
  await next(page);
  await step('Account and users');
  await next(page);
  await step('Review and authorize');
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  expect(screen.getByText('Ben Chen')).toBeVisible();
  expect(screen.getByText('2025-03')).toBeVisible();
  await accept(page);
  await user.click(screen.getByRole('button', { name: 'Authorize and save' }));
  expect(await screen.findByText('Operations •••• 6789 was updated.')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/funding'));
  expect(api.calls('PUT /ach/subscriptions/:identifier')[0]?.body).toMatchObject({
    routingNumber: '',
    accountNumber: '',
    label: 'Events',
    userIdentifiers: [],
    version: 3,
    agreement: { version: '2026-11', hash: 'hash-of-november' },
  });
});

fullTest('different numbers are asked for twice and verified again', async () => {
  const page = await open(`${EDIT}/details`);
  const { user, api } = page;
  await user.click(await screen.findByRole('button', { name: 'Enter different numbers' }));
  await fillNumbers(page);
  await next(page);
  await step('Account and users');
  await next(page);
  await accept(page);
  await user.click(screen.getByRole('button', { name: 'Authorize and save' }));
  expect(await screen.findByText(/was saved. Two small deposits/)).toBeVisible();
  expect(api.calls('PUT /ach/subscriptions/:identifier')[0]?.body).toMatchObject({
    routingNumber: '021000021',
    accountNumber: NUMBER,
  });
});

fullTest('a bank account that somebody changed meanwhile is loaded anew on demand', async () => {
  const page = await open(`${EDIT}/details`, {
    'PUT /ach/subscriptions/:identifier': () => ({
      status: 409,
      body: buildError({ status: 409, i18nKey: 'error.bankAccount.changed' }),
    }),
  });
  const { user, api } = page;
  await user.type(await field(/^Nickname/), '!');
  await next(page);
  await step('Account and users');
  await next(page);
  await accept(page);
  await user.click(screen.getByRole('button', { name: 'Authorize and save' }));
  expect(await screen.findByText(/Someone changed this bank account/)).toBeVisible();
  api.use({
    'GET /ach/subscriptions/:identifier/details': () => buildBankAccountDetail({ label: 'Payroll', version: 4 }),
  });
  await user.click(screen.getByRole('button', { name: 'Load the current version' }));
  expect(await screen.findByText('Payroll')).toBeVisible();
});

test.each([
  ['absent', /are not available for this account/],
  ['disabled', /are turned off for this account/],
] as const)('where bank transfers are %s, there is no form', async (bank, text) => {
  await open(`${CREATE}/details`, { 'GET /funding/methods': () => ({ card: 'offered', bank, creditCardFee: 0 }) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a frozen account takes no bank account', async () => {
  await open(`${CREATE}/details`, {
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ status: 'FROZEN' })] })],
  });
  expect(await screen.findByText('You can only add payment methods to active accounts.')).toBeVisible();
});
