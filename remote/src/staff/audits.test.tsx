import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';
import { fullTest } from '../testing/fullTest.ts';

const buildEntry = (overrides: Partial<StaffAuditEntry> = {}): StaffAuditEntry => ({
  id: '7',
  createdAt: '2026-11-20T09:00:00Z',
  who: 'robin@staff.example',
  isStaff: true,
  platformClientId: 'northwind',
  platformName: 'Northwind',
  action: 'platform.treatmentChanged',
  entityType: 'platform',
  entityId: 'northwind',
  details: { feature: 'referral', from: 'default', to: 'on' },
  ...overrides,
});

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/audits': () => [
        buildEntry(),
        buildEntry({ id: '6', who: null, isStaff: false, action: 'order.settled' }),
      ],
      'GET /staff/audits/actions': () => ['order.settled', 'platform.treatmentChanged'],
      ...handlers,
    }),
  });

test('says who did what to which record, and more in its detail at its own address', async () => {
  const { user, location } = await open('/staff/audits?platform=northwind');
  const [, first, second] = within(await screen.findByRole('table', { name: 'Audit log' })).getAllByRole('row');
  expect(first).toHaveTextContent('platform.treatmentChangedrobin@staff.example (staff)Northwind');
  expect(second).toHaveTextContent('System');
  await user.click(screen.getByRole('link', { name: 'platform.treatmentChanged' }));
  const detail = within(await screen.findByRole('dialog', { name: 'platform.treatmentChanged' }));
  expect(await detail.findByText('referral')).toBeVisible();
  expect(location()).toBe('/staff/audits/northwind/7?platform=northwind');
});

test('an entry that its list does not show says so', async () => {
  await open('/staff/audits/northwind/5');
  expect(await screen.findByText(/^The list does not show this entry\./)).toBeVisible();
});

fullTest('filters stand in the address and are sent, also with the download', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api, location } = await open('/staff/audits?from=2026-11-01', {
    'GET /staff/audits/export': () =>
      new Response('x', { headers: { 'content-disposition': 'attachment; filename="audit-2026-11-20.csv"' } }),
  });
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox', { name: 'Search by email' }), 'ada@demo.example');
  await waitFor(() => expect(location()).toContain('who=ada%40demo.example'));
  await user.selectOptions(screen.getByLabelText('Action'), 'order.settled');
  const query = {
    sort: 'createdAt,desc',
    who: 'ada@demo.example',
    action: 'order.settled',
    platform: '',
    from: '2026-11-01',
    timeZone: expect.any(String) as string,
  };
  await waitFor(() =>
    expect(Object.fromEntries(api.calls('GET /staff/audits').at(-1)?.query ?? [])).toEqual({
      ...query,
      page: '0',
      size: '25',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('audit-2026-11-20.csv was downloaded.')).toBeVisible();
  expect(Object.fromEntries(api.calls('GET /staff/audits/export')[0]?.query ?? [])).toEqual(query);
  expect(save).toHaveBeenCalledTimes(1);
  save.mockRestore();
});

test('days the wrong way round are pointed out, and filters that match nothing can be reset', async () => {
  const { user, location } = await open('/staff/audits?from=2026-11-02&to=2026-11-01', {
    'GET /staff/audits': () => [],
  });
  expect(await screen.findByText('The end date is before the start date.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
  expect(location()).toBe('/staff/audits');
  expect(await screen.findByText('No entries yet.')).toBeVisible();
});
