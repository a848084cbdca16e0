import type { ReportDetail } from '@portal/shared/contract/reports';
import { act, screen, within } from '@testing-library/react';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { reportsRoutes } from './index.ts';
import { buildReport, buildReportBeingMade } from './testing/buildReport.ts';

// The browser of the tests is never idle.
jest.mock('../ui/lazy/useIdle.ts', () => ({ useIdle: () => true, whenIdle: () => () => undefined }));

const open = (path: string, handlers: Handlers, chrome: 'full' | 'none' = 'full') =>
  renderRoute({ rows: reportsRoutes, path, api: apiServer(handlers), chrome });

type OpenPage = Awaited<ReturnType<typeof open>>;

/** Reads the reports anew, as the next poll does. */
const poll = ({ services }: OpenPage) =>
  act(() => {
    const tags = [listTag('Report'), idTag('Report', 'report-1')];
    services.shared.redux.dispatch(portalApi.util.invalidateTags(tags));
  });

const asReader: Handlers = {
  'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'ORDER_REPORT_ACCESS'] }),
};

test('a report turns ready in the list, the menu counts it, its page is its requester’s look, and its file is saved', async () => {
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let report: ReportDetail = buildReportBeingMade();
  const page = await open('/generated-reports', {
    'GET /reports': () => [report],
    'GET /reports/:report': () => report,
    'GET /reports/unseen': () => ({ count: report.status === 'AVAILABLE' && !report.isSeen ? 1 : 0 }),
    'POST /reports/seen': () => {
      report = { ...report, isSeen: true };
      return null;
    },
    'POST /reports/:report/cancel': () => {
      report = buildReport({ status: 'FAILED', failure: 'CANCELLED', canRetry: true, files: [] });
      return report;
    },
    'POST /reports/:report/retry': () => ({ status: 409, body: buildError({ i18nKey: 'error.report.notRetryable' }) }),
    'GET /reports/:report/files/:part': () =>
      new Response('x', { headers: { 'content-disposition': 'attachment; filename="reward-lines.xlsx"' } }),
  });
  const { user, api, location } = page;
  const row = await screen.findByRole('row', { name: /Q3 – Marketing/ });
  expect(location()).toBe('/reporting');
  expect(within(row).getByText('Generating')).toBeVisible();
  expect(within(row).getByText('400 of 1,250 rows')).toBeVisible();

  report = buildReport({ isSeen: false });
  poll(page);
  expect(await screen.findByText('“Q3 – Marketing (EU)” is ready.')).toBeVisible();
  expect(await screen.findByText('1 report finished that you have not opened')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Q3 – Marketing (EU)' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Q3 – Marketing (EU)' })).toBeVisible();
  expect(location()).toBe('/reporting/report-1');
  expect(screen.getByText('Jul 1 – Sep 30, 2026 (Europe/Berlin)')).toBeVisible();
  expect(api.calls('POST /reports/seen').map(({ body }) => body)).toEqual([{ reportIds: ['report-1'] }]);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('reward-lines.xlsx was downloaded.')).toBeVisible();
  expect(api.calls('GET /reports/:report/files/:part')[0]?.params).toEqual({ report: 'report-1', part: '1' });

  report = buildReport({ status: 'FAILED', failure: 'LATE', canRetry: true, files: [] });
  poll(page);
  expect(await screen.findByText(/took too long to make/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/cannot be made again now/)).toBeVisible();

  report = buildReportBeingMade();
  poll(page);
  expect(await screen.findByRole('progressbar', { name: '400 of 1,250 rows' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel report' }));
  expect(await screen.findByText('The report was canceled.')).toBeVisible();
  expect(await screen.findByText(/canceled before it was ready/)).toBeVisible();
});

test('a report is asked for: its rows are counted, what a file cannot hold is split, and the server’s refusal stands at its field', async () => {
  let isNameRefused = true;
  const { user, api, location } = await open('/reports', {
    'GET /customers': () => [buildCustomer()],
    'GET /reports': () => [],
    'GET /reports/:report': () => buildReport({ groups: [], generatedFor: 'ORGANIZATION' }),
    'POST /reports/count': () => ({
      rows: 12_400,
      rowsOfFile: 10_000,
      isTooLarge: true,
      files: 4,
      filesMax: 100,
      isTooManyFiles: false,
    }),
    'POST /reports': () => {
      if (!isNameRefused) return buildReportBeingMade();
      isNameRefused = false;
      return { status: 400, body: buildError({ fields: [{ field: 'name', i18nKey: 'error.name.required' }] }) };
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Create report' }));
  expect(location()).toBe('/reporting/create');
  const dialog = await screen.findByRole('dialog', { name: 'Create report' });
  const name = await within(dialog).findByLabelText(/Name/);
  await user.type(name, 'Q3 <EU>');
  expect(await within(dialog).findByText('12,400 rows')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Split by month' }));
  const submit = within(dialog).getByRole('button', { name: 'Create report' });
  await user.click(submit);
  expect(await within(dialog).findByText(/^Use letters, digits/)).toBeVisible();
  expect(api.calls('POST /reports')).toHaveLength(0);

  await user.clear(name);
  await user.type(name, 'Q3 – Marketing (EU)');
  await user.click(submit);
  expect(
    await within(dialog).findByText(/name/i, { selector: '[role="alert"] *, .mantine-InputWrapper-error *' }),
  ).toBeVisible();
  await user.type(name, '.');
  await user.click(submit);
  expect(await screen.findByText(/is being made/)).toBeVisible();
  expect(location()).toBe('/reporting');
  expect(api.calls('POST /reports')[1]?.body).toMatchObject({
    type: 'ORDERS',
    name: 'Q3 – Marketing (EU).',
    generatedFor: 'ORGANIZATION',
    format: 'xlsx',
    splitByMonth: true,
  });
});

test('who may only read finds no way to a new report', async () => {
  const { location } = await open('/reporting/create', { ...asReader, 'GET /reports': () => [] });
  expect(await screen.findByText('There are no reports that your access covers yet.')).toBeVisible();
  expect(location()).toBe('/reports-generated');
  expect(screen.queryByText('Create report')).toBeNull();
});

test('embedded, all of them lead to /reports; while the business is reviewed Create says so', async () => {
  const handlers: Handlers = {
    'GET /account': () => buildPrincipal({ kybStatus: 'UNDER_REVIEW' }),
    'GET /reports': () => [],
  };
  const { location } = await open('/reports-generated', handlers, 'none');
  expect(await screen.findByRole('button', { name: 'Create report' })).toHaveAccessibleDescription(
    'Your organization is under review. Reports can be created once it is approved.',
  );
  expect(location()).toBe('/reports');
});
