import type { TransactionType } from '@portal/shared/domain/enumerations';

/** WALLET is an account's balance; the others say where its money went or came from. */
export type LedgerKind = 'WALLET' | 'ORDER_HOLD' | 'REWARD_PAYABLE' | 'FEE_INCOME' | 'FUNDING_CLEARING';

/** A ledger account by its meaning; those without `accountId` belong to the whole book. */
export interface LedgerAccountKey {
  readonly kind: LedgerKind;
  readonly accountId?: bigint;
  readonly currencyCode: string;
}

/** One entry: minor units, positive credits the ledger account, negative debits it. */
export interface JournalLine {
  readonly ledgerAccount: LedgerAccountKey;
  readonly amountMinor: bigint;
}

/** One movement of money: entries that sum to zero in one currency. */
export interface Journal {
  readonly type: TransactionType;
  readonly orderId?: bigint;
  readonly description?: string;
  readonly createdByUserId?: bigint;
  readonly at: Date;
  readonly lines: readonly JournalLine[];
}
