import type { LinePrice } from '@portal/shared/domain/quoteMath';
import type { Tx } from '../../db/client.ts';
import type { JournalLine } from '../../ledger/Journal.ts';
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

/** Sets the price of an order aside: wallet → hold. Raises `InsufficientFunds`. */
export const postOrderPlaced = (
  tx: Tx,
  { orderId, accountId, currencyCode, at, totalMinor, userId }: OrderCharge,
): Promise<bigint> =>
  postJournal(tx, {
    type: 'ORDER_PLACED',
    orderId,
    createdByUserId: userId,
    at,
    lines: [
      { ledgerAccount: { kind: 'WALLET', accountId, currencyCode }, amountMinor: -totalMinor },
      { ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode }, amountMinor: totalMinor },
    ],
  });

/** Spends what was set aside for the lines that were issued: hold → rewards owed and fees earned. */
export async function postOrderProcessed(
  tx: Tx,
  { orderId, accountId, currencyCode, at }: OrderMoney,
  issued: LinePrice,
): Promise<void> {
  if (issued.chargeMinor === 0n) return;
  const lines: JournalLine[] = [
    { ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode }, amountMinor: -issued.chargeMinor },
    { ledgerAccount: { kind: 'REWARD_PAYABLE', currencyCode }, amountMinor: issued.baseMinor },
    { ledgerAccount: { kind: 'FEE_INCOME', currencyCode }, amountMinor: issued.feeMinor },
  ];
  await postJournal(tx, {
    type: 'ORDER_PROCESSED',
    orderId,
    at,
    lines: lines.filter((line) => line.amountMinor !== 0n),
  });
}

/** Gives back what was set aside for the lines that failed: hold → wallet. */
export async function postOrderRefund(
  tx: Tx,
  { orderId, accountId, currencyCode, at }: OrderMoney,
  failedMinor: bigint,
): Promise<void> {
  if (failedMinor === 0n) return;
  await postJournal(tx, {
    type: 'ORDER_REFUND',
    orderId,
    at,
    lines: [
      { ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode }, amountMinor: -failedMinor },
      { ledgerAccount: { kind: 'WALLET', accountId, currencyCode }, amountMinor: failedMinor },
    ],
  });
}
