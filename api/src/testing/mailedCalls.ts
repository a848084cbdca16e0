import type { CartLineBody, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { openCart } from './cartCalls.ts';
import { buildLineBody } from './commerceBuilders.ts';
import type { Call } from './testApp.ts';
import { checkedUpload } from './uploadFixture.ts';

/** An address that every carrier reaches. */
export const MAILED_TO = {
  companyName: null,
  streetLine1: '500 Market St',
  streetLine2: null,
  city: 'San Francisco',
  stateOrProvince: 'CA',
  postalCode: '94105',
  country: 'US',
};

/** An orderable line but for its shipping: 25.00 USD by post to Ada Lovelace. */
export const buildMailedLine = (
  address: Partial<Record<keyof typeof MAILED_TO, string | null>> = {},
  overrides: Partial<CartLineBody> = {},
): CartLineBody =>
  buildLineBody({
    utid: 'UMAILED',
    recipient: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: null,
      mobileNumber: null,
      address: { ...MAILED_TO, ...address },
    },
    deliveryTemplate: { toName: 'Ada', fromName: 'Grace', letterHeadTitle: null, message: 'Thank you' },
    ...overrides,
  });

/** An upload in a cart that holds a mailed line, too. */
export async function uploadWithMailedLine(call: Call, accountIdentifier: string): Promise<string> {
  const cartId = await openCart(call, accountIdentifier, [buildMailedLine()]);
  const uploadId = await checkedUpload(call, accountIdentifier, ['Ada']);
  const url = `/api/shopping-carts/${cartId}/line-items/from-upload`;
  const added = await call({ method: 'POST', url, payload: { uploadId } });
  if (added.json<ShoppingCart>().lineItemCount !== 2) throw new Error(`The file was not added: ${added.body}`);
  return uploadId;
}
