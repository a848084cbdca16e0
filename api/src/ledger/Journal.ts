import type { TransactionType } from '@portal/shared/domain/enumerations';

/** An account of a platform. */
export interface AccountKey {
  readonly platformId: bigint;
  readonly accountId: bigint;
}

/** Ledger accounts of an account: its wallet (the balance) and its hold (reserved for orders). Neither falls below its floor. */
interface OfAccount {
  readonly kind: 'WALLET' | 'ORDER_HOLD';
  readonly accountId: bigint;
}

/** Contra accounts, one per platform and currency; their balance is not stored, to avoid lock contention. */
interface BookWide {
  /** `PROVIDER_PAYABLE`: owed to the issuer of rewards, for what their recipients have spent. */
  readonly kind: 'REWARD_PAYABLE' | 'PROVIDER_PAYABLE' | 'FEE_INCOME' | 'SHIPPING_INCOME' | 'FUNDING_CLEARING';
}

/** One entry: minor units, positive credits the ledger account, negative debits it. */
export type JournalLine = (OfAccount | BookWide) & { readonly amountMinor: bigint };

/** One movement of money within a platform: two entries or more, in one currency, that sum to zero. */
export interface Journal {
  /** Under which people find it; the database gives it one else. */
  readonly identifier?: string;
  readonly type: TransactionType;
  readonly currencyCode: string;
  readonly orderId?: bigint;
  readonly description?: string;
  readonly createdByUserId?: bigint;
  readonly at: Date;
  /** True: the credit line of a wallet pays for none of it. */
  readonly withoutCredit?: boolean;
  readonly lines: readonly JournalLine[];
}
