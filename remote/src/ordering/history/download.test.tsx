import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { StubResponse } from '../../testing/apiResponses.ts';
import { apiServer, type Handler } from '../../testing/apiServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail, buildOrderPage, buildOrderRow } from './testing/buildOrder.ts';
import { buildOrderLinePage } from './testing/buildOrderLine.ts';

jest.mock('../../ui/time/readerZone.ts', () => ({ readerZone: () => 'America/Los_Angeles' }));

const LIST = '/orders/order-history';
const EXPORT = 'GET /orders/export';

let saved: { readonly name: string; readonly bytes: number }[];

beforeEach(() => {
  saved = [];
  const files = new Map<string, number>();
  URL.createObjectURL = (file) => {
    const address = `blob:${files.size}`;
    files.set(address, 'size' in file ? file.size : 0);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, bytes: files.get(this.href) ?? 0 });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const csv = () =>
  new Response('Order reference\r\nRP1\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2026-11-01-2026-11-20.csv"',
    },
  });

const open = (page = buildOrderPage(), path = LIST, file: Handler<typeof EXPORT> = csv) =>
  renderRoute({ rows: historyRoutes, path, api: apiServer({ 'GET /orders': () => page, [EXPORT]: file }) });

const button = () => screen.findByRole('button', { name: 'Download' });
const download = async (user: UserEvent, format = 'CSV file') => {
  await user.click(await button());
  await user.click(await screen.findByRole('menuitem', { name: format }));
};

test("saves the orders of the filters in force and the reader's zone, signed, under the name that the server gave", async () => {
  const { user, api } = await open(
    undefined,
    `${LIST}?scope=all&status=PARTIAL&from=2026-11-01&to=2026-11-20&searchBy=toName&q=Grace&page=2&size=50`,
  );
  await screen.findByRole('table');
  await download(user, 'Excel file');
  expect(await screen.findByText('orders-2026-11-01-2026-11-20.csv was downloaded.')).toBeVisible();
  const [call] = api.calls(EXPORT);
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    sort: 'createdDate,desc',
    scope: 'all',
    searchBy: 'toName',
    q: 'Grace',
    state: 'PARTIAL',
    from: '2026-11-01',
    to: '2026-11-20',
    timeZone: 'America/Los_Angeles',
    format: 'xlsx',
  });
  expect(call?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(saved).toEqual([{ name: 'orders-2026-11-01-2026-11-20.csv', bytes: 22 }]);
});

test('is busy while the file comes, and is asked for once', async () => {
  let answer: (file: Response) => void = () => undefined;
  const file = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { user, api } = await open(undefined, LIST, () => file);
  await screen.findByRole('table');
  await download(user);
  expect(await button()).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button());
  for (const format of await screen.findAllByRole('menuitem')) expect(format).toBeDisabled();
  await user.keyboard('{Escape}');
  answer(csv());
  expect(await screen.findByText(/was downloaded\.$/)).toBeVisible();
  expect(await button()).toHaveAttribute('aria-disabled', 'false');
  await waitFor(async () => expect(await button()).toHaveFocus());
  expect(api.calls(EXPORT)).toHaveLength(1);
});

test('more than a file holds is said before anything is asked for, until the filters change', async () => {
  const { user, api } = await open(buildOrderPage([buildOrderRow()], { totalElements: 10_000, isCapped: true }));
  await screen.findByRole('table');
  await download(user);
  expect(screen.getByText(/More than 10,000 results match.*Narrow the dates/)).toBeVisible();
  expect(api.calls(EXPORT)).toHaveLength(0);
  api.use({ 'GET /orders': () => buildOrderPage() });
  await user.selectOptions(screen.getByLabelText('Status'), 'FAILED');
  await waitFor(() => expect(screen.queryByText(/More than 10,000/)).not.toBeInTheDocument());
  await download(user);
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a refusal and a failure are told, and the list stays', async () => {
  let answer: () => StubResponse<typeof EXPORT> = () => ({
    status: 422,
    body: { status: 422, i18nKey: 'error.export.tooLarge', description: '', values: { max: '10000' } },
  });
  const { user } = await open(undefined, LIST, () => answer());
  await screen.findByRole('table');
  await download(user);
  expect(await screen.findByText(/More than 10,000 results match/)).toBeVisible();
  answer = () => new Response('<html>', { status: 502 });
  await download(user);
  expect(await screen.findByText(/The service is not responding/)).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  expect(saved).toEqual([]);
});

test('there is nothing to download of an empty list', async () => {
  const { user } = await open(buildOrderPage([]));
  await screen.findByText(/No orders yet/);
  await user.click(await button());
  for (const format of await screen.findAllByRole('menuitem')) expect(format).toBeDisabled();
});

test('what failed of an order is saved as a file to correct', async () => {
  const failed = 'GET /orders/:referenceOrderId/failed-lines';
  const order = buildOrderDetail({
    state: 'PARTIAL',
    lineCounts: { total: 2, written: 2, issued: 1, failed: 1, delivered: 1, undelivered: 0 },
    problems: [{ reason: 'itemGone', lines: 1 }],
  });
  const api = apiServer({
    'GET /orders/:referenceOrderId': () => order,
    'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
    [failed]: () =>
      new Response('UTID\r\nU1\r\n', {
        headers: { 'content-disposition': 'attachment; filename="failed-RP261120-100001.xlsx"' },
      }),
  });
  const { user } = await renderRoute({ rows: historyRoutes, path: '/orders/RP261120-100001', api });
  expect(await screen.findByText(/names the reason in each row/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download what failed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel file' }));
  expect(await screen.findByText('failed-RP261120-100001.xlsx was downloaded.')).toBeVisible();
  expect(api.calls(failed)[0]?.query.get('format')).toBe('xlsx');
});
