import type { OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildMailPreview } from '../../testing/builders/buildMailPreview.ts';
import { buildOrderDraft, buildOrderDraftSummary } from '../../testing/builders/buildOrderDraft.ts';
import { buildTemplate } from '../../testing/builders/buildTemplate.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { orderingRoutes } from '../index.ts';
import { buildCart } from '../quick-order/testing/buildCart.ts';
import { buildQuote } from '../quick-order/testing/buildQuote.ts';
import { buildCatalog } from '../quick-order/testing/buildReward.ts';
import { person } from '../quick-order/testing/openCheckout.ts';
import { fullTest } from '../../testing/fullTest.ts';

jest.mock('../../ui/lazy/useIdle.ts', () => ({ useIdle: () => true, whenIdle: () => () => undefined }));

const UPLOAD = {
  uploadId: 'F1',
  fileName: 'people.csv',
  rowCount: 12,
  accountIdentifier: 'A1',
  createdAt: '2026-11-20T14:05:00Z',
};

function open(drafts: readonly OrderDraftSummary[], handlers: Handlers = {}) {
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /security/blacklistedDomains': () => [],
    'GET /customers': () => [
      buildCustomer({
        accounts: [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Employee Recognition' })],
      }),
    ],
    'GET /email-templates/account/:account': () => [buildTemplate()],
    'POST /email-templates/preview': () => buildMailPreview(),
    'POST /shopping-carts': () => buildCart(),
    'PATCH /shopping-carts/:cart': () => buildCart(),
    'PUT /shopping-carts/:cart/line-items': () => [],
    'POST /shopping-carts/:cart/quotes': () => buildQuote(),
    'GET /orders': () => ({ content: [], page: 0, size: 1, totalElements: 0, isCapped: false }),
    'GET /order-drafts': () => ({ drafts: [...drafts], uploads: [UPLOAD] }),
    'GET /order-drafts/:kind': () =>
      buildOrderDraft({ content: { ...buildOrderDraft().content, groupAndAccount: { accountIdentifier: 'A2' } } }),
    ...handlers,
  });
  return renderRoute({ rows: orderingRoutes, path: '/order', chrome: 'full', api });
}

test('an order that was left is offered with a dot, keeps its account, is continued, saved for later and discarded', async () => {
  let drafts = [buildOrderDraftSummary({ accountIdentifier: 'A2', accountName: 'Employee Recognition' })];
  const { user, api, location } = await open([], {
    'GET /order-drafts': () => ({ drafts, uploads: [UPLOAD] }),
    'PUT /order-drafts/:kind': () => buildOrderDraftSummary({ version: 2 }),
    'DELETE /order-drafts/:kind': () => {
      drafts = [];
      return null;
    },
  });
  expect(await screen.findByText('Paid from Employee Recognition. Marketing US is selected now.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Order rewards Unfinished order waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'people.csv: 12 rows' })).toHaveAttribute(
    'href',
    expect.stringContaining('F1'),
  );
  await user.click(screen.getByRole('link', { name: 'Continue order' }));
  const { firstName, lastName } = await person(1);
  expect(firstName).toHaveValue('Zoé');
  expect(await screen.findByText('This order is paid from Employee Recognition')).toBeVisible();
  await user.type(lastName, 'Lefèvre');
  await user.click(await screen.findByRole('button', { name: 'Save for later' }));
  expect(await screen.findByText(/^Your order is saved\./)).toBeVisible();
  expect(location()).toBe('/order');
  expect(api.calls('PUT /order-drafts/:kind').at(-1)?.body).toMatchObject({
    version: 1,
    content: { groupAndAccount: { accountIdentifier: 'A2' }, recipients: [{ firstName: 'Zoé', lastName: 'Lefèvre' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this order?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('You have an unfinished order')).toBeNull());
  expect(api.calls('DELETE /order-drafts/:kind')).toHaveLength(1);
});

fullTest('a draft that was saved elsewhere meanwhile is told of, and the other version can be taken', async () => {
  const answers = [409];
  const other = buildOrderDraft({ version: 5 });
  const { user, api } = await open([buildOrderDraftSummary()], {
    'PUT /order-drafts/:kind': () =>
      answers.pop() === undefined
        ? buildOrderDraftSummary({ version: 6 })
        : { status: 409, body: buildError({ status: 409, i18nKey: 'error.orderDraft.changed' }) },
  });
  await user.click(await screen.findByRole('link', { name: 'Continue order' }));
  await user.type((await person(1)).lastName, 'Mine');
  api.use({ 'GET /order-drafts/:kind': () => other });
  await user.click(await screen.findByRole('button', { name: 'Save for later' }));
  expect(await screen.findByText('This order was changed elsewhere')).toBeVisible();
  expect((await person(1)).lastName).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Use the other version' }));
  await waitFor(async () => expect((await person(1)).lastName).toHaveValue(''));
  expect(screen.queryByText('This order was changed elsewhere')).toBeNull();
});

test('a draft of a newer version can only be discarded; one whose pages are not here is not offered', async () => {
  await open([buildOrderDraftSummary({ format: 2 }), buildOrderDraftSummary({ kind: 'STEPS', step: 'REWARD' })]);
  expect(await screen.findByText(/^A newer version of the portal saved this order/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue order' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Discard' })).toHaveLength(1);
});
