import type { LinePrice } from '@portal/shared/domain/quoteMath';
import type { Tx } from '../../db/client.ts';
import type { Journal, JournalLine } from '../../ledger/Journal.ts';
import { postJournal } from '../../ledger/postJournal.ts';

/** The order whose money moves. */
export interface OrderMoney {
  readonly orderId: bigint;
  readonly accountId: bigint;
  readonly currencyCode: string;
  readonly at: Date;
}

interface OrderCharge extends OrderMoney {
  readonly totalMinor: bigint;
  readonly userId: bigint;
}

/** The price of an order set aside: wallet → hold. */
export const orderPlacedJournal = ({
  orderId,
  accountId,
  currencyCode,
  at,
  totalMinor,
  userId,
}: OrderCharge): Journal => ({
  type: 'ORDER_PLACED',
  orderId,
  createdByUserId: userId,
  at,
  lines: [
    { ledgerAccount: { kind: 'WALLET', accountId, currencyCode }, amountMinor: -totalMinor },
    { ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode }, amountMinor: totalMinor },
  ],
});

/** What was set aside for the lines that were issued, spent: hold → rewards owed and fees earned. Null for nothing. */
export function orderProcessedJournal(
  { orderId, accountId, currencyCode, at }: OrderMoney,
  issued: LinePrice,
): Journal | null {
  if (issued.chargeMinor === 0n) return null;
  const lines: JournalLine[] = [
    { ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode }, amountMinor: -issued.chargeMinor },
    { ledgerAccount: { kind: 'REWARD_PAYABLE', currencyCode }, amountMinor: issued.baseMinor },
    { ledgerAccount: { kind: 'FEE_INCOME', currencyCode }, amountMinor: issued.feeMinor },
  ];
  return { type: 'ORDER_PROCESSED', orderId, at, lines: lines.filter((line) => line.amountMinor !== 0n) };
}

/** What was set aside for the lines that failed, given back: hold → wallet. Null for nothing. */
export const orderRefundJournal = (
  { orderId, accountId, currencyCode, at }: OrderMoney,
  failedMinor: bigint,
): Journal | null =>
  failedMinor === 0n
    ? null
    : {
        type: 'ORDER_REFUND',
        orderId,
        at,
        lines: [
          { ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode }, amountMinor: -failedMinor },
          { ledgerAccount: { kind: 'WALLET', accountId, currencyCode }, amountMinor: failedMinor },
        ],
      };

/** Sets the price of an order aside. Raises `InsufficientFunds`. */
export const postOrderPlaced = (tx: Tx, charge: OrderCharge): Promise<bigint> =>
  postJournal(tx, orderPlacedJournal(charge));

/** Spends what was set aside for the lines that were issued. */
export const postOrderProcessed = (tx: Tx, money: OrderMoney, issued: LinePrice): Promise<void> =>
  postIfAny(tx, orderProcessedJournal(money, issued));

/** Gives back what was set aside for the lines that failed. */
export const postOrderRefund = (tx: Tx, money: OrderMoney, failedMinor: bigint): Promise<void> =>
  postIfAny(tx, orderRefundJournal(money, failedMinor));

async function postIfAny(tx: Tx, journal: Journal | null): Promise<void> {
  if (journal !== null) await postJournal(tx, journal);
}
