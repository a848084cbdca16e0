import type { OrderSetting, OrderSettingChange, OrderSettings } from '@portal/shared/contract/orderSettings';
import { ORDER_SETTINGS } from '@portal/shared/domain/ordering/orderSettings';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { orderSettingsRoutes } from './index.ts';

const setting = (name: OrderSetting['setting'], overrides: Partial<OrderSetting> = {}): OrderSetting => ({
  setting: name,
  isOn: name === 'cardsAtCheckout',
  version: 1,
  changedBy: null,
  changedDate: null,
  ...overrides,
});

test('a switch is saved alone and says who turned it; one that is refused goes back and says why', async () => {
  let settings: OrderSettings = { settings: ORDER_SETTINGS.map((name) => setting(name)) };
  const api = apiServer({
    'GET /account': () => buildPrincipal({ authorities: ['PLATFORM_ORDER_SETTINGS'] }),
    'GET /orderSettings': () => settings,
    'PATCH /orderSettings': ({ body }) => {
      const { setting: name, isOn } = body as OrderSettingChange;
      const changed = { isOn, version: 2, changedBy: 'Ada Byron', changedDate: '2026-03-02T10:00:00.000Z' };
      settings = { settings: settings.settings.map((one) => (one.setting === name ? { ...one, ...changed } : one)) };
      return settings;
    },
  });
  const { user } = await renderRoute({ rows: orderSettingsRoutes, path: '/settings/order-settings-management', api });
  const number = await screen.findByRole('switch', { name: 'A purchase order number on every order' });
  expect(number).not.toBeChecked();
  expect(number).toHaveAccessibleDescription('An order without a purchase order number cannot be placed.');
  expect(screen.getByRole('switch', { name: 'Cards at checkout' })).toBeChecked();
  const reads = api.calls('GET /platforms/:id').length;
  await user.click(number);
  expect(number).toBeChecked();
  expect(await screen.findByText(/Last changed by Ada Byron/)).toBeVisible();
  expect(api.calls('PATCH /orderSettings').map(({ body }) => body)).toEqual([
    { setting: 'requiredPurchaseOrderNumber', isOn: true, version: 1 },
  ]);
  // Forms that are open ask at once.
  await waitFor(() => expect(api.calls('GET /platforms/:id')).toHaveLength(reads + 1));

  const refusal = { status: 409, i18nKey: 'error.orderSettings.changed', values: { name: 'Grace Hopper' } };
  api.use({ 'PATCH /orderSettings': () => ({ status: 409, body: buildError(refusal) }) });
  const notes = screen.getByRole('switch', { name: 'Notes on every order' });
  await user.click(notes);
  expect(await screen.findByRole('alert')).toHaveTextContent('Grace Hopper changed this setting in the meantime.');
  expect(notes).not.toBeChecked();
  api.use({ 'PATCH /orderSettings': () => ({ status: 503 }) });
  await user.click(screen.getByRole('switch', { name: 'Cards at checkout' }));
  const cards = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(await cards.findByRole('alert')).toBeVisible();
  expect(cards.getByRole('switch')).toBeChecked();
});
