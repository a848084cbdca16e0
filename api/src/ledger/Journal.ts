import type { TransactionType } from '@portal/shared/domain/enumerations';

/** An account of a platform. */
export interface AccountKey {
  readonly platformId: bigint;
  readonly accountId: bigint;
}

/** Where an account's money is: in its wallet, which is its balance, or set aside for its orders. Neither passes its floor. */
interface OfAccount {
  readonly kind: 'WALLET' | 'ORDER_HOLD';
  readonly accountId: bigint;
}

/** Where money went or came from, one a platform and currency; its balance is not kept, so that nobody waits for it. */
interface BookWide {
  readonly kind: 'REWARD_PAYABLE' | 'FEE_INCOME' | 'FUNDING_CLEARING';
}

/** One entry: minor units, positive credits the ledger account, negative debits it. */
export type JournalLine = (OfAccount | BookWide) & { readonly amountMinor: bigint };

/** One movement of money within a platform: two entries or more, in one currency, that sum to zero. */
export interface Journal {
  readonly type: TransactionType;
  readonly currencyCode: string;
  readonly orderId?: bigint;
  readonly description?: string;
  readonly createdByUserId?: bigint;
  readonly at: Date;
  readonly lines: readonly JournalLine[];
}
