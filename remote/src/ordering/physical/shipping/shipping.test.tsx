import type { ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor } from '@testing-library/react';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { orderingRoutes } from '../../index.ts';
import { CART_ID } from '../../quick-order/testing/buildCart.ts';
import { buildQuote } from '../../quick-order/testing/buildQuote.ts';
import { stubLines } from '../../quick-order/testing/stubLines.ts';
import { buildEstimates, buildSplitEstimates } from '../testing/buildEstimates.ts';
import { buildMailedCart } from '../testing/mailedServer.ts';
import { buildMailedLine } from '../testing/buildMailedLine.ts';

const STEP = `/order/physical/shipping?cart=${CART_ID}`;
const ESTIMATES = 'POST /shopping-carts/:cart/shipping-fee-estimates';
const UPDATE = 'POST /shopping-carts/:cart/update-shipping';

const missing = { errors: [{ field: 'shippingInfo', i18nKey: 'error.shipping.required' }] };

const refuse = (status: number, i18nKey: string) => ({ status, body: buildError({ status, i18nKey }) });

const open = (lines: readonly CartLine[], estimates: ShippingFeeEstimates, handlers: Handlers = {}) =>
  renderRoute({
    rows: orderingRoutes,
    path: STEP,
    api: apiServer({
      'GET /shopping-carts/:cart': () => buildMailedCart(lines, { orderSource: 'PORTAL' }),
      ...stubLines(lines),
      [ESTIMATES]: () => estimates,
      [UPDATE]: () => buildMailedCart(lines, { orderSource: 'PORTAL' }),
      'POST /shopping-carts/:cart/quotes': () => buildQuote(),
      ...handlers,
    }),
  });

const method = (name: RegExp) => screen.findByRole('radio', { name });
const next = () => screen.getByRole('button', { name: 'Continue to review' });

test('each method with its time and fee, signed or not; one must be chosen, and it is saved', async () => {
  const { user, api, location } = await open([buildMailedLine(1, { more: missing })], buildEstimates());
  expect(await method(/^UPS Ground.*\$9\.95.*3-5 business days/)).not.toBeChecked();
  expect(await method(/^USPS Priority Mail.*\$12\.95.*\$17\.45 with signature/)).toBeVisible();
  expect(screen.getByText(/\$475\.00 more to go/)).toBeVisible();
  expect(screen.getByText(/usually arrives 7-10 business days after you order/)).toBeVisible();
  await user.click(next());
  await waitFor(() => expect(screen.getByRole('radiogroup')).toBeInvalid());
  await user.click(await method(/^UPS 2nd Day/));
  await user.click(screen.getByRole('checkbox', { name: 'Signature required' }));
  expect(await method(/^UPS 2nd Day.*\$29\.45/)).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Signature required' }));
  api.use(stubLines([buildMailedLine(1, { method: 'ups2ndday' })]));
  await user.click(next());
  await waitFor(() => expect(location()).toBe(`/order/physical/review?cart=${CART_ID}`));
  expect(api.calls(UPDATE)[0]?.body).toMatchObject({ physicalMethod: 'ups2ndday', postalMethod: null });
});

test('ground is free from 500.00, and what was chosen before is chosen after a reload', async () => {
  const line = buildMailedLine(1, { method: 'upsnextday' });
  const { user, api, location } = await open([line], buildEstimates({ mailedUsdMinor: 60_000n }));
  expect(await method(/^UPS Next Day/)).toBeChecked();
  expect(await method(/^UPS Ground.*Free/)).toBeVisible();
  await user.click(next());
  await waitFor(() => expect(location()).toMatch(/review/));
  expect(api.calls(UPDATE)).toHaveLength(0);
});

test('a PO box leaves the post and says why; one press sends it alone by post, and the others by courier', async () => {
  const lines = [
    buildMailedLine(1, { more: missing }),
    buildMailedLine(2, { address: { streetLine1: 'PO Box 9' }, more: missing }),
  ];
  const { user, api } = await open(lines, buildSplitEstimates('line-2'));
  expect(await screen.findByText('Only the postal service delivers to 1 person')).toBeVisible();
  expect(screen.getByText('“PO Box 9” in street line 1: only the post delivers to PO boxes.')).toBeVisible();
  expect(await method(/^USPS Priority Mail/)).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^UPS/ })).toBeNull();
  await user.click(await method(/^Only this one by post/));
  await user.click(await method(/^UPS Ground/));
  expect(screen.getByText('1 by USPS Priority Mail').nextElementSibling).toHaveTextContent('$12.95');
  expect(screen.getByText('Shipping', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$22.90');
  await user.click(next());
  await waitFor(() => expect(api.calls(UPDATE)).toHaveLength(1));
  expect(api.calls(UPDATE)[0]?.body).toMatchObject({
    physicalMethod: 'upsground',
    postalMethod: { physicalMethod: 'uspspriority' },
  });
});

test('without fees nothing goes on: an outage is asked again, and no method at all leads to the addresses', async () => {
  const { user, api } = await open([buildMailedLine(1, { more: missing })], buildEstimates(), {
    [ESTIMATES]: () => refuse(503, 'error.shipping.outage'),
  });
  expect(await screen.findByText('The shipping fees could not be loaded')).toBeVisible();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  api.use({ [ESTIMATES]: () => refuse(422, 'error.shipping.none') });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No shipping method was offered')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check the addresses' })).toBeVisible();
  api.use({ [ESTIMATES]: () => buildEstimates({ more: { hasUnknownMethod: true } }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/chosen before is not offered any more/)).toBeVisible();
  expect(await method(/^UPS Ground/)).not.toBeChecked();
});
