import { setTimeout as pause } from 'node:timers/promises';
import { numberAt, objectOf, textAt } from '../harness/json.ts';
import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder, referenceOf, type QuotedCart } from '../harness/ordering.ts';
import { expectStatus, UnexpectedResponse, type PortalClient } from '../harness/signIn.ts';
import type { FaultFixture } from './FaultFixture.ts';

const POLL_MS = 25;
const RETRY_MS = 50;
const OPEN_STATUSES = ['PENDING', 'QUEUED'];

/** An order that is retried after every fault under the same Idempotency-Key. Each line costs 1.00. */
export interface FaultOrder {
  /** Unique part of its recipients' addresses. */
  readonly tag: string;
  readonly lineCount: number;
  phase: 'filling' | 'placing' | 'issuing' | 'mailing' | 'arrived';
  cart: QuotedCart | null;
  /** As returned by the server. */
  reference: string | null;
  /** False when its mails are to be rejected permanently. */
  readonly isDelivered: boolean;
}

export const newOrder = (tag: string, lineCount: number, isDelivered = true): FaultOrder => ({
  tag,
  lineCount,
  phase: 'filling',
  cart: null,
  reference: null,
  isDelivered,
});

/**
 * Continues the order until all its mails have arrived, or until no mail has arrived for `patienceMs`. Rejects when the
 * server does not respond. Raises on an unexpected response.
 */
export async function carryOn(
  client: PortalClient,
  fixture: FaultFixture,
  order: FaultOrder,
  patienceMs: number,
): Promise<void> {
  order.cart ??= await fillCart(client, DEMO_ACCOUNT, orderLines(order.lineCount, order.tag));
  if (order.phase === 'filling') order.phase = 'placing';
  await placeCart(client, order, order.cart);
  while (OPEN_STATUSES.includes(await statusOf(client, order.reference ?? ''))) await pause(POLL_MS);
  order.phase = 'mailing';
  let seen = fixture.mail.messages.size;
  let patientUntil = performance.now() + patienceMs;
  const hasArrived = (): boolean => fixture.arrived(order.tag) >= order.lineCount;
  while (!hasArrived() && performance.now() < patientUntil) {
    await pause(POLL_MS);
    if (fixture.mail.messages.size > seen) patientUntil = performance.now() + patienceMs;
    seen = fixture.mail.messages.size;
  }
  if (hasArrived()) order.phase = 'arrived';
}

/** Like `carryOn`, but retries on missing responses and 503. */
export async function carryThrough(
  client: PortalClient,
  fixture: FaultFixture,
  order: FaultOrder,
  patienceMs: number,
): Promise<void> {
  for (;;) {
    try {
      await carryOn(client, fixture, order, patienceMs);
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      await pause(RETRY_MS);
    }
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof UnexpectedResponse && error.status === 503);

/** Places the order, or replays the response under the same key. */
async function placeCart(client: PortalClient, order: FaultOrder, cart: QuotedCart): Promise<void> {
  const reference = referenceOf(await placeOrder(client, cart, `key-${order.tag}`));
  if (order.reference !== null && order.reference !== reference)
    throw new Error(`Order ${order.reference} was answered, then ${reference} under the same key`);
  order.reference = reference;
  if (order.phase === 'placing') order.phase = 'issuing';
}

const statusOf = async (client: PortalClient, reference: string): Promise<string> =>
  textAt(expectStatus(await client.call('GET', `/orders/${reference}`), 200), 'status');

/**
 * Checks atomicity before any retry: the order exists completely or not at all; the lines of a large one are written after it, in parts.
 * Raises when it is partial, or missing although it was confirmed.
 */
export async function leftOf(client: PortalClient, order: FaultOrder): Promise<'no cart' | 'not placed' | 'placed'> {
  if (order.cart === null) return 'no cart';
  const cart = objectOf(expectStatus(await client.call('GET', `/shopping-carts/${order.cart.cartId}`), 200));
  if (cart['orderReferenceId'] === null) {
    if (order.reference !== null || cart['status'] === 'PLACED')
      throw new Error(`Order ${String(order.reference)} was answered and is gone`);
    return 'not placed';
  }
  const reference = textAt(cart, 'orderReferenceId');
  if (order.reference !== null && order.reference !== reference)
    throw new Error(`Cart ${order.cart.cartId} holds ${reference} instead of ${order.reference}`);
  const isWritten = (await statusOf(client, reference)) !== 'QUEUED';
  const lines = expectStatus(await client.call('GET', `/orders/${reference}/lines?size=25`), 200);
  const found = numberAt(lines, 'totalElements');
  if (found > order.lineCount || (isWritten && found < order.lineCount))
    throw new Error(`${reference} has ${found} of ${order.lineCount} lines`);
  return 'placed';
}
