import type { FundingTransaction } from '@portal/shared/contract/funding';
import { readerZone } from '../../ui/time/readerZone.ts';

/** The zone in which a list counts its days: months, and filters by days of UTC, count those of UTC. */
export type DayZone = 'reader' | 'UTC';

/** True where the days of a list are to be named as those of UTC, because the reader has others. */
export const namesUtc = (zone: DayZone): boolean => zone === 'UTC' && readerZone() !== 'UTC';

/** Returns a time on the day of a transaction, to be written as that of the reader's zone. */
export const toLedgerDay = ({ createdAt }: FundingTransaction, zone: DayZone): Date =>
  new Date(zone === 'UTC' ? `${createdAt.slice(0, 10)}T12:00` : createdAt);
