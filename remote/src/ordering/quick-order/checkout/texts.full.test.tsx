import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '../../../testing/apiServer.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildMailPreview } from '../../../testing/builders/buildMailPreview.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import * as catalog from '../../../entities/catalog/testing/buildCatalog.ts';
import { CART_ID } from '../testing/buildCart.ts';
import { buildQuote } from '../testing/buildQuote.ts';
import { buildItem } from '../testing/buildReward.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const TEXT = { body: 'Grace, a reward for you: https://portal.example/r/… Reply STOP to end', parts: 2 };
const OPTED_OUT = '+12025550195';

const isTexted = (body: unknown): boolean => JSON.stringify(body).includes('mobileNumber');

/** The checkout of a reward that can be texted, and not to one number. */
const HANDLERS: Handlers = {
  'GET /platforms/:id': () => buildPlatform({ deliveryMethods: ['EMAIL', 'MOBILE'] }),
  'GET /catalog': () =>
    catalog.buildCatalog([catalog.buildBrand({ items: [buildItem({ deliveryMethods: ['EMAIL', 'MOBILE'] })] })]),
  'POST /email-templates/preview': ({ body }) => buildMailPreview(isTexted(body) ? { textMessage: TEXT } : {}),
  'PUT /shopping-carts/:cart/line-items': ({ body }) =>
    JSON.stringify(body).includes(OPTED_OUT)
      ? {
          status: 422,
          body: buildError({
            status: 422,
            fields: [{ field: 'lineItems[0].recipient.mobileNumber', i18nKey: 'error.phone.optedOut' }],
          }),
        }
      : [],
  'POST /shopping-carts/:cart/quotes': () => buildQuote({ people: 2, more: { texts: { ...TEXT, lineCount: 1 } } }),
};

const rowOf = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }));
const numberOf = (number: number) => rowOf(number).getByLabelText(/^Mobile number/);

test('one person gets a text and another a mail, once it is said that the text is wanted', async () => {
  const { user, api } = await openCheckout(HANDLERS);
  const first = await person(1);
  await user.type(first.firstName, 'Grace');
  await user.type(first.email, '2025550195@vtext.com');
  await user.click(first.row.getByRole('button', { name: 'Text (202) 555-0195 instead' }));
  expect(numberOf(1)).toHaveValue('(202) 555-0195');
  expect(await screen.findByText(TEXT.body)).toBeVisible();
  expect(screen.getByText('2 parts')).toBeVisible();

  // Whoever comes next begins with the same way; an address that was typed is found again.
  await user.click(screen.getByRole('button', { name: 'Add recipient' }));
  const second = rowOf(2);
  await user.click(second.getByRole('radio', { name: 'By email' }));
  await user.type(second.getByLabelText(/First name/), 'Ada');
  await user.type(second.getByLabelText(/^Email/), 'ada@example.com');
  await user.click(second.getByRole('radio', { name: 'By text' }));
  await user.type(second.getByLabelText(/^Mobile number/), '876 555 0123');
  await user.tab();
  expect(await second.findByText(/United States and Canada only/)).toBeVisible();
  await user.click(second.getByRole('radio', { name: 'By email' }));
  expect(second.getByLabelText(/^Email/)).toHaveValue('ada@example.com');

  // The number of somebody who wants no more texts is refused at its field.
  expect(await first.row.findByText(/replied STOP/)).toBeVisible();
  await user.clear(numberOf(1));
  await user.type(numberOf(1), '202.555.0123');
  await user.tab();
  expect(numberOf(1)).toHaveValue('(202) 555-0123');

  const line = screen.getByRole('textbox', { name: 'Line in text messages' });
  await user.click(line);
  await user.paste('x'.repeat(81));
  expect(screen.getByText('81 of 80 characters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review order' }));
  await waitFor(() => expect(line).toBeInvalid());
  await user.type(line, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Review order' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 person gets a text.')).toBeVisible();
  const order = await dialog.findByRole('button', { name: /^Order 2 rewards/ });
  expect(order).toHaveAccessibleDescription('Tick this box to place the order.');
  await user.click(order);
  expect(api.calls('POST /orders')).toHaveLength(0);
  await user.click(dialog.getByRole('checkbox', { name: /^I confirm that everyone/ }));
  await user.click(order);
  expect(await screen.findByText('The order page')).toBeVisible();
  expect(api.calls('PUT /shopping-carts/:cart/line-items').at(-1)?.body).toMatchObject({
    lineItems: [
      { recipient: { firstName: 'Grace', lastName: null, mobileNumber: '+12025550123' } },
      { recipient: { firstName: 'Ada', lastName: null, email: 'ada@example.com' } },
    ],
  });
  expect(api.calls('PATCH /shopping-carts/:cart').at(-1)?.body).toMatchObject({
    metadata: { carrierMessage: 'x'.repeat(80) },
  });
  expect(api.calls('POST /orders')[0]?.body).toEqual({
    cartId: CART_ID,
    quoteIdentifier: buildQuote().quoteIdentifier,
    textConsent: { wording: '2026-11', language: 'en' },
  });
});
