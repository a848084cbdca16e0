import { createRandom } from '../harness/random.ts';

/** A row of GET /api/orders, as far as the orders list shows it. */
export interface MadeOrder {
  readonly referenceOrderId: string;
  readonly state: string;
  readonly createdDate: string;
  readonly recipientSummary: string;
  readonly rewardNames: readonly string[];
  readonly amountPaid: number;
  readonly currencyCode: string;
}

const STATES = ['COMPLETE', 'COMPLETE', 'COMPLETE', 'PENDING', 'PARTIAL', 'FAILED'];
const PEOPLE = ['Grace Hopper', 'Ada Byron', 'Katherine Johnson', 'Mary Somerville', 'Hedy Lamarr', 'Annie Cannon'];
const REWARDS = ['Maple Coffee', 'Harbour Books', 'Night Train Cinema', 'Alpine Outdoor', 'Green Basket Market'];
const NEWEST = Date.UTC(2026, 10, 20);

/** The body of GET /api/orders with `count` rows, newest first, determined by the seed. */
export function madeOrders(count: number, seed: number): string {
  const random = createRandom(seed);
  let at = NEWEST;
  const content = Array.from({ length: count }, (_, index) => {
    at -= random.integer(60_000, 7_200_000);
    const lines = random.integer(1, 40);
    const shown: MadeOrder = {
      referenceOrderId: `RP261120-${String(100_000 + index)}`,
      state: random.pick(STATES),
      createdDate: new Date(at).toISOString(),
      recipientSummary: lines === 1 ? random.pick(PEOPLE) : `${random.pick(PEOPLE)} +${lines - 1}`,
      rewardNames: Array.from({ length: random.integer(1, 4) }, () => random.pick(REWARDS)),
      amountPaid: random.integer(100, 500_000) / 100,
      currencyCode: 'USD',
    };
    return {
      ...shown,
      status: 'COMPLETE',
      lineCounts: { total: lines, written: lines, issued: lines, failed: 0, delivered: lines, undelivered: 0 },
      matchedRecipient: null,
      orderId: `order-${index}`,
      externalReferenceId: null,
      createdBy: random.pick(PEOPLE),
      groupDisplayName: 'Marketing',
      groupIdentifier: 'G10002',
      accountDisplayName: 'Marketing US',
      accountIdentifier: 'A10001',
      totalLineItems: lines,
      purchaseOrderNumber: null,
      orderSource: 'PORTAL',
    };
  });
  return JSON.stringify({ content, page: 0, size: count, totalElements: count, isCapped: false });
}
