import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { buildPrincipal } from '../../../testing/builders/buildPrincipal.ts';
import { buildPrintTemplate } from '../../../testing/builders/buildPrintTemplate.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { buildCart } from '../../quick-order/testing/buildCart.ts';
import { elsewhere } from '../../quick-order/testing/elsewhere.ts';
import { buildCartLine, NO_LETTER, stubLines } from '../../quick-order/testing/stubLines.ts';
import { printChooserRoutes } from './printChooserRoutes.ts';

const CHOOSER = '/order/print-templates-simple/B200001';
const LETTERS = '/order/physical/personalization';
const ADDRESS = {
  companyName: null,
  streetLine1: '1 Market Street',
  streetLine2: null,
  city: 'San Francisco',
  stateOrProvince: 'CA',
  postalCode: '94105',
  country: 'US',
};
const { rewardItem } = buildCartLine(1);

const buildPrinted = (number: number, recipient: Partial<CartLine['recipient']>): CartLine =>
  buildCartLine(number, {
    utid: 'U200001',
    rewardItem: { ...rewardItem, utid: 'U200001', brandKey: 'B200001', isPrintable: true, deliveryMethod: 'MAILED' },
    recipient: {
      firstName: null,
      lastName: null,
      email: null,
      mobileNumber: null,
      deliveryType: 'MAILED',
      address: ADDRESS,
      ...recipient,
    },
    deliveryTemplate: {
      ...NO_LETTER,
      etid: null,
      ptid: 'P000000',
      senderName: null,
      subject: null,
      toName: number === 1 ? 'Ana' : null,
      fromName: 'All of us',
      message: 'Thank you.',
    },
  });

const HANDLERS: Handlers = {
  'GET /account': () => buildPrincipal({ authorities: ['PLACE_ORDER_ACCESS', 'EMAIL_TEMPLATES_ACCESS'] }),
  'GET /shopping-carts/:cart': () => buildCart({ cartId: 'C1' }),
  'GET /print-templates/account/:account': () => [
    buildPrintTemplate(),
    buildPrintTemplate({
      deliveryTemplateIdentifier: 'P000001',
      name: 'Birthday',
      isDefault: false,
      letterHeadTitle: 'Happy birthday',
      // Letters that name different people keep them.
      toName: 'You',
    }),
  ],
  'PATCH /shopping-carts/:cart/line-items': () => buildCart({ cartId: 'C1' }),
  'PATCH /shopping-carts/:cart/line-items/by-identifier/:line': () => buildPrinted(2, {}),
  ...stubLines([
    buildPrinted(1, { firstName: 'Ana', lastName: 'Byron' }),
    buildPrinted(2, {}),
    buildPrinted(3, { address: null }),
    buildCartLine(4),
  ]),
};

test('all letters get another template, one gets words of its own; only lines with a name or a street are listed', async () => {
  const { user, api, location, navigate } = await renderRoute({
    rows: [...printChooserRoutes, elsewhere(LETTERS, 'The letters')],
    path: `${CHOOSER}?cart=C1`,
    api: apiServer(HANDLERS),
  });
  const whose = within(await screen.findByRole('group', { name: 'Whose letter' }));
  expect(whose.getAllByRole('radio')).toHaveLength(3);
  expect(whose.getByRole('radio', { name: /^Everyone \(2\)/ })).toBeChecked();
  expect(whose.getByRole('radio', { name: /^1 Market Street.*\$25\.00/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Print template/), 'P000001');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Other side' });
  expect(location()).toBe(`${CHOOSER}/non-redemption?cart=C1`);
  expect(screen.getByLabelText(/^Letterhead/)).toHaveValue('Happy birthday');
  await user.click(screen.getByRole('button', { name: 'Use for this order' }));
  await screen.findByText('The letters');
  expect(location()).toBe(`${LETTERS}?cart=C1`);
  expect(api.calls('PATCH /shopping-carts/:cart/line-items')[0]?.body).toEqual({
    letter: { ptid: 'P000001', letterHeadTitle: 'Happy birthday' },
    onlyUtids: ['U200001'],
  });
  navigate(`${CHOOSER}/non-redemption?cart=C1`);
  await user.click(await screen.findByRole('radio', { name: /^1 Market Street/ }));
  const message = screen.getByLabelText(/^Message/);
  await user.click(message);
  await user.paste('!'.repeat(141));
  await user.click(screen.getByRole('button', { name: 'Use for this order' }));
  expect(message).toBeInvalid();
  await user.clear(message);
  await user.type(message, 'See you soon.');
  await user.click(screen.getByRole('button', { name: 'Use for this order' }));
  await waitFor(() =>
    expect(api.calls('PATCH /shopping-carts/:cart/line-items/by-identifier/:line')[0]).toMatchObject({
      params: { line: 'line-2' },
      body: { deliveryTemplate: { message: 'See you soon.' } },
    }),
  );
});

test('it is absent without a right to templates', async () => {
  await renderRoute({
    rows: printChooserRoutes,
    path: `${CHOOSER}?cart=C1`,
    api: apiServer({ ...HANDLERS, 'GET /account': () => buildPrincipal({ authorities: ['PLACE_ORDER_ACCESS'] }) }),
  });
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
});

test('the standard letter has a name in the language of the page, others keep theirs', async () => {
  const reader = buildPrincipal({ authorities: ['PLACE_ORDER_ACCESS', 'EMAIL_TEMPLATES_ACCESS'], langKey: 'ja' });
  const api = apiServer({ ...HANDLERS, 'GET /account': () => reader });
  await renderRoute({ rows: printChooserRoutes, path: `${CHOOSER}?cart=C1`, api, language: 'ja' });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('標準の手紙'), 'Birthday']);
});
