import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderPage } from './testing/buildOrder.ts';
import { buildLineItemPage, buildLineItemRow } from './testing/buildOrderLine.ts';
import { fullTest } from '../../testing/fullTest.ts';

const LIST = '/orders/line-item-history';

const withLines = (page = buildLineItemPage()) =>
  apiServer({ 'GET /line-items': () => page, 'GET /orders': () => buildOrderPage() });

const open = (path = LIST, api = withLines()) => renderRoute({ rows: historyRoutes, path, api });

const asked = (api: ReturnType<typeof withLines>) =>
  Object.fromEntries(api.calls('GET /line-items').at(-1)?.query ?? []);

test.each([
  ['on', '/orders', LIST],
  ['on', '/orders/line-items', LIST],
  ['off', '/orders', '/orders/order-history'],
  ['off', '/orders/line-items', '/orders/order-history'],
  ['off', LIST, '/orders/order-history'],
] as const)('with the table of line items %s, %s leads to %s', async (treatment, path, expected) => {
  const api = withLines();
  api.use({ 'GET /platforms/:id': () => buildPlatform({ features: { 'line-item-table': treatment } }) });
  const { location } = await open(path, api);
  const isOn = treatment === 'on';
  expect(await screen.findByRole('table', { name: isOn ? 'Rewards' : 'Orders' })).toBeVisible();
  expect(location()).toBe(expected);
  expect(screen.queryAllByRole('link', { name: 'Orders' })).toHaveLength(isOn ? 1 : 0);
});

test('a row says of whom, what, how it travelled and what became of it, and opens its line', async () => {
  const line = buildLineItemRow({ deliveryStatus: 'NOT_DELIVERED', state: 'UNDELIVERED', reason: 'noSuchMailbox' });
  await open(LIST, withLines(buildLineItemPage([line])));
  const row = within(await screen.findByRole('row', { name: /Grace Hopper/ }));
  expect(row.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/orders/RP261120-100001/1');
  expect(row.getByRole('link', { name: 'RP261120-100001-1' })).toHaveAttribute('href', '/orders/RP261120-100001');
  for (const fact of ['25.00 USD', 'Maple Coffee', 'Not delivered', 'Complete', 'Active'])
    expect(row.getByText(fact)).toBeVisible();
  expect(row.getByText('The email address does not exist.')).toBeVisible();
});

test('filters stand in the address, reach the server, and go together', async () => {
  const { user, api, location } = await open(
    `${LIST}?scope=all&delivery=NOT_DELIVERED,NOT_SENT&reward=EXPIRED&kind=DIGITAL&location=Lodge+4&from=2026-11-01`,
  );
  await screen.findByRole('table');
  expect(asked(api)).toMatchObject({
    scope: 'all',
    sort: 'createdDate,desc',
    deliveryStatus: 'NOT_DELIVERED,NOT_SENT',
    rewardStatus: 'EXPIRED',
    delivery: 'DIGITAL',
    location: 'Lodge 4',
    from: '2026-11-01',
  });
  await user.click(screen.getByRole('button', { name: /^Issuing/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Failed' }));
  await waitFor(() => expect(asked(api)['lineItemStatus']).toBe('FAILED'));
  expect(location()).toContain('line=FAILED');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked(api)).not.toHaveProperty('deliveryStatus'));
  expect(location()).toBe(LIST);
});

fullTest('a link may name accounts, a reason and the time zone of its days', async () => {
  const { user, api, location } = await open(
    `${LIST}?accounts=A8,A9&delivery=NOT_DELIVERED&reason=noAnswer,lost&from=2026-11-01&to=2026-11-20&zone=Asia/Tokyo`,
  );
  await screen.findByRole('table');
  expect(asked(api)).toMatchObject({
    scope: 'account',
    accountIdentifier: 'A8,A9',
    reason: 'noAnswer',
    timeZone: 'Asia/Tokyo',
  });
  expect(screen.getByRole('button', { name: /Asia\/Tokyo/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked(api)['accountIdentifier']).not.toBe('A8,A9'));
  expect(location()).toBe(LIST);
});

test('cases are left out of the list of those who may not see them', async () => {
  const others = withLines();
  others.use({ 'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'ORDER_HISTORY_ACCESS'] }) });
  const { api } = await open(`${LIST}?case=OPEN`, others);
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Support cases')).toBeNull();
  expect(asked(api)).not.toHaveProperty('supportCase');
});

test('with the right, cases narrow the list', async () => {
  const { user, api } = await open();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('Support cases'), 'OPEN');
  await waitFor(() => expect(asked(api)['supportCase']).toBe('OPEN'));
});

test('of more lines than a table shows it says how many, and how to narrow', async () => {
  const page = buildLineItemPage([buildLineItemRow()], { totalElements: 10_000, isCapped: true });
  await open(LIST, withLines(page));
  expect(await screen.findByText(/10,000.*narrow/i)).toBeVisible();
});
