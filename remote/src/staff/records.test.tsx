import type { PortalRecord } from '@portal/shared/contract/records';
import { screen } from '@testing-library/react';
import { apiServer } from '../testing/apiServer.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';

const buildRecord = (overrides: Partial<PortalRecord> = {}): PortalRecord => ({
  type: 'order',
  identifier: 'RP1',
  platformClientId: 'northwind',
  platformName: 'Northwind',
  path: '/orders/RP1',
  fields: [{ name: 'total', value: '25.00 USD' }],
  ...overrides,
});

const open = (path: string, records: readonly PortalRecord[]) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/records': () => records,
    }),
  });

test('a record is looked up once by type and identifier, which stand in the address', async () => {
  const { user, api, location } = await open('/staff/records', [buildRecord()]);
  expect(await screen.findByText('Choose a type and enter an ID.')).toBeVisible();
  expect(api.calls('GET /staff/records')).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Type'), 'Reward line');
  await user.type(screen.getByLabelText('Record ID'), ' RP1/1 {Enter}');
  expect(await screen.findByText('25.00 USD')).toBeVisible();
  expect(location()).toBe('/staff/records?type=lineItem&identifier=RP1%2F1');
  expect(api.calls('GET /staff/records').map(({ query }) => Object.fromEntries(query))).toEqual([
    { type: 'lineItem', identifier: 'RP1/1' },
  ]);
  expect(screen.getByText('Its page is /orders/RP1, for users of the organization.')).toBeVisible();
});

test('a page that staff may open is linked', async () => {
  await open('/staff/records?type=platform&identifier=northwind', [
    buildRecord({ type: 'platform', identifier: 'northwind', path: '/staff/platforms/northwind' }),
  ]);
  expect(await screen.findByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    '/staff/platforms/northwind',
  );
});

test('an identifier that no record has is refused at its field, without a call', async () => {
  const { user, api } = await open('/staff/records?type=lineItem&identifier=RP9', []);
  expect(await screen.findByText('Enter order and line, such as RP261120-100001/1.')).toBeVisible();
  await user.clear(screen.getByLabelText('Record ID'));
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(screen.getByText('Enter an ID.')).toBeVisible();
  expect(api.calls('GET /staff/records')).toEqual([]);
});

test('what is not there is said', async () => {
  await open('/staff/records?identifier=RP9', []);
  expect(await screen.findByText('This record does not exist.')).toBeVisible();
});
