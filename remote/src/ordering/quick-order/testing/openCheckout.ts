import type { CartLineBody, Quote } from '@portal/shared/contract/shoppingCarts';
import { fillPlaceholders } from '@portal/shared/domain/ordering/templatePlaceholders';
import { fullName } from '@portal/shared/domain/people/fullName';
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
  elsewhere('/order/bulk-upload', 'The uploads'),
  elsewhere('/order-complete/:referenceOrderId', 'The order page'),
  elsewhere('/funding', 'The funding page'),
  elsewhere('/funding/add-funds', 'The funding dialog', 'FUNDING_MANAGE'),
];

const readLines = (body: unknown): readonly CartLineBody[] =>
  typeof body === 'object' && body !== null && 'lineItems' in body && Array.isArray(body.lineItems)
    ? (body.lineItems as CartLineBody[])
    : [];

/** The price of the lines of a cart, naming their people and the mail of the first. */
function quoteLines(lines: readonly CartLineBody[]): Quote {
  const people = lines.map(({ recipient }) => ({
    name: fullName(recipient.firstName, recipient.lastName),
    address: recipient.email ?? null,
  }));
  const { senderName = '', subject = '', message = '' } = lines[0]?.deliveryTemplate ?? {};
  const mail = {
    language: 'en' as const,
    recipientName: people[0]?.name ?? '',
    senderName: senderName ?? '',
    subject: fillPlaceholders(subject ?? '', { recipient_name: people[0]?.name ?? '' }),
    message: message || null,
    isForAll: new Set(lines.map(({ deliveryTemplate }) => JSON.stringify(deliveryTemplate))).size < 2,
  };
  return buildQuote({ people: lines.length, more: { recipients: people, mail } });
}

/** Opens the checkout for 25.00 USD of the built reward; the cart prices what was put into it unless told otherwise. */
export async function openCheckout(
  handlers: Handlers = {},
  path = '/order/checkout?utid=U100001&amount=25',
  language = 'en',
) {
  let lines: readonly CartLineBody[] = [];
  const api = apiServer({
    'GET /catalog': () => buildCatalog(),
    'GET /security/blacklistedDomains': () => ['blocked.example'],
    'GET /email-templates/account/:account': () => [buildTemplate()],
    'POST /email-templates/preview': () => buildMailPreview(),
    'POST /shopping-carts': () => buildCart(),
    'PATCH /shopping-carts/:cart': () => buildCart(),
    'PUT /shopping-carts/:cart/line-items': ({ body }) => {
      lines = readLines(body);
      return [];
    },
    'POST /shopping-carts/:cart/quotes': () => quoteLines(lines),
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
