import { ORDER_SEARCH_FIELDS } from '@portal/shared/domain/ordering/orderSearchFields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { fullRows, fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderPage, buildOrderRow } from './testing/buildOrder.ts';

const LIST = '/orders/order-history';

const withOrders = (page = buildOrderPage()) => apiServer({ 'GET /orders': () => page });

const open = (path = LIST, api = withOrders()) => renderRoute({ rows: historyRoutes, path, api });

describe('orders list', () => {
  test('a row shows the order and opens it', async () => {
    const { api } = await open();
    const row = within(await screen.findByRole('row', { name: /RP261120-100001/ }));
    expect(row.getByRole('link', { name: 'Grace Hopper +1' })).toHaveAttribute('href', '/orders/RP261120-100001');
    expect(row.getByText('RP261120-100001')).toBeVisible();
    expect(row.getByRole('button', { name: 'Copy order reference' })).toBeVisible();
    expect(row.getByText('Complete')).toBeVisible();
    expect(row.getByText('Maple Coffee')).toBeVisible();
    expect(row.getByText('51.00 USD')).toBeVisible();
    expect(row.getByText('Nov 20, 2026')).toBeVisible();
    const asked = api.calls('GET /orders')[0]?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      page: '0',
      size: '25',
      sort: 'createdDate,desc',
      scope: 'account',
      accountIdentifier: 'A1',
      timeZone: expect.any(String) as string,
    });
  });

  test('an order that names nobody says how many it is for', async () => {
    await open(LIST, withOrders(buildOrderPage([buildOrderRow({ recipientSummary: ' +3', totalLineItems: 4 })])));
    expect(await screen.findByText('4 recipients')).toBeVisible();
  });

  test.each(['toName', ...fullRows(ORDER_SEARCH_FIELDS.filter((one) => one !== 'toName'))])(
    'a search by %s stands in the address and reaches the server',
    async (field) => {
      const { user, api, location } = await open();
      await screen.findByRole('table');
      await user.selectOptions(screen.getByLabelText('Search by'), field);
      await user.type(screen.getByLabelText('Find orders'), ' Ada & Co ');
      await waitFor(() => expect(api.calls('GET /orders').at(-1)?.query.get('q')).toBe('Ada & Co'));
      expect(api.calls('GET /orders').at(-1)?.query.get('searchBy')).toBe(field);
      const address = new URLSearchParams(location().split('?')[1]);
      expect(address.get('q')).toBe('Ada & Co');
      expect(address.get('searchBy')).toBe(field);
    },
  );

  fullTest('too little of an address is said at the field and not asked for', async () => {
    const { user, api } = await open();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Search by'), 'recipientEmail');
    await user.type(screen.getByLabelText('Find orders'), 'jo');
    expect(await screen.findByText('Type at least 3 characters of the email address.')).toBeVisible();
    const box = screen.getByLabelText('Find orders');
    expect(box).toHaveValue('jo');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Type at least 3 characters of the email address.');
    expect(api.calls('GET /orders').filter(({ query }) => query.has('q'))).toEqual([]);
    await user.type(box, 's');
    await waitFor(() => expect(api.calls('GET /orders').at(-1)?.query.get('q')).toBe('jos'));
    expect(screen.queryByText(/at least 3 characters/)).toBeNull();
  });

  fullTest('what was typed is recognised, said and found in the row', async () => {
    const api = withOrders(buildOrderPage([buildOrderRow({ matchedRecipient: 'José Pérez', totalLineItems: 3 })]));
    const { user } = await open(LIST, api);
    await screen.findByRole('table');
    await user.type(screen.getByLabelText('Find orders'), 'jose');
    expect(await screen.findByText(/Searched by: Recipient name or Recipient email\./)).toBeVisible();
    expect(Object.fromEntries(api.calls('GET /orders').at(-1)?.query ?? [])).not.toHaveProperty('searchBy');
    expect(await screen.findByText('José Pérez')).toBeVisible();
    expect(screen.getByRole('row', { name: /José Pérez \+2/ })).toBeVisible();
    await user.clear(screen.getByLabelText('Find orders'));
    await user.type(screen.getByLabelText('Find orders'), '2125552368');
    expect(
      await screen.findByText(/Recipient phone, Purchase order number, External reference, or Order ID\./),
    ).toBeVisible();
  });

  test.each(['9999', ...fullRows(['99999999999999999999', '3'])])(
    'page %s leads to the last one, in the address too',
    async (page) => {
      const api = apiServer({
        'GET /orders': ({ query }) =>
          buildOrderPage(Number(query.get('page')) > 1 ? [] : [buildOrderRow()], { totalElements: 26 }),
      });
      const { location } = await open(`${LIST}?page=${page}`, api);
      expect(await screen.findByText('26 to 26 of 26')).toBeVisible();
      expect(location()).toBe(`${LIST}?page=2`);
    },
  );

  test.each(['abc', ...fullRows(['0', '-1', '1.5', ''])])('page %j is the first', async (page) => {
    const { api } = await open(`${LIST}?page=${page}`);
    await screen.findByRole('table');
    expect(api.calls('GET /orders')[0]?.query.get('page')).toBe('0');
  });

  test('rows that cannot be loaded again stay with their age; those of other filters do not', async () => {
    let isDown = false;
    const api = apiServer({
      'GET /orders': () =>
        isDown
          ? { status: 503, body: { status: 503, i18nKey: 'error.unavailable', description: '' } }
          : buildOrderPage(),
    });
    const { user, navigate } = await open(LIST, api);
    await screen.findByRole('table');
    isDown = true;
    navigate(`${LIST}?size=50`);
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    navigate(LIST);
    expect(await screen.findByText(/What you see was loaded on/)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/What you see was loaded on/)).not.toBeInTheDocument());
    isDown = true;
    navigate(`${LIST}?size=100`);
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('an address with filters is read as it was shared', async () => {
    const { api } = await open(
      `${LIST}?scope=all&status=PARTIAL&from=2026-11-01&to=2026-11-20&searchBy=toName&q=Grace&page=2&size=50`,
    );
    await screen.findByRole('table');
    expect(Object.fromEntries(api.calls('GET /orders')[0]?.query ?? [])).toEqual({
      page: '1',
      size: '50',
      sort: 'createdDate,desc',
      scope: 'all',
      searchBy: 'toName',
      q: 'Grace',
      state: 'PARTIAL',
      from: '2026-11-01',
      to: '2026-11-20',
      timeZone: expect.any(String) as string,
    });
    expect(screen.getByLabelText('Find orders')).toHaveValue('Grace');
    expect(screen.getByRole('columnheader', { name: 'Account' })).toBeVisible();
  });

  test('nonsense in the address falls back to the defaults', async () => {
    const { api } = await open(
      `${LIST}?searchBy=secret&q=x&status=LOST&from=yesterday&to=2026-99-99&size=7&sort=amount,asc`,
    );
    await screen.findByRole('table');
    expect(Object.fromEntries(api.calls('GET /orders')[0]?.query ?? [])).toEqual({
      page: '0',
      size: '25',
      sort: 'createdDate,desc',
      scope: 'account',
      accountIdentifier: 'A1',
      q: 'x',
      timeZone: expect.any(String) as string,
    });
  });

  test('status, dates and scope are applied without a button, and reset together', async () => {
    const api = apiServer({
      'GET /orders': ({ query }) => buildOrderPage(query.has('state') ? [] : [buildOrderRow()]),
    });
    const { user, location } = await open(LIST, api);
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Orders from'), 'all');
    await user.click(screen.getByRole('button', { name: 'Period' }));
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '0002-11-02' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
    await waitFor(() => expect(location()).toContain('from=2026-11-02'));
    expect(api.calls('GET /orders').map(({ query }) => query.get('from'))).not.toContain('0002-11-02');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
    expect((await screen.findAllByText('The end date is before the start date.'))[0]).toBeVisible();
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText('Status'), 'FAILED');
    expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
    expect(location()).toBe(`${LIST}?scope=all&from=2026-11-02&to=2026-11-01&status=FAILED`);
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(location()).toBe(LIST);
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Orders from'), 'all');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(location()).toBe(LIST);
  });

  fullTest('days are picked from the calendar by keyboard', async () => {
    const { user, location } = await open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Period' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, March 18, 2026' })).toHaveFocus());
    await user.keyboard('{PageUp}{Home}{Enter}');
    expect(location()).toBe(`${LIST}?from=2026-02-15`);
    await user.keyboard('{ArrowDown}{End}{ArrowLeft}{Enter}');
    expect(location()).toBe(`${LIST}?from=2026-02-15&to=2026-02-27`);
    const chip = screen.getByRole('button', { name: /^Period Feb 15\s–\s27, 2026$/ });
    await waitFor(() => expect(chip).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole('grid', { name: 'February 2026' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(chip).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove filter: Period' }));
    expect(location()).toBe(LIST);
  });

  test('the first time there is one sentence and one action', async () => {
    await open(LIST, withOrders(buildOrderPage([])));
    expect(await screen.findByText('No orders yet. Orders you place appear here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order rewards' })).toHaveAttribute('href', '/order');
  });

  test('who may not place orders is not asked to', async () => {
    const api = withOrders(buildOrderPage([]));
    api.use({ 'GET /account': () => buildPrincipal({ authorities: ['INDIVIDUAL_ORDER_HISTORY_ACCESS'] }) });
    await open(LIST, api);
    await screen.findByText('No orders yet. Orders you place appear here.');
    expect(screen.queryByRole('link', { name: 'Order rewards' })).not.toBeInTheDocument();
  });

  test('a list cut at the limit says so', async () => {
    await open(LIST, withOrders(buildOrderPage([buildOrderRow()], { totalElements: 10_000, isCapped: true })));
    expect(await screen.findByText(/Only the first 10,000 results are shown/)).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    let fails = true;
    const api = apiServer({
      'GET /orders': () =>
        fails
          ? { status: 503, body: { status: 503, i18nKey: 'error.unavailable', description: '' } }
          : buildOrderPage(),
    });
    const { user } = await open(LIST, api);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
