import type { LegacyReport } from '@portal/shared/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { reportsRoutes } from '../index.ts';

const FILE: LegacyReport = {
  fileId: 'file-1',
  name: 'Orders 2024',
  fileName: 'orders-2024.csv',
  type: 'ORDERS',
  generatedFor: 'ORGANIZATION',
  groups: [],
  accounts: [],
  from: null,
  to: null,
  madeDate: '2025-01-06T09:12:00Z',
  requester: 'Tomás Rivera',
  byteCount: 812,
};

test('files of the former portal name their cut-off, are searched, and can be downloaded alone', async () => {
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api, location } = await renderRoute({
    rows: reportsRoutes,
    path: '/reports?tab=legacy',
    api: apiServer({
      'GET /reports/unseen': () => ({ count: 0 }),
      'GET /reports/legacy': () => [FILE, { ...FILE, fileId: 'file-2', name: 'Gifts', type: 'GIFTS' }],
      'GET /reports/legacy/:file/file': ({ params }) =>
        params['file'] === 'file-1'
          ? new Response('x', { headers: { 'content-disposition': 'attachment; filename="orders-2024.csv"' } })
          : { status: 404, body: buildError({ i18nKey: 'error.report.notFound' }) },
    }),
  });
  const rows = within(await screen.findByRole('table', { name: 'Legacy reports' }));
  expect(screen.getByText(/made before Aug 15, 2025 by the portal before this one/)).toBeVisible();
  const [first, second] = (await rows.findAllByRole('row')).slice(1);
  expect(first).toHaveTextContent(/Orders 2024orders-2024.csv.*Orders.*Whole organization.*–/);
  expect(second).toHaveTextContent('Other');
  const [download, other] = rows.getAllByRole('button', { name: 'Download orders-2024.csv' });
  if (download === undefined || other === undefined) throw new Error('There is no button');
  await user.click(download);
  expect(await screen.findByText('orders-2024.csv was downloaded.')).toBeVisible();
  await user.click(other);
  expect(await screen.findByText('We could not find this report.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or file name' }), 'gifts');
  await waitFor(() => expect(api.calls('GET /reports/legacy').at(-1)?.query.get('search')).toBe('gifts'));
  expect(location()).toBe('/reports?tab=legacy&q=gifts');
  expect(api.calls('GET /reports/legacy').at(-1)?.query.get('sort')).toBe('madeDate,desc');
});
