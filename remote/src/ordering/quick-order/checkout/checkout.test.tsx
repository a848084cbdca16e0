import type { Catalog } from '@portal/shared/contract/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPrincipal } from '../../../testing/builders/buildPrincipal.ts';
import { buildCatalog } from '../testing/buildReward.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';
import { fullTest } from '../../../testing/fullTest.ts';

const CHECKOUT = '/order/checkout?utid=U100001&amount=25';
const steps = () => within(screen.getByRole('navigation', { name: 'Order steps' }));
/** Returns the text of each step, with "done" where it is. */
const said = () =>
  steps()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const current = () => steps().getByRole('listitem', { current: 'step' });

/** Leaves the checkout and comes back to it, once someone has worked in the portal. */
async function arrive({ user, navigate }: Awaited<ReturnType<typeof openCheckout>>): Promise<void> {
  await user.click((await person(1)).lastName);
  navigate('/order');
  await screen.findByText('The catalogue');
  navigate(CHECKOUT);
  await person(1);
}

test('starts in the first empty field, in a form named like the page', async () => {
  const page = await openCheckout();
  const { firstName: first } = await person(1);
  await waitFor(() => expect(first).toHaveFocus());
  await arrive(page);
  const { firstName } = await person(1);
  await waitFor(() => expect(firstName).toHaveFocus());
  expect(screen.getByRole('form', { name: 'Order rewards' })).toContainElement(firstName);
  await page.user.keyboard('Ana');
  await arrive(page);
  expect((await person(1)).firstName).toHaveValue('Ana');
  await waitFor(async () => expect((await person(1)).lastName).toHaveFocus());
});

fullTest('starts in the family name where that comes first', async () => {
  const page = await openCheckout({ 'GET /account': () => buildPrincipal({ langKey: 'ja' }) }, CHECKOUT, 'ja');
  const fields = () => screen.getAllByRole('textbox');
  await screen.findByRole('group', { name: /1/ });
  await page.user.click(fields()[2] ?? document.body);
  page.navigate('/order');
  await screen.findByText('The catalogue');
  page.navigate(CHECKOUT);
  await screen.findByRole('group', { name: /1/ });
  await waitFor(() => expect(fields()[0]).toHaveFocus());
  expect(fields()[0]).toHaveAccessibleName('姓');
});

fullTest('with a touch screen the focus stays on the title', async () => {
  const { matches, ...rest } = window.matchMedia('print');
  const media = jest.spyOn(window, 'matchMedia');
  media.mockImplementation((query) => ({ ...rest, matches: matches || query === '(pointer: coarse)' }));
  await arrive(await openCheckout());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Order rewards' })).toHaveFocus());
  media.mockRestore();
});

fullTest('a step is done when nothing is missing or wrong in it, and only steps behind are links', async () => {
  const { user } = await openCheckout();
  const { firstName, email } = await person(1);
  expect(said()).toEqual(['Rewarddone', '2Recipients', '3Message', '4Account', '5Confirm']);
  expect(steps().getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByLabelText(/Purchase order number/));
  expect(current()).toHaveTextContent('Account');
  expect(said()).toEqual(['Rewarddone', '2Recipients', 'Messagedone', '4Account', '5Confirm']);
  expect(
    steps()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rewarddone', '2Recipients', 'Messagedone']);
  await user.click(steps().getByRole('link', { name: /Recipients/ }));
  await waitFor(() => expect(firstName).toHaveFocus());
  expect(current()).toHaveTextContent('Recipients');
  await user.type(firstName, 'Ana');
  await user.type(email, 'ana@example.com');
  await user.click(screen.getByLabelText(/Purchase order number/));
  expect(said()).toEqual(['Rewarddone', 'Recipientsdone', 'Messagedone', '4Account', '5Confirm']);
  await user.clear(screen.getByLabelText(/^Subject/));
  await user.click(screen.getByLabelText(/Purchase order number/));
  expect(said()).toEqual(['Rewarddone', 'Recipientsdone', '3Message', '4Account', '5Confirm']);
});

test('the button to review stands with the price, after the last section', async () => {
  await openCheckout();
  await person(1);
  const order = [
    screen.getByLabelText(/^Notes/),
    screen.getByRole('complementary', { name: 'Price' }),
    screen.getByRole('button', { name: 'Review order' }),
  ];
  const inDocument = [...document.querySelectorAll('*')].filter((element) => order.some((one) => one === element));
  expect(inDocument).toEqual(order);
  expect(order[1]).toContainElement(order[2] ?? null);
});

test('steps and the reward’s line stand where they will be while the order loads', async () => {
  let send: (catalog: Catalog) => void = () => undefined;
  const loading = new Promise<Catalog>((resolve) => (send = resolve));
  await openCheckout({ 'GET /catalog': () => loading });
  expect(current()).toHaveTextContent('Recipients');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  const title = screen.getByRole('heading', { level: 1, name: 'Order rewards' });
  expect(title.nextElementSibling?.textContent).toBe('\u00a0');
  send(buildCatalog());
  expect(await screen.findByText('Fernhill Gift Card')).toBe(title.nextElementSibling);
});
