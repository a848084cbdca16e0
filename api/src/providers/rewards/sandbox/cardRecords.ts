import type { Credentials, IssuedCardEvent, RefusalReason } from '../RewardProvider.ts';
import { openRecords, type Records, type RecordStore } from '../../sandbox/records.ts';

/** A card as the sandbox keeps it; amounts are decimal text in minor units, times ISO 8601. */
export interface Card {
  readonly id: string;
  readonly cardKey: string;
  readonly brandKey: string;
  readonly credentials: Credentials;
  readonly currencyCode: string;
  readonly value: string;
  readonly balance: string;
  readonly status: 'ACTIVE' | 'FROZEN' | 'VOID';
  readonly frozenUntil: string | null;
  readonly expiresAt: string | null;
  readonly revision: number;
}

/** The decision on an action, with the card right after it. */
export interface Decision {
  readonly refused: RefusalReason | null;
  readonly card: Card;
}

export interface HappenedEvent {
  readonly eventId: string;
  readonly type: IssuedCardEvent['type'];
  readonly at: string;
  readonly amount: string;
  readonly card: Card;
}

/** Why the till did not take a card. */
export type TillRefusal = 'UNKNOWN' | 'PIN' | 'FROZEN' | 'VOID' | 'EXPIRED' | 'SHORT';

/** The outcome of a purchase at the till; `balance` of the card after it, null when no card was found. */
export interface Purchase {
  readonly refused: TillRefusal | null;
  readonly balance: string | null;
  readonly currencyCode: string | null;
}

export interface CardRecords {
  readonly cards: Records<Card>;
  readonly decisions: Records<Decision>;
  readonly events: Records<HappenedEvent>;
  readonly purchases: Records<Purchase>;
  /** Faults that are on. */
  readonly faults: Records<true>;
  together: RecordStore['together'];
}

/** Opens the state of the sandbox; null keeps it in memory. */
export function openCardRecords(file: string | null): CardRecords {
  const { collect, together } = openRecords(file);
  return {
    cards: collect('cards'),
    decisions: collect('decisions'),
    events: collect('events'),
    purchases: collect('purchases'),
    faults: collect('faults'),
    together,
  };
}
