import type { CatalogItem } from '@portal/shared/contract/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../testing/apiServer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import type { RouteRow } from '../../../entities/permissions/routeRow.ts';
import { orderingRoutes } from '../../index.ts';
import {
  buildBrand,
  buildCatalog,
  buildFixedItem,
  buildItem,
  buildSummaryItem,
} from '../../../entities/catalog/testing/buildCatalog.ts';

const checkout: RouteRow = {
  path: '/order/checkout',
  titleKey: 'catalog:title.reward',
  segmentName: 'Checkout',
  page: () => Promise.resolve(() => <p>Next step</p>),
};
const rows = [...orderingRoutes.filter(({ path }) => path !== '/order/checkout'), checkout];
const open = (items: CatalogItem[], search = '', brandKey = 'B20001') =>
  renderRoute({
    rows,
    path: `/order/reward/${brandKey}${search}`,
    api: apiServer({ 'GET /catalog': () => buildCatalog([buildBrand({ items })]) }),
  });
const goOn = () => screen.findByRole('button', { name: 'Choose recipients' });
const amountField = () => screen.findByRole('textbox', { name: /Amount in/ });

const OUT = {
  isAvailable: false,
  itemAvailability: { itemAvailabilityStatus: 'OUT_OF_STOCK', unavailableSince: '2026-11-12T12:00:00.000Z' },
} as const;

beforeAll(() => import('./RewardPage.tsx'));

describe('a reward’s page', () => {
  it('shows the brand, its terms and the first of five steps', async () => {
    const { user } = await open([buildItem()]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Books' })).toBeVisible();
    expect(screen.getByText('Books by the sea.')).toBeVisible();
    await user.click(screen.getByText('Terms and conditions'));
    expect(screen.getByText('Redeem within a year.')).toBeVisible();
    const steps = screen.getByRole('navigation', { name: 'Order steps' });
    expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent('Reward');
  });

  it('starts in the amount while that is empty, in a form named like the page', async () => {
    const { user, navigate } = await open([buildItem()]);
    expect(await amountField()).not.toHaveFocus();
    navigate('/order');
    await user.click(await screen.findByRole('link', { name: 'Harbour Books' }));
    await waitFor(async () => expect(await amountField()).toHaveFocus());
    expect(screen.getByRole('form', { name: 'Harbour Books' })).toContainElement(await amountField());
    navigate('/order');
    await screen.findByText('1 reward');
    navigate('/order/reward/B20001?amount=40');
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Books' })).toHaveFocus(),
    );
  });

  it('goes on to the recipients with item and amount', async () => {
    const { user, ...page } = await open([buildItem()]);
    await user.type(await amountField(), '12.5');
    await user.click(await goOn());
    expect(await screen.findByText('Next step')).toBeVisible();
    expect(page.location()).toBe('/order/checkout?utid=U200001&amount=12.50');
  });

  it('shows the terms before the recipients where an operator wants them read', async () => {
    const { user, ...page } = await open([buildItem({ hasTermsDialog: true })]);
    await user.type(await amountField(), '12.5');
    await user.click(await goOn());
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Harbour Books' }));
    expect(dialog.getByText('Redeem within a year.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await amountField()).toHaveValue('12.50');
    await user.click(await goOn());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Choose recipients' }));
    await waitFor(() => expect(page.location()).toBe('/order/checkout?utid=U200001&amount=12.50'));
  });

  it('leads to a file for many people with the amount that was typed', async () => {
    const { user } = await open([buildItem()]);
    const link = () => screen.getByRole('link', { name: 'Upload recipients' });
    await user.type(await amountField(), '12.5');
    await waitFor(() =>
      expect(link()).toHaveAttribute('href', expect.stringMatching(/bulk-upload\?utid=U200001&amount=12\.5$/)),
    );
    await user.clear(await amountField());
    await waitFor(() => expect(link()).toHaveAttribute('href', expect.stringMatching(/bulk-upload\?utid=U200001$/)));
  });

  it('goes on to the recipients to fill the cart, with an amount that is checked, too', async () => {
    const { user, ...page } = await open([buildItem()]);
    const toCart = await screen.findByRole('button', { name: 'Add to cart' });
    await user.click(toCart);
    expect(await amountField()).toBeInvalid();
    await user.type(await amountField(), '12.5');
    await user.click(toCart);
    expect(await screen.findByText('Next step')).toBeVisible();
    expect(page.location()).toBe('/order/checkout?utid=U200001&amount=12.50&forCart=true');
  });

  it.each([
    ['', /amount/i],
    ['abc', /number|amount/i],
    ['NaN', /number|amount/i],
    ['Infinity', /number|amount/i],
    ['1e9', /number|amount/i],
    ['4.99', /\$5\.00/],
    ['500.01', /\$500\.00/],
    ['10.505', /decimal/i],
  ])('refuses "%s" for 5 to 500 USD', async (text, message) => {
    const { user, ...page } = await open([buildItem()]);
    const field = await amountField();
    if (text !== '') await user.type(field, text);
    await user.click(await goOn());
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field).toHaveFocus());
    expect(page.location()).toContain('/order/reward/');
  });

  it('takes a usual amount by one press, within the limits of the reward', async () => {
    const { user, ...page } = await open([buildItem()]);
    const presets = within(await screen.findByRole('group', { name: 'Common amounts' })).getAllByRole('button');
    expect(presets.map(({ textContent }) => textContent)).toEqual(['$10', '$25', '$50', '$100']);
    await user.click(screen.getByRole('button', { name: '$25' }));
    expect(await amountField()).toHaveValue('25.00');
    expect(screen.getByRole('button', { name: '$25' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(await goOn());
    expect(page.location()).toBe('/order/checkout?utid=U200001&amount=25.00');
  });

  it('refuses 10.50 where only whole amounts are taken', async () => {
    const { user } = await open([buildItem({ isWholeAmountValueRequired: true })]);
    const field = await amountField();
    expect(field).toHaveAccessibleDescription('From $5 to $500. Whole amounts only.');
    await user.type(field, '10.50');
    await user.click(await goOn());
    await waitFor(() => expect(field).toBeInvalid());
    expect(screen.queryByText('Next step')).not.toBeInTheDocument();
  });

  it('shows a fixed value without a field', async () => {
    const { user, ...page } = await open([buildFixedItem(15)]);
    expect(await screen.findByText('$15.00')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(await goOn());
    await screen.findByText('Next step');
    expect(page.location()).toBe('/order/checkout?utid=U200001&amount=15.00');
  });

  it('offers several fixed items of a brand as choices', async () => {
    const { user, ...page } = await open([
      buildFixedItem(10, { utid: 'U1', rewardName: 'Books 10' }),
      buildFixedItem(25, { utid: 'U2', rewardName: 'Books 25' }),
    ]);
    expect(await screen.findByRole('radio', { name: 'Books 10' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Books 25' }));
    await user.click(await goOn());
    await screen.findByText('Next step');
    expect(page.location()).toBe('/order/checkout?utid=U2&amount=25.00');
  });

  it('lets one of the values of a summary item be picked, and asks for it', async () => {
    const { user, ...page } = await open([buildSummaryItem([10, 25, 50])]);
    await user.click(await goOn());
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Amount in USD' })).toBeInvalid());
    await user.click(screen.getByRole('radio', { name: '$25.00' }));
    await user.click(await goOn());
    await screen.findByText('Next step');
    expect(page.location()).toBe('/order/checkout?utid=U200001&amount=25.00');
  });

  it('does not let an unavailable item be chosen, and says why and since when', async () => {
    await open(
      [
        buildFixedItem(10, { utid: 'U1', rewardName: 'Books 10', ...OUT }),
        buildFixedItem(25, { utid: 'U2', rewardName: 'Books 25' }),
      ],
      '?utid=U1',
    );
    const out = await screen.findByRole('radio', { name: 'Books 10' });
    expect(out).toBeDisabled();
    expect(out).toHaveAccessibleDescription(/Out of stock since Nov 12, 2026/);
    expect(screen.getByText('Books 10 is not available')).toBeVisible();
    expect(screen.getByText('Choose another one below.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Books 25' })).toBeChecked();
  });

  it('offers no way on when nothing is available', async () => {
    await open([buildItem(OUT)], '?utid=U200001');
    expect(await screen.findByText('Nothing from this brand is available right now')).toBeVisible();
    expect(screen.queryByText('Choose another one below.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose recipients' })).not.toBeInTheDocument();
  });

  it('shows one item of each kind with its amount control, kind, delivery, price adjustment and fee', async () => {
    const link = { rewardTypeID: 'X', description: 'Prepaid Reward Link' };
    const { user } = await open([
      buildItem({ utid: 'U1', rewardName: 'Any amount', rewardType: link, adjustment: -5, feePercentage: 2 }),
      buildFixedItem(15, { utid: 'U2', rewardName: 'One amount' }),
      buildSummaryItem([10, 25], { utid: 'U3', rewardName: 'Choice of amounts' }),
    ]);
    const choose = (name: string) => screen.findByRole('radio', { name });
    expect(await choose('Any amount')).toHaveAccessibleDescription(
      /Reward link.*Email.*Costs 5% less than its value.*Fee: 2%/,
    );
    expect(await amountField()).toBeVisible();
    await user.click(await choose('One amount'));
    expect(await choose('One amount')).toHaveAccessibleDescription(/Gift card.*Email/);
    expect(screen.queryByRole('textbox', { name: /Amount in/ })).not.toBeInTheDocument();
    await user.click(await choose('Choice of amounts'));
    expect(screen.getByRole('radio', { name: '$25.00' })).toBeVisible();
  });

  it('offers of a brand what can be sent, in the ways in which it can', async () => {
    await open(
      [
        buildItem({ utid: 'U1', rewardName: 'By mail or text', deliveryMethods: ['EMAIL', 'MOBILE'] }),
        buildItem({ utid: 'U2', rewardName: 'Card', fulfillmentType: 'PHYSICAL', deliveryMethods: ['MAILED'] }),
        buildItem({
          utid: 'U3',
          rewardName: 'Bulk',
          fulfillmentType: 'BULK_PROVISIONING_SUPPORTED',
          deliveryMethods: ['BULK_PHYSICAL'],
        }),
      ],
      '?utid=U2&amount=20',
    );
    expect(await screen.findByText('The reward in this link is no longer in the catalog')).toBeVisible();
    expect(await goOn()).toBeVisible();
    expect(screen.getByText('By mail or text')).toBeVisible();
    for (const text of ['Card', 'Bulk', 'Text message']) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('finds choice and amount in its address again', async () => {
    const { user, ...page } = await open(
      [buildItem(), buildItem({ utid: 'U2', rewardName: 'Other' })],
      '?utid=U2&amount=40',
    );
    expect(await amountField()).toHaveValue('40.00');
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
    await user.clear(await amountField());
    await user.type(await amountField(), '55');
    await waitFor(() => expect(page.location()).toContain('amount=55'));
  });

  it.each([
    ['12.5', '12.50'],
    ['12.505', '12.505'],
    ['twelve', 'twelve'],
  ])('finds "%s" again after it was left at once, and after the next typing', async (text, kept) => {
    const { user, ...page } = await open([buildItem()]);
    await user.type(await amountField(), text);
    await user.click(screen.getByRole('link', { name: 'Back to the catalog' }));
    await screen.findByText('1 reward');
    page.navigate(-1);
    expect(await amountField()).toHaveValue(kept);
    await user.clear(await amountField());
    await user.click(screen.getByRole('link', { name: 'Back to the catalog' }));
    await screen.findByText('1 reward');
    page.navigate(-1);
    expect(await amountField()).toHaveValue('');
  });

  it('writes and reads yen without decimals', async () => {
    await open([buildItem({ currencyCode: 'JPY', minValue: 500, maxValue: 50_000 })], '?amount=1500');
    expect(await amountField()).toHaveValue('1,500');
  });

  it('closes the ways on with the reason while the selected account is frozen', async () => {
    const { user, ...page } = await renderRoute({
      rows,
      path: '/order/reward/B20001?amount=40',
      api: apiServer({
        'GET /catalog': () => buildCatalog([buildBrand({ items: [buildItem()] })]),
        'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ status: 'FROZEN' })] })],
      }),
    });
    for (const name of ['Choose recipients', 'Add to cart']) {
      const button = await screen.findByRole('button', { name });
      expect(button).toHaveAccessibleDescription(/^Marketing US is frozen. You cannot order/);
      await user.click(button);
    }
    expect(page.location()).toBe('/order/reward/B20001?amount=40');
  });

  it('says under its title when the catalogue cannot be loaded', async () => {
    await renderRoute({
      rows,
      path: '/order/reward/B20001',
      api: apiServer({ 'GET /catalog': () => ({ status: 500, body: buildError({ status: 500 }) }) }),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Reward' })).toBeVisible();
  });

  it('says so when the catalogue has no such brand', async () => {
    await open([buildItem()], '', 'B99999');
    expect(await screen.findByText(/This reward is not in the catalog/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the catalog' })).toHaveAttribute(
      'href',
      expect.stringContaining('/order'),
    );
  });
});
