import type { FundingTransaction, FundingTransactionDetail } from '@portal/shared/contract/funding';
import { TRANSACTION_TYPES, type TransactionType } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { toMajor } from '@portal/shared/domain/money/money';
import { oneOf } from '../../db/oneOf.ts';
import { expectedBy } from '../deposits/index.ts';
import type { Movement } from '../../ledger/MovementSource.ts';
import type { Wallet } from '../../ledger/MovementSource.ts';

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
  REISSUE_FEE: 'Reissue fee',
};

/** An entry of a wallet as a list shows it; the balance only for those who may see it. */
export function toTransaction(row: Movement, wallet: Wallet, showsBalance: boolean): FundingTransaction {
  const type = oneOf(TRANSACTION_TYPES, row.type);
  return {
    createdAt: row.createdAt.toISOString(),
    accountTransactionType: { code: type, displayName: NAMES[type] },
    accountTransactionID: row.identifier,
    amount: toMajor(row.amountMinor, row.currencyCode),
    balanceAfter:
      showsBalance && row.balanceAfterMinor !== null ? toMajor(row.balanceAfterMinor, row.currencyCode) : null,
    currencyCode: row.currencyCode,
    accountID: wallet.accountNumber,
    accountIdentifier: wallet.accountIdentifier,
    accountDisplayName: wallet.accountDisplayName,
    status: row.status,
    expectedBy:
      row.status === 'PENDING'
        ? expectedBy({ kind: row.type, created_at: row.createdAt, reason_code: row.reasonCode })
        : null,
    referenceOrderId: row.referenceOrderId,
    description: row.description,
  };
}

interface TransactionContext {
  readonly showsBalance: boolean;
  readonly other: Wallet | undefined;
  readonly i18nKey: string | null;
  /** Minor units; null when no card was charged. */
  readonly fee: bigint | null;
}

/** The same with its author and the account at its other end. */
export const toTransactionDetail = (
  row: Movement,
  wallet: Wallet,
  { showsBalance, other, i18nKey, fee }: TransactionContext,
): FundingTransactionDetail => ({
  ...toTransaction(row, wallet, showsBalance),
  i18nKey,
  fee: fee === null ? null : toMajor(fee, row.currencyCode),
  total: fee === null ? null : toMajor(row.amountMinor + fee, row.currencyCode),
  createdBy: getAuthor(row),
  counterpart:
    other === undefined
      ? null
      : {
          accountID: other.accountNumber,
          accountIdentifier: other.accountIdentifier,
          accountDisplayName: other.accountDisplayName,
        },
});

/** The name of who caused an entry; null for what happened by itself. */
export const getAuthor = ({ firstName, lastName }: Movement): string | null =>
  firstName === null && lastName === null ? null : fullName(firstName, lastName);
