import type { OrderHold } from '@portal/shared/contract/orders';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findEarlierOrder } from './findEarlierOrder.ts';
import { findHold } from './holds/findHold.ts';
import { listLines, type OrderLineView } from './orderLineReadModel.ts';
import { listOrderPart, type OrderPartFilter } from './orderPartReadModel.ts';
import type { ListedOrder, OrderView } from './orderReadModel.ts';
import { lockExternalReference, type ExternalReference } from './orderRepository.ts';
import type { createPlaceOrderService, PlaceOrderResult } from './placeOrderService.ts';
import { requireOrder } from './requireLine.ts';
import { toOrderScope } from './toOrderFilter.ts';

interface ProgramOrderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly placeOrder: ReturnType<typeof createPlaceOrderService>;
}

/** An order with its line, null where it has several, and why it is held. */
export interface ProgramOrder {
  readonly order: OrderView;
  readonly line: OrderLineView | null;
  readonly hold: OrderHold | null;
}

/** An order of a program: its reference, the fingerprint by which a repeat of the call is known, and the grant of an app. */
export interface ReferencedOrder extends ExternalReference {
  readonly contentHash: string;
  readonly grantId: bigint | null;
}

interface QuotedCartKey {
  readonly cartId: string;
  readonly quoteIdentifier: string;
}

/** Opens the cart of an order and quotes it. */
type OpenQuoted = () => Promise<QuotedCartKey>;

type PlaceByBalance = (
  ...parameters: Parameters<ReturnType<typeof createPlaceOrderService>>
) => Promise<Extract<PlaceOrderResult, { readonly isReplay: boolean }>>;

/** Filters of a program's list; without an account, of all that it sees. */
export interface ProgramOrderQuery extends Omit<OrderPartFilter, 'platformId' | 'userId' | 'accountIds'> {
  readonly accountIdentifier?: string | undefined;
}

/** Orders as programs place and read them. */
export function createProgramOrderService({ db, clock, placeOrder }: ProgramOrderDeps) {
  const placeByBalance: PlaceByBalance = async (tx, user, quoted, known) => {
    const placed = await placeOrder(tx, user, quoted, known);
    if ('payment' in placed) throw new Error('A card was to pay for the order of a program');
    return placed;
  };
  return {
    /**
     * Places an order under its external reference, paid by the balance; one that is ordered already is answered with its order,
     * whatever has become of price and stock since. Raises 409 for a reference of other content, and what placing raises.
     */
    async place(tx: Tx, user: SessionUser, order: ReferencedOrder, openQuoted: OpenQuoted) {
      const { contentHash, grantId, ...reference } = order;
      await lockExternalReference(tx, reference);
      const earlier = await findEarlierOrder(tx, user, reference, contentHash);
      if (earlier) return { referenceOrderId: earlier.reference_order_id, isReplay: true };
      const placed = await placeByBalance(tx, user, await openQuoted(), { contentHash, grantId });
      return { referenceOrderId: placed.order.referenceOrderId, isReplay: placed.isReplay };
    },

    /** Places the order of a quoted cart without an external reference: who calls sees to it that it is placed once. */
    placeQuoted: async (
      tx: Tx,
      user: SessionUser,
      quoted: QuotedCartKey,
    ): Promise<{ readonly id: bigint; readonly referenceOrderId: string }> => {
      const { order } = await placeByBalance(tx, user, quoted);
      return { id: BigInt(order.orderId), referenceOrderId: order.referenceOrderId };
    },

    /** A part of the list, the newest first. Raises 404 for an account that the caller does not see. */
    async list(user: SessionUser, query: ProgramOrderQuery, limit: number): Promise<ListedOrder[]> {
      const { accountIdentifier, ...filter } = query;
      const scope = accountIdentifier === undefined ? 'all' : 'account';
      return listOrderPart(db, { ...filter, ...(await toOrderScope(db, user, { scope, accountIdentifier })) }, limit);
    },

    /** An order by its reference. Raises 404 for one that the caller does not see. */
    async get(user: SessionUser, referenceOrderId: string, executor: Executor = db): Promise<ProgramOrder> {
      const order = await requireOrder(executor, user, referenceOrderId);
      const [line = null] = order.line_count === 1 ? await listLines(executor, keyOf(order), 1, 0) : [];
      return { order, line, hold: await findHold(executor, order, clock.now()) };
    },
  };
}

export type ProgramOrderService = ReturnType<typeof createProgramOrderService>;
