import type { FundingTransaction, FundingTransactionDetail } from '@portal/shared/contract/funding';
import { TRANSACTION_TYPES, type TransactionType } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { toMajor } from '@portal/shared/domain/money/money';
import { oneOf } from '../../db/oneOf.ts';
import { expectedBy } from '../deposits/index.ts';
import type { Movement, Wallet } from '../../ledger/MovementSource.ts';
import type { MovementView } from './readerView.ts';

const NAMES: Readonly<Record<TransactionType, string>> = {
  OPENING_BALANCE: 'Opening balance',
  CARD_DEPOSIT: 'Card deposit',
  BANK_DEPOSIT: 'Bank deposit',
  WIRE_DEPOSIT: 'Wire deposit',
  BANK_RETURN: 'Returned bank deposit',
  TRANSFER: 'Transfer',
  ORDER_PLACED: 'Order placed',
  ORDER_PROCESSED: 'Order processed',
  ORDER_REFUND: 'Order refund',
  REWARD_REDEEMED: 'Reward redeemed',
  REWARD_REFUND: 'Reward refund',
  SHIPMENT_REFUND: 'Shipment refund',
  REISSUE_FEE: 'Reissue fee',
};

/** A movement as a list shows it to its reader. */
export function toTransaction(view: MovementView): FundingTransaction {
  const { row, wallet, other, showsBalance, showsNames } = view;
  const { order } = row;
  const type = oneOf(TRANSACTION_TYPES, row.type);
  return {
    createdAt: row.createdAt.toISOString(),
    accountTransactionType: { code: type, displayName: NAMES[type] },
    accountTransactionID: row.identifier,
    amount: toMajor(row.amountMinor, row.currencyCode),
    balanceAfter:
      showsBalance && row.balanceAfterMinor !== null ? toMajor(row.balanceAfterMinor, row.currencyCode) : null,
    currencyCode: row.currencyCode,
    ...toAccount(wallet),
    status: row.status,
    expectedBy:
      row.status === 'PENDING'
        ? expectedBy({ kind: row.type, created_at: row.createdAt, reason_code: row.reasonCode })
        : null,
    referenceOrderId: order?.referenceOrderId ?? null,
    description: row.description,
    order: order && {
      totalLineItems: order.lineCount,
      rewardNames: [...order.rewardNames],
      recipientSummary: showsNames ? order.recipientSummary : null,
      createdBy: getBuyer(view),
    },
    counterpart: other === undefined ? null : toAccount(other),
  };
}

const toAccount = (wallet: Wallet) => ({
  accountID: wallet.accountNumber,
  accountIdentifier: wallet.accountIdentifier,
  accountDisplayName: wallet.accountDisplayName,
});

interface TransactionContext {
  readonly i18nKey: string | null;
  /** Minor units; null when no card was charged. */
  readonly fee: bigint | null;
}

/** The same with its author. */
export const toTransactionDetail = (
  view: MovementView,
  { i18nKey, fee }: TransactionContext,
): FundingTransactionDetail => ({
  ...toTransaction(view),
  i18nKey,
  fee: fee === null ? null : toMajor(fee, view.row.currencyCode),
  total: fee === null ? null : toMajor(view.row.amountMinor + fee, view.row.currencyCode),
  createdBy: getAuthor(view),
});

/** The name of who caused a movement; null for what happened by itself, and for a reader who may not know it. */
export const getAuthor = ({ row, showsNames }: MovementView): string | null => (showsNames ? toName(row) : null);

/** The name of who placed the order of a movement; null for a reader who may not know it. */
export const getBuyer = ({ row, showsNames }: MovementView): string | null =>
  showsNames && row.order !== null ? toName(row.order) : null;

const toName = ({ firstName, lastName }: Pick<Movement, 'firstName' | 'lastName'>): string | null =>
  firstName === null && lastName === null ? null : fullName(firstName, lastName);
