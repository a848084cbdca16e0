import type { PaymentCard } from '@portal/shared/contract/creditCards';
import { screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../testing/fullTest.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildCard, buildCardDetail } from '../testing/buildCard.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const NUMBER = '4111 1111 1111 1111';
const YEAR = '28';

const open = (handlers: Handlers = {}, path = '/funding') =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /address-lookup': () => ({ provider: null }),
      'GET /creditCards/alldetails/:token': () => buildCardDetail(),
      'POST /creditCards': () => buildCard({ displayName: 'Office card' }),
      ...handlers,
    }),
  });

type OpenPage = Awaited<ReturnType<typeof open>>;

async function fill({ user }: OpenPage) {
  const form = within(await screen.findByRole('dialog', { name: 'Add card' }));
  await user.type(await form.findByLabelText(/^Card number/), NUMBER.replaceAll(' ', ''));
  await user.type(form.getByLabelText(/^Name on card/), 'Ana Maria de Souza');
  await user.type(form.getByLabelText(/^Expires/), `20${YEAR}-07`);
  await user.type(form.getByLabelText(/^Security code/), '123');
  await user.type(await form.findByLabelText(/^Street address/), '1 Main Street');
  await user.type(form.getByLabelText(/^City/), 'Seattle');
  await user.selectOptions(form.getByLabelText(/^State/), 'WA');
  await user.type(form.getByLabelText(/^ZIP/), '98101');
  return form;
}

test('a card is added from the wallet: brand, mask and name as on the card, receipts without doubles', async () => {
  const page = await open();
  const { user, api, location, services } = page;
  await user.click(await screen.findByRole('link', { name: 'Add card' }));
  const form = await fill(page);
  expect(form.getByLabelText(/^Card number/)).toHaveValue(NUMBER);
  expect(form.getByRole('img', { name: 'Visa' })).toBeVisible();
  expect(form.getByLabelText(/^Expires/)).toHaveValue(`07 / ${YEAR}`);
  await user.type(form.getByLabelText(/^More addresses/), ' a@x.co, a@x.co ');
  expect(form.getByText(/2 addresses get a receipt/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(/^Office card was added/)).toBeVisible();
  await waitFor(() => expect(location()).toBe('/funding'));
  const [sent] = api.calls('POST /creditCards');
  expect(sent?.body).toMatchObject({
    customerIdentifier: 'G1',
    accountIdentifier: 'A1',
    creditCard: { number: '4111111111111111', verificationNumber: '123', expiration: `20${YEAR}-07` },
    billingAddress: {
      firstName: 'Ana Maria de',
      lastName: 'Souza',
      addressLine1: '1 Main Street',
      state: 'WA',
      country: 'US',
    },
    contactInformation: [{ emailAddress: 'a@x.co', isPrimary: false }],
  });
  expect(JSON.stringify(services.shared.redux.getState())).not.toMatch(/4111 ?1111/);
});

fullTest('the first submit says what is missing, where and in a toast', async () => {
  const page = await open({}, '/funding/cards/add?account=A1');
  const form = within(await screen.findByRole('dialog', { name: 'Add card' }));
  await page.user.click(await form.findByRole('button', { name: 'Add card' }));
  expect(await form.findByText('Enter the card number.')).toBeVisible();
  expect(await screen.findByText('Some card details need correcting.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText(/^Card number/)).toHaveFocus());
  await page.user.type(form.getByLabelText(/^Card number/), '4111111111111112');
  expect(await form.findByText(/This card number is not valid/)).toBeVisible();
});

fullTest('an account in euros refuses the brands that pay in dollars, and names them', async () => {
  const page = await open(
    { 'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ currencyCode: 'EUR' })] })] },
    '/funding/cards/add?account=A1',
  );
  const form = within(await screen.findByRole('dialog', { name: 'Add card' }));
  await page.user.type(await form.findByLabelText(/^Card number/), '378282246310005');
  await page.user.tab();
  expect(await form.findByText(/American Express cards can fund US dollar accounts only/)).toBeVisible();
});

fullTest(
  'without an answer everything stays but number and code; what the server refuses is said at its field',
  async () => {
    const page = await open({ 'POST /creditCards': () => ({ status: 503 }) }, '/funding/cards/add?account=A1');
    const { user, api, services } = page;
    const form = await fill(page);
    await user.click(form.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(form.getByLabelText(/^Card number/)).toHaveValue(''));
    expect(form.getByLabelText(/^Security code/)).toHaveValue('');
    expect(form.getByLabelText(/^Name on card/)).toHaveValue('Ana Maria de Souza');
    expect(form.getByLabelText(/^Street address/)).toHaveValue('1 Main Street');
    expect(JSON.stringify(services.shared.redux.getState())).not.toMatch(/4111 ?1111/);
    const i18nKey = 'error.card.known';
    api.use({
      'POST /creditCards': () => ({
        status: 409,
        body: buildError({ status: 409, i18nKey, fields: [{ field: 'creditCard.number', i18nKey }] }),
      }),
    });
    await user.type(form.getByLabelText(/^Card number/), '4111111111111111');
    await user.type(form.getByLabelText(/^Security code/), '123');
    await user.click(form.getByRole('button', { name: 'Add card' }));
    expect(await form.findByText('This card is already saved for this account.')).toBeVisible();
  },
);

fullTest('a card is changed without its number, and removed after a question', async () => {
  let cards: PaymentCard[] = [buildCard({ label: 'Office card', displayName: 'Office card' })];
  const { user, api } = await open({
    'GET /creditCards/platforms/accounts/:account': () => cards,
    'PUT /creditCards/:token': () => buildCardDetail(),
    'DELETE /creditCards/:token': () => {
      cards = [];
      return null;
    },
  });
  const actions = await screen.findByRole('button', { name: 'Actions for Office card' });
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit card' }));
  expect(await form.findByText('Visa ending in 1111')).toBeVisible();
  expect(form.queryByLabelText(/^Card number/)).not.toBeInTheDocument();
  const nickname = form.getByLabelText(/^Nickname/);
  await user.clear(nickname);
  await user.type(nickname, 'Events');
  await user.click(form.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Visa ending in 1111 was updated.')).toBeVisible();
  expect(api.calls('PUT /creditCards/:token')[0]?.body).toMatchObject({
    cardNickname: 'Events',
    addressOne: '1 Main Street',
    version: 3,
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Office card' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove card' }));
  expect(await screen.findByText('Office card was removed.')).toBeVisible();
  expect(await screen.findByText('No card is saved for this account yet.')).toBeVisible();
});

test('a card that cannot be read shows why, and no empty form', async () => {
  await open(
    { 'GET /creditCards/alldetails/:token': () => ({ status: 503 }) },
    '/funding/cards/card-1/edit?account=A1',
  );
  const form = within(await screen.findByRole('dialog', { name: 'Edit card' }));
  expect(await form.findByText('The card could not be loaded')).toBeVisible();
  expect(form.queryByRole('textbox')).not.toBeInTheDocument();
});

test('cards that cannot be read leave the rest of the page; ten are the most', async () => {
  const { api, user } = await open({ 'GET /creditCards/platforms/accounts/:account': () => ({ status: 503 }) });
  expect(await screen.findByText('The cards could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  api.use({
    'GET /creditCards/platforms/accounts/:account': () =>
      Array.from({ length: 10 }, (_, nth) => buildCard({ token: `card-${nth}`, displayName: `Card ${nth}` })),
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This account already has 10 cards/)).toBeVisible();
});
