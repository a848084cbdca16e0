import { screen, within } from '@testing-library/react';
import type { RouteRow } from '../../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import '../../catalog/index.ts';
import '../locales.ts';
import { quickOrderRoutes } from '../quickOrderRoutes.ts';
import { elsewhere } from './elsewhere.ts';
import { buildCart } from './buildCart.ts';
import { buildMailPreview } from '../../../testing/builders/buildMailPreview.ts';
import { buildPlacedOrder } from './buildPlacedOrder.ts';
import { buildQuote } from './buildQuote.ts';
import { buildCatalog } from './buildReward.ts';
import { buildTemplate } from '../../../testing/builders/buildTemplate.ts';

const rows: readonly RouteRow[] = [
  ...quickOrderRoutes,
  elsewhere('/order', 'The catalogue'),
  elsewhere('/order-complete/:referenceOrderId', 'The order page'),
  elsewhere('/funding', 'The funding page'),
  elsewhere('/funding/add-funds', 'The funding dialog', 'FUNDING_MANAGE'),
];

const countLines = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'lineItems' in body && Array.isArray(body.lineItems)
    ? body.lineItems.length
    : 0;

/** Opens the checkout for 25.00 USD of the built reward; the cart prices what was put into it unless told otherwise. */
export async function openCheckout(
  handlers: Handlers = {},
  path = '/order/checkout?utid=U100001&amount=25',
  language = 'en',
) {
  let people = 0;
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /security/blacklistedDomains': () => ['blocked.example'],
    'GET /email-templates/account/:account': () => [buildTemplate()],
    'POST /email-templates/preview': () => buildMailPreview(),
    'POST /shopping-carts': () => buildCart(),
    'PATCH /shopping-carts/:cart': () => buildCart(),
    'PUT /shopping-carts/:cart/line-items': ({ body }) => {
      people = countLines(body);
      return [];
    },
    'POST /shopping-carts/:cart/quotes': () => buildQuote({ people }),
    'POST /orders': buildPlacedOrder,
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
