import { objectOf, numberAt, textAt, type Json } from './json.ts';
import { expectStatus, type PortalResponse, type PortalClient } from './signIn.ts';

/** A variable reward in USD and an account in USD of the demo data. */
export const DEMO_UTID = 'U100001';
export const DEMO_ACCOUNT = 'A10001';

export interface QuotedCart {
  readonly cartId: string;
  readonly quoteIdentifier: string;
  /** Major units of the account's currency. */
  readonly total: number;
}

/** Lines to as many recipients; `tag` makes their addresses unique, `amount` is decimal text in major units. */
export const orderLines = (count: number, tag: string, amount = '1.00'): Json[] =>
  Array.from({ length: count }, (_, line) => ({
    utid: DEMO_UTID,
    amount,
    recipient: { firstName: 'Robin', lastName: `No ${line + 1}`, email: `${tag}.${line + 1}@recipient.example` },
    deliveryTemplate: { etid: 'E000000', senderName: 'Alder', subject: 'Thank you', message: 'Thank you.' },
  }));

/** Opens a quick-order cart, fills it and asks its price. Raises when any step is refused. */
export async function fillCart(
  client: PortalClient,
  accountIdentifier: string,
  lineItems: readonly Json[],
): Promise<QuotedCart> {
  const opened = await client.call('POST', '/shopping-carts', { accountIdentifier, orderSource: 'PORTAL' });
  const cartId = textAt(expectStatus(opened, 201), 'cartId');
  expectStatus(await client.call('PUT', `/shopping-carts/${cartId}/line-items`, { lineItems }), 200);
  return quoteCart(client, cartId);
}

/** Asks the price of a cart. */
export async function quoteCart(client: PortalClient, cartId: string): Promise<QuotedCart> {
  const quote = expectStatus(await client.call('POST', `/shopping-carts/${cartId}/quotes`, {}), 201);
  return {
    cartId,
    quoteIdentifier: textAt(quote, 'quoteIdentifier'),
    total: numberAt(quote, 'summary', 'fullOrderQuote', 'orderTotal'),
  };
}

/** Places the order of a quoted cart under an Idempotency-Key. */
export const placeOrder = (
  client: PortalClient,
  { cartId, quoteIdentifier }: Pick<QuotedCart, 'cartId' | 'quoteIdentifier'>,
  key: string,
  signal?: AbortSignal,
): Promise<PortalResponse> =>
  client.call('POST', '/orders', { cartId, quoteIdentifier }, { key, ...(signal === undefined ? {} : { signal }) });

/** The reference (such as WO-26-000123) of an answer to `placeOrder`. Raises when it was refused. */
export const referenceOf = (response: PortalResponse): string =>
  textAt(objectOf(expectStatus(response, 201)), 'referenceOrderId');
