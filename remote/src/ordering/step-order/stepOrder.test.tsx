import type { Upload, UploadLine, UploadLineBody, UploadValuesBody } from '@portal/shared/contract/uploads';
import { screen, within } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildMailPreview } from '../../testing/builders/buildMailPreview.ts';
import { buildOrderDraftSummary } from '../../testing/builders/buildOrderDraft.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildTemplate } from '../../testing/builders/buildTemplate.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { orderingRoutes } from '../index.ts';
import { buildCart, CART_ID } from '../quick-order/testing/buildCart.ts';
import { elsewhere } from '../quick-order/testing/elsewhere.ts';
import { buildPlacedOrder } from '../quick-order/testing/buildPlacedOrder.ts';
import { buildQuote } from '../quick-order/testing/buildQuote.ts';
import { buildCatalog } from '../quick-order/testing/buildReward.ts';
import { buildUpload, buildUploadLine, UPLOAD_ID } from '../upload/testing/buildUpload.ts';

const rows: readonly RouteRow[] = [
  ...orderingRoutes.filter(({ path }) => !path.startsWith('/orders') && !path.startsWith('/order-complete')),
  elsewhere('/order-complete/:referenceOrderId', 'The order page'),
];

const EMPTY = buildUpload({ state: 'READING', fileName: null, rowCount: 0, checkedCount: 0 });

/** The uploads of a server that keeps the lines of one. */
function createUploads(first: Upload = EMPTY) {
  let upload = first;
  let lines: readonly UploadLine[] = [];
  const show = (changes: Partial<Upload> = {}): Upload => (upload = { ...upload, ...changes });
  const add = (body: unknown) => {
    const added = (body as UploadLineBody[]).map((line, index) =>
      buildUploadLine({
        identifier: `line-${lines.length + index + 1}`,
        lineNumber: lines.length + index + 1,
        recipientFirstName: line.recipientFirstName ?? '',
        recipientLastName: line.recipientLastName ?? '',
        recipientEmail: line.recipientEmail ?? '',
      }),
    );
    lines = [...lines, ...added];
    return { upload: show({ state: 'CHECKED', rowCount: lines.length }), lines: added };
  };
  const setValues = (body: unknown) => {
    const { values } = body as UploadValuesBody;
    const kept = upload.values.filter((one) => values.every(({ field }) => field !== one.field));
    return show({ values: [...kept, ...values.map(({ field, value }) => ({ field, value }))] });
  };
  // The draft says where the order stands.
  const drafts = { isKept: false };
  const draft = () => buildOrderDraftSummary({ kind: 'STEPS', fileUploadId: upload.uploadId });
  const handlers: Handlers = {
    'GET /order-drafts': () => ({ drafts: drafts.isKept ? [draft()] : [], uploads: [] }),
    'PUT /order-drafts/:kind': () => {
      drafts.isKept = true;
      return draft();
    },
    'GET /order-drafts/:kind': () => ({ status: 404 }),
    'DELETE /order-drafts/:kind': () => {
      drafts.isKept = false;
      return null;
    },
    'GET /orders/upload/pending-upload': () => ({ status: 404 }),
    'POST /orders/upload/create': () => show(),
    'GET /orders/upload/:upload': () => show(),
    'GET /orders/upload/:upload/lines': () => [...lines],
    'GET /orders/upload/:upload/summary/:currency': () => buildQuote({ people: lines.length }).summary,
    'POST /bulkorder/upload/:upload/lines': ({ body }) => add(body),
    'PUT /orders/upload/:upload/values': ({ body }) => setValues(body),
    'PATCH /bulkorder/upload/:upload': () => show(),
    'POST /shopping-carts/:cart/line-items/from-upload': () => {
      show({ state: 'ADDED', addedCount: lines.length, cartId: CART_ID });
      return buildCart({ orderSource: 'BULK_UPLOAD', lineItemCount: lines.length });
    },
    'DELETE /shopping-carts/:cart': () => {
      show({ state: 'CHECKED', addedCount: 0, cartId: null });
      return null;
    },
    'GET /shopping-carts/:cart': () => buildCart({ orderSource: 'BULK_UPLOAD', lineItemCount: lines.length }),
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: lines.length }),
  };
  return { handlers };
}

const open = (handlers: Handlers, path = '/order') => {
  const api = apiServer({
    'GET /platforms/:id': () => buildPlatform({ features: { 'shopping-cart': 'off' } }),
    'GET /catalog': () => buildCatalog(),
    'GET /security/blacklistedDomains': () => [],
    'GET /email-templates/account/:account': () => [buildTemplate()],
    'POST /email-templates/preview': () => buildMailPreview(),
    'POST /shopping-carts': () => buildCart({ orderSource: 'BULK_UPLOAD' }),
    'PATCH /shopping-carts/:cart': () => buildCart({ orderSource: 'BULK_UPLOAD', lineItemCount: 3 }),
    'POST /orders': () => buildPlacedOrder(),
    ...handlers,
  });
  return renderRoute({ rows, path, api }).then((page) => ({ ...page, api }));
};

test('without the cart an order goes through four steps: people, reward, mail, checkout', async () => {
  const { handlers } = createUploads();
  const { user, location, api } = await open(handlers);
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Zoë');
  expect(location()).toBe('/order/steps/recipients');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'zoe@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: '1 recipient' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list of recipients' }));
  await user.click(dialog.getByRole('textbox', { name: 'Recipients' }));
  await user.paste('Ann,Ono,ann@example.com\nBen,Ito,ben@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add recipients' }));
  expect(await screen.findByText('2 people were added from what you pasted.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Continue to reward' }));
  await user.click(await screen.findByRole('combobox', { name: 'Reward for everyone' }));
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await user.type(await screen.findByRole('textbox', { name: 'Amount in USD' }), '25');
  await user.click(screen.getByRole('button', { name: 'Continue to email' }));
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
  await user.type(await screen.findByRole('textbox', { name: 'Purchase order number' }), 'PO 7');
  await user.click(await screen.findByRole('button', { name: 'Review order' }));
  await user.click(await screen.findByRole('button', { name: 'Order 3 rewards for $75.00' }));
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(api.calls('PUT /orders/upload/:upload/values').map(({ body }) => body)).toMatchObject([
    {
      values: [
        { field: 'utid', value: 'U100001' },
        { field: 'amount', value: '25.00' },
      ],
    },
    {
      values: [
        { field: 'etid' },
        { field: 'senderFirstName' },
        { field: 'emailSubject' },
        { field: 'message', value: 'Thank you' },
      ],
    },
  ]);
  expect(api.calls('PATCH /bulkorder/upload/:upload').map(({ body }) => body)).toEqual([
    { purchaseOrderNumber: 'PO 7', notes: null },
  ]);
  expect(api.calls('POST /shopping-carts')[0]?.body).toEqual({ accountIdentifier: 'A1', orderSource: 'BULK_UPLOAD' });
  expect(api.calls('POST /orders')[0]?.body).toMatchObject({ cartId: CART_ID });
});

fullTest(
  'an order that was left is found again; once it was placed elsewhere, that is said and the next one begins',
  async () => {
    const values = [
      { field: 'utid' as const, value: 'U100001' },
      { field: 'amount' as const, value: '25.00' },
      { field: 'etid' as const, value: 'E000000' },
    ];
    const left = buildUpload({ fileName: null, rowCount: 1, addedCount: 1, state: 'ADDED', cartId: CART_ID, values });
    const { handlers } = createUploads(left);
    const pending = {
      uploadId: UPLOAD_ID,
      identifier: UPLOAD_ID,
      cartId: CART_ID,
      purchaseOrderNumber: null,
      notes: null,
    };
    const { user, location, api } = await open({
      ...handlers,
      'GET /orders/upload/pending-upload': () => pending,
      'PATCH /shopping-carts/:cart': () => ({
        status: 423,
        body: buildError({ status: 423, i18nKey: 'error.cart.alreadyPlaced' }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('link', { name: /Checkout$/ }));
    api.use({ 'GET /orders/upload/pending-upload': () => ({ status: 404 }) });
    await user.click(await screen.findByRole('button', { name: 'Review order' }));
    expect(await screen.findByText('This order was already placed.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(location()).toBe('/order/steps/recipients');
    expect(screen.queryByText('You have an unfinished order')).toBeNull();
  },
);
