import type { SupportCase } from '@portal/shared/contract/supportCases';
import { screen, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildCatalog } from '../../entities/catalog/testing/buildCatalog.ts';
import { historyRoutes } from './historyRoutes.ts';
import { buildOrderDetail } from './testing/buildOrder.ts';
import { buildOrderLineDetail, buildOrderLinePage } from './testing/buildOrderLine.ts';

const LINE = '/orders/RP261120-100001/1';
const CASES = '/orders/:referenceOrderId/lines/:lineNumber/support-cases';

const opened: SupportCase = {
  caseIdentifier: 'c-1',
  reason: 'NOT_RECEIVED',
  status: 'OPEN',
  opened: { by: 'Hana Sato', at: '2026-11-20T10:00:00Z' },
  closed: null,
  notes: [{ note: 'Nothing arrived', by: 'Hana Sato', at: '2026-11-20T10:00:00Z' }],
};

const withLine = (cases: readonly SupportCase[] = []) =>
  apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /orders/:referenceOrderId': () => buildOrderDetail(),
    'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
    'GET /orders/:referenceOrderId/lines/:lineNumber': () => buildOrderLineDetail(),
    [`GET ${CASES}` as const]: () => cases,
  });

test('a case is opened with its reason and note, shown, noted and closed', async () => {
  const api = withLine();
  const { user } = await renderRoute({ rows: historyRoutes, path: LINE, api });
  await screen.findByText('No one has asked about this reward.');
  api.use({ [`POST ${CASES}` as const]: () => opened, [`GET ${CASES}` as const]: () => [opened] });
  await user.click(screen.getByRole('button', { name: 'Open a case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a support case' }));
  await user.type(dialog.getByLabelText(/^Note/), ' Nothing arrived ');
  await user.click(dialog.getByRole('button', { name: 'Open a case' }));
  expect(await dialog.findByText('Choose a reason.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'NOT_RECEIVED');
  await user.click(dialog.getByRole('button', { name: 'Open a case' }));
  expect(await screen.findByText('The support case was opened.')).toBeVisible();
  expect(api.calls(`POST ${CASES}`)[0]?.body).toEqual({ reason: 'NOT_RECEIVED', note: 'Nothing arrived' });

  const list = within(await screen.findByRole('list', { name: 'Support cases' }));
  expect(list.getByText('Nothing arrived')).toBeVisible();
  const closed = { ...opened, status: 'CLOSED', closed: { by: 'Ada Byron', at: '2026-11-20T11:00:00Z' } } as const;
  api.use({
    [`PUT ${CASES}/:caseIdentifier/closed` as const]: () => closed,
    [`GET ${CASES}` as const]: () => [closed],
  });
  await user.click(list.getByRole('button', { name: 'Close the case' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close this support case?' }));
  await user.click(question.getByRole('button', { name: 'Close the case' }));
  expect(await list.findByText('· Ada Byron')).toBeVisible();
  expect(list.queryByRole('button', { name: /case|note/ })).toBeNull();
});

test('without the right there are no cases, and nobody asks for them', async () => {
  const api = withLine([opened]);
  api.use({ 'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'ORDER_HISTORY_ACCESS'] }) });
  await renderRoute({ rows: historyRoutes, path: LINE, api });
  await screen.findByRole('heading', { name: 'What happened' });
  expect(screen.queryByText('Support cases')).toBeNull();
  expect(api.calls(`GET ${CASES}`)).toHaveLength(0);
});
