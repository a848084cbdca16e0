import { screen, within } from '@testing-library/react';
import type { RouteRow } from '../../../entities/permissions/routeRow.ts';
import { apiServer, type Handler } from '../../../testing/apiServer.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import '../../catalog/index.ts';
import '../locales.ts';
import { quickOrderRoutes } from '../quickOrderRoutes.ts';
import { buildMailPreview } from './buildMailPreview.ts';
import { buildQuote } from './buildQuote.ts';
import { buildCatalog } from './buildReward.ts';
import { buildTemplate } from './buildTemplate.ts';

export const CART_ID = '22222222-2222-4222-8222-222222222222';

const elsewhere = (path: string, text: string): RouteRow => ({
  path,
  titleKey: 'quickOrder:title.checkout',
  segmentName: text,
  page: () => Promise.resolve(() => text),
});

const rows: readonly RouteRow[] = [
  ...quickOrderRoutes,
  elsewhere('/order', 'The catalogue'),
  elsewhere('/order-complete/:referenceOrderId', 'The order page'),
  elsewhere('/funding', 'The funding page'),
];

const countLines = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'lineItems' in body && Array.isArray(body.lineItems)
    ? body.lineItems.length
    : 0;

/** Opens the checkout for 25.00 USD of the built reward; the cart prices what was put into it unless told otherwise. */
export async function openCheckout(
  handlers: Readonly<Record<string, Handler>> = {},
  path = '/order/checkout?utid=U100001&amount=25',
  language = 'en',
) {
  let people = 0;
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /security/blacklistedDomains': () => ['blocked.example'],
    'GET /email-templates/account/:account': () => [buildTemplate()],
    'POST /email-templates/preview': () => buildMailPreview(),
    'POST /shopping-carts': () => ({ cartId: CART_ID }),
    'PATCH /shopping-carts/:cart': () => ({ cartId: CART_ID }),
    'PUT /shopping-carts/:cart/line-items': ({ body }) => {
      people = countLines(body);
      return { cartId: CART_ID };
    },
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people }),
    'POST /orders': () => ({
      status: 201,
      body: { referenceOrderId: 'RA261120-1', orderId: '1', status: 'PENDING', amountCharged: 25, currencyCode: 'USD' },
    }),
    ...handlers,
  });
  return renderRoute({ rows, path, api, language });
}

/** The fields of a row of the grid. */
export async function person(number: number) {
  const row = within(await screen.findByRole('group', { name: `Person ${number}` }));
  return {
    firstName: row.getByLabelText(/First name/),
    lastName: row.getByLabelText(/Last name/),
    email: row.getByLabelText(/^Email/),
    row,
  };
}
