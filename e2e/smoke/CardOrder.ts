import { CARD_ACCOUNT } from '../harness/cardDeposit.ts';
import { listOf, textAt } from '../harness/json.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import { fillCart, orderLines, placeOrder, quoteCart, referenceOf, type QuotedCart } from '../harness/ordering.ts';
import { expectStatus, signIn, type PortalClient } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';

/** For what hangs. */
const WITHIN_MS = 900_000;
const LINES = 2;

/** An order by card that gets no answer at first. */
export class CardOrder {
  readonly #key: string;
  #cart: QuotedCart | null = null;

  constructor(key: string) {
    this.#key = key;
  }

  /** Places it on a server that dies meanwhile. Raises when it answers. */
  async placeUnanswered(baseUrl: string): Promise<void> {
    const client = await signIn(baseUrl);
    this.#cart = await fillCartByCard(client, this.#key);
    const response = await placeOrder(client, this.#cart, this.#key).catch(() => null);
    if (response !== null) throw new Error(`The order by card was answered ${response.status}`);
  }

  /** Has the gateway asked about its card, and repeats the call, which must name the one order that was paid once. */
  async finish(baseUrl: string, ledger: LedgerDatabase): Promise<void> {
    if (this.#cart === null) throw new Error('The order by card was not placed');
    await waitUntil('the gateway was asked about the order', () => isDecided(ledger), {
      withinMs: WITHIN_MS,
      everyMs: 500,
    });
    const reference = referenceOf(await placeOrder(await signIn(baseUrl), this.#cart, this.#key));
    const paid = await ledger.query(
      `select p.status from orders o join order_payments p on p.platform_id = o.platform_id and p.order_id = o.id
       where o.cart_id = $1 and o.reference_order_id = $2`,
      [this.#cart.cartId, reference],
    );
    if (paid.length !== 1 || paid[0]?.['status'] !== 'CAPTURED')
      throw new Error(`The order by card ${reference} has ${paid.length} payments`);
  }
}

async function fillCartByCard(client: PortalClient, tag: string): Promise<QuotedCart> {
  const { cartId } = await fillCart(client, CARD_ACCOUNT, orderLines(LINES, tag));
  const sources = listOf(expectStatus(await client.call('GET', `/accounts/${CARD_ACCOUNT}/payment-sources`), 200));
  const card = sources.find((source) => textAt(source, 'paymentSourceType') === 'CREDIT_CARD' && !isDisabled(source));
  const paymentSourceIdentifier = textAt(card, 'paymentSourceIdentifier');
  expectStatus(await client.call('PATCH', `/shopping-carts/${cartId}`, { paymentSourceIdentifier }), 200);
  return quoteCart(client, cartId);
}

const isDisabled = (source: unknown): boolean =>
  typeof source === 'object' && source !== null && 'disabled' in source && source.disabled === true;

async function isDecided(ledger: LedgerDatabase): Promise<boolean> {
  await ledger.query(
    `update pgboss.job set start_after = now() where name = 'settle-order-payment' and state in ('created', 'retry')`,
  );
  const [open] = await ledger.query(
    `select count(*)::int as count from order_payments where status = 'CREATED' and finished_at is null`,
  );
  return open?.['count'] === 0;
}
