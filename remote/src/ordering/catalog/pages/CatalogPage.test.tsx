import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../testing/apiServer.ts';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../../testing/builders/buildCustomer.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import { buildPortalLinks } from '../../../testing/builders/buildPortalLinks.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { orderingRoutes } from '../../index.ts';
import { buildBrand, buildCatalog, buildFixedItem, buildItem } from '../../../entities/catalog/testing/buildCatalog.ts';

const catalog = buildCatalog([
  buildBrand(),
  buildBrand({
    brandKey: 'B20002',
    brandName: 'Café Ébène',
    countries: ['FR'],
    items: [
      buildFixedItem(10, { utid: 'U200002', currencyCode: 'EUR' }),
      buildFixedItem(25, { utid: 'U200003', currencyCode: 'EUR' }),
      buildFixedItem(50, { utid: 'U200007', currencyCode: 'EUR' }),
    ],
  }),
  buildBrand({
    brandKey: 'B20003',
    brandName: 'Lakeside Link',
    countries: ['US', 'CA'],
    items: [
      buildItem({
        utid: 'U200004',
        deliveryMethods: ['EMAIL', 'MOBILE'],
        rewardType: { rewardTypeID: 'REWARD_LINK', description: 'reward link' },
      }),
    ],
  }),
  buildBrand({
    brandKey: 'B20004',
    brandName: 'Quiet Garden',
    items: [
      buildItem({
        utid: 'U200005',
        isAvailable: false,
        itemAvailability: { itemAvailabilityStatus: 'OUT_OF_STOCK', unavailableSince: '2026-11-12T12:00:00.000Z' },
      }),
    ],
  }),
  buildBrand({
    brandKey: 'B20005',
    brandName: 'Slow Train',
    items: [buildItem({ utid: 'U200006', serviceAvailability: 'DEGRADED' })],
  }),
]);
const categories = buildCatalog([
  buildBrand({ categories: ['Food and drink'] }),
  buildBrand({ brandKey: 'B20002', brandName: 'Café Ébène', categories: ['Hats & gloves', 'Food and drink'] }),
]);
const served = () => apiServer({ 'GET /catalog': () => catalog });
const open = (path = '/order', api = served()) => renderRoute({ rows: orderingRoutes, path, api });
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const card = heading.closest('li');
  if (card === null) throw new Error(`${name} is in no card`);
  return within(card);
};

beforeAll(() => import('./CatalogPage.tsx'));

test.each(['/order', '/order/reward/B20001'])(
  'that the account is frozen is said before an order begins: %s',
  async (path) => {
    await open(
      path,
      apiServer({
        'GET /catalog': () => catalog,
        'GET /customers/:customer/account/:account': () => buildAccount({ status: 'FROZEN' }),
        'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ status: 'FROZEN' })] })],
      }),
    );
    expect(await screen.findByText('Marketing US is frozen')).toBeVisible();
    expect(await screen.findByText(/^Marketing US is frozen. You cannot order/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upload recipients' })).toBeNull();
  },
);

describe('the catalogue', () => {
  it('says of each brand where it is valid and what it costs, and once for all how they are delivered', async () => {
    await open();
    const cafe = await findCard('Café Ébène');
    expect(cafe.getByText(/^10, 25, 50\sEUR$/)).toBeVisible();
    expect(cafe.getByText(/France/)).toBeVisible();
    const link = await findCard('Lakeside Link');
    expect(link.getByText('United States and Canada')).toBeInTheDocument();
    expect(link.getByText(/^5–500\sUSD$/)).toBeVisible();
    expect(screen.getByText('Delivery: Email')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Delivery' })).toBeNull();
  });

  it('leads to the page of a brand, and leaves other clicks to the browser', async () => {
    const { location, user } = await open();
    const link = await screen.findByRole('link', { name: 'Café Ébène' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/order\/reward\/B20002$/));
    const isLeft: boolean[] = [];
    const browser = (event: Event) => {
      isLeft.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', browser);
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      fireEvent.click(link, how);
    window.removeEventListener('click', browser);
    expect(isLeft).toEqual([true, true, true, true]);
    expect(location()).not.toContain('reward');
    await user.click(link);
    await waitFor(() => expect(location()).toBe('/order/reward/B20002'));
  });

  it('draws no more than the name of a card far below the view', async () => {
    const brands = Array.from({ length: 21 }, (_, at) => buildBrand({ brandKey: `F${at}`, brandName: `Far ${at}` }));
    await open('/order', apiServer({ 'GET /catalog': () => buildCatalog(brands) }));
    expect((await findCard('Far 19')).getByText(/USD/)).toBeVisible();
    const far = await findCard('Far 20');
    expect(far.getByRole('link', { name: 'Far 20' })).toBeVisible();
    expect(far.queryByText(/USD/)).not.toBeInTheDocument();
  });

  it('dates what is out of stock, and tells a slow service apart from it', async () => {
    await open();
    expect((await findCard('Quiet Garden')).getByText('Out of stock since Nov 12, 2026')).toBeVisible();
    expect((await findCard('Slow Train')).getByText('Delivery may take longer than usual')).toBeVisible();
  });

  it('puts the currency of the account first', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: /In USD/ })).toBeVisible();
    expect(cards().at(-1)).toBe('Quiet Garden');
    expect(cards().indexOf('Harbour Books')).toBeLessThan(cards().indexOf('Café Ébène'));
  });

  it('combines search and filters, keeps them in the address and finds them there again', async () => {
    const { user, ...page } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'USD');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'REWARD_LINK');
    await waitFor(() => expect(cards()).toEqual(['Lakeside Link']));
    expect(screen.getByText('1 reward')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'lake');
    await user.tab();
    await waitFor(() => expect(page.location()).toContain('q=lake'));
    expect(page.location()).toContain('currency=USD');
    expect(page.location()).toContain('type=REWARD_LINK');
  });

  it('filters by delivery once there are two ways', async () => {
    const api = apiServer({
      'GET /catalog': () => catalog,
      'GET /platforms/:id': () => buildPlatform({ deliveryMethods: ['EMAIL', 'MOBILE'] }),
    });
    const { user } = await open('/order', api);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Delivery' }), 'Text message');
    expect(await screen.findByText('1 reward')).toBeVisible();
    expect((await findCard('Lakeside Link')).getByText('United States and Canada')).toBeInTheDocument();
  });

  it('offers no way of sending that cannot be completed, also from a link that asks for one', async () => {
    const card = buildBrand({
      brandKey: 'P1',
      brandName: 'Cards by post',
      items: [buildItem({ fulfillmentType: 'PHYSICAL', deliveryMethods: ['MAILED'] })],
    });
    const text = buildBrand({
      brandKey: 'P2',
      brandName: 'By text',
      items: [buildItem({ deliveryMethods: ['MOBILE'] })],
    });
    const api = apiServer({ 'GET /catalog': () => buildCatalog([...catalog.brands, card, text]) });
    await open('/order?delivery=MOBILE', api);
    expect(await screen.findByText('5 rewards')).toBeVisible();
    expect(screen.getByText('Delivery: Email')).toBeVisible();
    expect(screen.queryByText('Text message')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Delivery' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  });

  it.each([
    ['typed', '/order', 'lake', 'q=lake'],
    ['cleared', '/order?q=lake', '', ''],
  ])('keeps a search that was %s right before a filter, and the filter', async (_how, path, text, kept) => {
    const { user, ...page } = await open(path);
    const search = await screen.findByRole('searchbox');
    fireEvent.change(search, { target: { value: text } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'USD' } });
    expect(search).toHaveValue(text);
    await user.tab();
    await waitFor(() => expect(page.location()).toBe(`/order?${[kept, 'currency=USD'].filter(Boolean).join('&')}`));
    expect(search).toHaveValue(text);
  });

  it('keeps what is typed right after a filter, and two filters that are set at once', async () => {
    const { user, ...page } = await open();
    const search = await screen.findByRole('searchbox');
    act(() => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'USD' } });
      fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'REWARD_LINK' } });
      fireEvent.change(search, { target: { value: 'lake' } });
      fireEvent.blur(search);
    });
    await waitFor(() => expect(page.location()).toBe('/order?q=lake&currency=USD&type=REWARD_LINK'));
    expect(search).toHaveValue('lake');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(page.location()).toBe('/order?q=lake'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(page.location()).toBe('/order'));
    expect(search).toHaveValue('');
  });

  it('narrows to a category and leads back, also to one that the portal has no word for', async () => {
    const { user, ...page } = await open('/order', apiServer({ 'GET /catalog': () => categories }));
    const category = await screen.findByRole('combobox', { name: 'Category' });
    expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All categories', 'Food and drink', 'Hats & gloves']);
    await user.selectOptions(category, 'Hats & gloves');
    await waitFor(() => expect(cards()).toEqual(['Café Ébène']));
    await waitFor(() => expect(page.location()).toBe('/order?category=Hats+%26+gloves'));
    page.navigate(-1);
    await waitFor(() => expect(cards()).toHaveLength(2));
    page.navigate('/order?category=Elsewhere');
    expect(await screen.findByText(/No reward matches/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('shows one of the collections, and all again', async () => {
    const collections = [{ id: 'thanks', name: { en: 'Say thank you' }, utids: ['U200004', 'U999999'] }];
    const api = apiServer({ 'GET /catalog': () => buildCatalog(catalog.brands, collections) });
    const { user, ...page } = await open('/order', api);
    const chip = await screen.findByRole('button', { name: 'Say thank you', pressed: false });
    await user.click(chip);
    expect(cards()).toEqual(['Lakeside Link']);
    await waitFor(() => expect(page.location()).toBe('/order?collection=thanks'));
    await user.click(screen.getByRole('button', { name: 'Say thank you', pressed: true }));
    await waitFor(() => expect(cards()).toHaveLength(5));
    page.navigate('/order?collection=gone');
    expect(await screen.findByText(/This collection is no longer available/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(cards()).toHaveLength(5));
  });

  it('shows neither collections nor a page of all rewards where none is configured', async () => {
    await open();
    await findCard('Café Ébène');
    expect(screen.queryByRole('link', { name: /Explore all rewards/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Collections' })).toBeNull();
  });

  it('leads to the page of all rewards', async () => {
    const links = buildPortalLinks({ exploreCatalogUrl: 'https://all.example/rewards' });
    await open('/order', apiServer({ 'GET /catalog': () => catalog, 'GET /portal-links': () => links }));
    expect(await screen.findByRole('link', { name: /Explore all rewards/ })).toHaveAttribute(
      'href',
      'https://all.example/rewards',
    );
  });

  it('begins with what the account sent most, and can be sorted otherwise', async () => {
    const asked = 'GET /orders/most-sent';
    const api = apiServer({ 'GET /catalog': () => catalog, [asked]: () => ({ brandKeys: ['B20002', 'B20005'] }) });
    const { user, ...page } = await open('/order', api);
    const sent = await screen.findByRole('heading', { level: 2, name: 'Sent most from this account' });
    expect(sent.compareDocumentPosition(screen.getByRole('heading', { name: /In USD/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(cards().slice(0, 2)).toEqual(['Café Ébène', 'Slow Train']);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Sent most');
    await user.selectOptions(sort, 'Account currency');
    await waitFor(() => expect(page.location()).toBe('/order?sort=accountCurrency'));
    await waitFor(() => expect(cards()[0]).toBe('Harbour Books'));
  });

  it('is the catalogue of an account that sent nothing when that cannot be read', async () => {
    const failing = () => ({ status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) });
    await open('/order', apiServer({ 'GET /catalog': () => catalog, 'GET /orders/most-sent': failing }));
    expect(await screen.findByRole('heading', { level: 2, name: /In USD/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Account currency');
  });

  it('opens filtered from a link', async () => {
    await open('/order?q=cafe&country=FR');
    expect(await screen.findByText('1 reward')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('cafe');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('FR');
    expect(cards()).toEqual(['Café Ébène']);
  });

  it('offers to reset when nothing matches', async () => {
    const { user } = await open('/order?q=nothing+like+this&type=REWARD_LINK');
    expect(await screen.findByText(/No reward matches/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(screen.getByText(/^\d+ rewards?$/)).toHaveFocus());
    expect(await screen.findByText('5 rewards')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each(['/order', '/order/explore-all-tango-catalog'])('is the same at %s, sorted as chosen', async (path) => {
    const { user, ...page } = await open(`${path}?currency=USD`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a reward' })).toBeVisible();
    expect(screen.getByText('4 rewards')).toBeVisible();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Account currency');
    expect(screen.getByRole('heading', { level: 2, name: /In USD/ })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), '');
    await user.selectOptions(sort, 'Name');
    await waitFor(() =>
      expect(cards()).toEqual(['Café Ébène', 'Harbour Books', 'Lakeside Link', 'Slow Train', 'Quiet Garden']),
    );
    await user.selectOptions(sort, 'Country');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'France',
        'United States',
        'Valid in several countries',
      ]),
    );
    expect(page.location()).toBe(`${path}?sort=country`);
    await user.selectOptions(sort, 'Account currency');
    await waitFor(() => expect(page.location()).toBe(path));
  });

  it('says when the catalogue cannot be loaded, and loads it on Retry', async () => {
    let fails = true;
    const api = apiServer({
      'GET /catalog': () =>
        fails ? { status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) } : catalog,
    });
    const { user } = await open('/order', api);
    await waitFor(() => expect(screen.getAllByText('Unable to retrieve catalog')).toHaveLength(2));
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 rewards')).toBeVisible();
  });
});

test.each([true, false])(
  'the way to a file is there unless files are switched off for the account (%s)',
  async (isOff) => {
    await renderRoute({
      rows: orderingRoutes,
      path: '/order',
      api: apiServer({
        'GET /catalog': () => catalog,
        'GET /customers/:customer/account/:account': () => buildAccount({ bulkUploadDisabled: isOff }),
      }),
    });
    expect(await screen.findByText('5 rewards')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Upload recipients' })).toHaveLength(isOff ? 0 : 1),
    );
  },
);
