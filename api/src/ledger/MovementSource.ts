import type { TransactionStatus, TransactionType } from '@portal/shared/domain/enumerations';
import type { RawBuilder } from 'kysely';
import type { Db, Executor } from '../db/client.ts';

/** An order of a movement, with the names of its first recipient and of the user who placed it. */
export interface MovementOrder {
  readonly referenceOrderId: string;
  readonly buyerId: bigint;
  readonly lineCount: number;
  readonly rewardNames: readonly string[];
  readonly recipientSummary: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A row of the history: an entry of a wallet with its journal, order and author, or a deposit that is to become one. */
export interface Movement {
  readonly id: bigint;
  readonly walletId: bigint;
  readonly createdAt: Date;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint | null;
  readonly currencyCode: string;
  readonly type: string;
  readonly identifier: string;
  readonly description: string | null;
  /** The order that it paid for, or brought money of back; null for other movements. */
  readonly order: MovementOrder | null;
  /** The wallet at the other end of a transfer. */
  readonly otherWalletId: bigint | null;
  readonly authorId: bigint | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly status: TransactionStatus;
  /** The gateway's, of a deposit that is in no balance. */
  readonly reasonCode: string | null;
}

/** Which rows of a list. */
export interface MovementWindow {
  readonly direction: Direction;
  readonly limit: number;
  readonly offset: number;
}

/** Row ids of one page of a list, and how many rows there are in all, counted no further than a cap. */
export interface FoundPage {
  readonly ids: bigint[];
  readonly total: number;
}

/** The source of the rows of a list. */
export interface MovementSource {
  /** One page in the list's order. */
  find(db: Db, filter: MovementFilter, window: MovementWindow, cap: number): Promise<FoundPage>;
  /** The rows of a platform with these ids, sorted. */
  list(executor: Executor, platformId: bigint, ids: readonly bigint[], direction: Direction): Promise<Movement[]>;
}

/** The wallet of an account, by row ids, with what its entries show of the account. */
export interface Wallet {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly currencyCode: string;
  readonly accountNumber: string;
  readonly accountIdentifier: string;
  readonly accountDisplayName: string;
  readonly groupDisplayName: string;
}

/** Sizes of amounts in one currency, minor units, both included. */
export interface AmountRange {
  readonly currencyCode: string;
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
}

/** Filters of a list of entries; absent ones do not restrict. Times UTC. */
export interface MovementFilter {
  readonly platformId: bigint;
  readonly wallets: readonly Wallet[];
  readonly types?: readonly TransactionType[];
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  /** One for each currency of the wallets. */
  readonly amounts?: readonly AmountRange[];
  readonly search?: string;
  /** Row ids of orders whose movements the search finds too. */
  readonly foundOrders?: RawBuilder<unknown>;
}

/** Entries are listed by their time. */
export type Direction = 'asc' | 'desc';
