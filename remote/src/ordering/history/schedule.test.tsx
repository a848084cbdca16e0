import { screen, within } from '@testing-library/react';
import { learnServerTime } from '../../api/serverClock.ts';
import type { Schedule } from '@portal/shared/contract/schedules';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail } from './testing/buildOrder.ts';
import { buildOrderLineDetail, buildOrderLinePage } from './testing/buildOrderLine.ts';
import { fullTest } from '../../testing/fullTest.ts';

const PATH = '/orders/RP261120-100001';
const CHANGE = 'PATCH /orders/:referenceOrderId/schedule';
const SEND = 'DELETE /orders/:referenceOrderId/schedule';
const SCHEDULE: Schedule = {
  scheduledDeliveryTime: '2026-12-04T00:00:00.000Z',
  timeZone: 'Asia/Tokyo',
  isForAll: true,
  version: 2,
  canChange: true,
};

const open = (handlers: Handlers = {}, path = PATH) =>
  renderRoute({
    rows: historyRoutes,
    path,
    api: apiServer({
      'GET /orders/:referenceOrderId': () => buildOrderDetail({ state: 'SCHEDULED', schedule: SCHEDULE }),
      'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
      'GET /orders/:referenceOrderId/lines/:lineNumber': () => buildOrderLineDetail(),
      ...handlers,
    }),
  });

test('tells when an order is sent, and sends it now after a question that names both', async () => {
  const { user, api } = await open({ [SEND]: () => ({ lines: 2 }) });
  expect(await screen.findByText(/9:00.AM \(Tokyo\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send RP261120-100001 now?' }));
  expect(question.getByText(/9:00.AM \(Tokyo\)/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('2 rewards are being sent.')).toBeVisible();
  expect(api.calls(SEND).at(-1)?.body).toEqual({ version: 2 });
});

fullTest('moves it to another day; what was moved meanwhile is told by a toast that advises to refresh', async () => {
  learnServerTime('2026-11-29T12:00:00Z');
  const answers = [
    { status: 409, body: buildError({ status: 409, i18nKey: 'error.schedule.moved' }) },
    { ...SCHEDULE, version: 3 },
  ];
  const { user, api } = await open({ [CHANGE]: () => answers.shift() ?? SCHEDULE });
  const move = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change when RP261120-100001 is sent' }));
    await user.click(await dialog.findByRole('button', { name: 'Day: Dec 4, 2026' }));
    await user.click(await screen.findByRole('button', { name: 'Monday, December 7, 2026' }));
    await user.click(dialog.getByRole('button', { name: 'Change time' }));
  };
  await move();
  expect(await screen.findByText('The time was not changed. Refresh the page, then try again.')).toBeVisible();
  expect(screen.getByText(/Dec 4, 9:00.AM/)).toBeVisible();
  await move();
  expect(await screen.findByText('The time was changed.')).toBeVisible();
  expect(api.calls(CHANGE).at(-1)?.body).toEqual({
    scheduledDeliveryTime: '2026-12-07T00:00:00.000Z',
    timeZone: 'Asia/Tokyo',
    version: 2,
  });
});
