import type { LinePrice } from '@portal/shared/domain/money/quoteMath';
import type { Tx } from '../../db/client.ts';
import type { AccountKey, Journal, JournalLine } from '../../ledger/Journal.ts';
import { postJournal, postJournals } from '../../ledger/postJournal.ts';
import type { Order } from './orderRepository.ts';

/** The order whose money moves. */
export interface OrderMoney extends AccountKey {
  readonly orderId: bigint;
  readonly currencyCode: string;
  readonly at: Date;
}

interface OrderCharge extends OrderMoney {
  readonly totalMinor: bigint;
  readonly userId: bigint;
}

/** The price of issued lines, with their shares of the shipping. */
export type IssuedPrice = LinePrice & { readonly shippingMinor: bigint };

/** The money of an order, as it moves at that time. */
export const moneyOf = (order: Order, at: Date): OrderMoney => ({
  platformId: order.platform_id,
  accountId: order.account_id,
  orderId: order.id,
  currencyCode: order.currency_code,
  at,
});

/** Reserves the price of an order: wallet → hold. */
export const orderPlacedJournal = ({
  orderId,
  accountId,
  currencyCode,
  at,
  totalMinor,
  userId,
}: OrderCharge): Journal => ({
  type: 'ORDER_PLACED',
  currencyCode,
  orderId,
  createdByUserId: userId,
  at,
  lines: [
    { kind: 'WALLET', accountId, amountMinor: -totalMinor },
    { kind: 'ORDER_HOLD', accountId, amountMinor: totalMinor },
  ],
});

/** Releases the hold: spent for issued lines, returned for failed ones. */
export const orderSettledJournals = (money: OrderMoney, issued: IssuedPrice, failedMinor: bigint): Journal[] =>
  [orderProcessedJournal(money, issued), orderRefundJournal(money, failedMinor)].filter(
    (journal) => journal.lines.length > 0,
  );

/** Hold → rewards owed, fees and shipping earned; amounts of zero are left out. */
function orderProcessedJournal({ orderId, accountId, currencyCode, at }: OrderMoney, issued: IssuedPrice): Journal {
  const lines: JournalLine[] = [
    { kind: 'ORDER_HOLD', accountId, amountMinor: -(issued.chargeMinor + issued.shippingMinor) },
    { kind: 'REWARD_PAYABLE', amountMinor: issued.baseMinor },
    { kind: 'FEE_INCOME', amountMinor: issued.feeMinor },
    { kind: 'SHIPPING_INCOME', amountMinor: issued.shippingMinor },
  ];
  return { type: 'ORDER_PROCESSED', currencyCode, orderId, at, lines: lines.filter(isMoving) };
}

/** Hold → wallet; no entries when the amount is zero. */
function orderRefundJournal({ orderId, accountId, currencyCode, at }: OrderMoney, failedMinor: bigint): Journal {
  const lines: JournalLine[] = [
    { kind: 'ORDER_HOLD', accountId, amountMinor: -failedMinor },
    { kind: 'WALLET', accountId, amountMinor: failedMinor },
  ];
  return { type: 'ORDER_REFUND', currencyCode, orderId, at, lines: lines.filter(isMoving) };
}

/** Rewards owed to recipients → owed to their issuer, for what was spent of them; none when that is nothing. */
export const rewardRedeemedJournals = (
  { orderId, currencyCode, at }: Omit<OrderMoney, keyof AccountKey>,
  redeemedMinor: bigint,
): Journal[] =>
  redeemedMinor === 0n
    ? []
    : [
        {
          type: 'REWARD_REDEEMED',
          currencyCode,
          orderId,
          at,
          lines: [
            { kind: 'REWARD_PAYABLE', amountMinor: -redeemedMinor },
            { kind: 'PROVIDER_PAYABLE', amountMinor: redeemedMinor },
          ],
        },
      ];

const isMoving = ({ amountMinor }: JournalLine): boolean => amountMinor !== 0n;

/** Posts the reservation of an order's price. Raises `InsufficientFunds`. */
export const postOrderPlaced = (tx: Tx, charge: OrderCharge): Promise<bigint> =>
  postJournal(tx, charge.platformId, orderPlacedJournal(charge));

/** Posts the release of the hold, with the last line of an order. */
export const postOrderSettled = (
  tx: Tx,
  money: OrderMoney,
  issued: IssuedPrice,
  failedMinor: bigint,
): Promise<bigint[]> => postJournals(tx, money.platformId, orderSettledJournals(money, issued, failedMinor));
