import type { CredentialType } from '@portal/shared/domain/enumerations';

/** The codes of a card, which its holder pays with. */
export type Credentials = Readonly<Partial<Record<CredentialType, string>>>;

/** A card to be issued. */
export interface IssuedCardOrder {
  /** Ours, 1-100 characters, for ever of this one card: the same key brings the same card again. */
  readonly cardKey: string;
  readonly utid: string;
  readonly brandKey: string;
  readonly credentialTypes: readonly CredentialType[];
  readonly currencyCode: string;
  readonly valueMinor: bigint;
  /** Null: the card never expires. */
  readonly expiresAt: Date | null;
}

export interface IssuedCard {
  readonly cardKey: string;
  readonly credentials: Credentials;
  /** As the first order of the card said. */
  readonly expiresAt: Date | null;
  readonly card: IssuedCardState;
}

/**
 * A card as the issuer keeps it. FROZEN ends by itself with `frozenUntil`: from that moment the issuer calls the card ACTIVE.
 * VOID is final; its `balanceMinor` is what was left when it was voided, and can no longer be spent.
 */
export interface IssuedCardState {
  readonly cardId: string;
  readonly status: 'ACTIVE' | 'FROZEN' | 'VOID';
  readonly frozenUntil: Date | null;
  readonly valueMinor: bigint;
  readonly balanceMinor: bigint;
  readonly currencyCode: string;
  /** 1 when the card was issued, one more with each event of it. */
  readonly revision: number;
}

export const ISSUED_CARD_STATUSES = [
  'ACTIVE',
  'FROZEN',
  'VOID',
] as const satisfies readonly IssuedCardState['status'][];

/**
 * The outcome of a freeze, unfreeze or void; decided once for an action id, and answered the same whenever it is asked
 * again. `card`: right after the decision. Reasons of a refusal:
 * USED, some of it was spent (a void of ANY: all of it); VOID, the card is void already; EXPIRED, past its last day, so that
 * it cannot be frozen (it can be voided); NOT_FREEZABLE, the brand freezes no cards. A frozen card that is frozen again takes
 * the new end; one that is unfrozen though it is not frozen, is DONE.
 */
export type ActionOutcome =
  | { readonly kind: 'DONE'; readonly card: IssuedCardState }
  | { readonly kind: 'REFUSED'; readonly reason: RefusalReason; readonly card: IssuedCardState };

export const REFUSAL_REASONS = ['USED', 'VOID', 'EXPIRED', 'NOT_FREEZABLE'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The names in an action: our id of it, 1-100 characters, for ever of this one action, and the issuer's id of the card. */
export interface IssuedCardAction {
  readonly actionId: string;
  readonly cardId: string;
}

export const ISSUED_CARD_EVENT_TYPES = ['REDEEMED', 'FROZEN', 'UNFROZEN', 'VOIDED'] as const;

/** Something that changed a card after it was issued. */
export interface IssuedCardEvent {
  readonly eventId: string;
  readonly type: (typeof ISSUED_CARD_EVENT_TYPES)[number];
  readonly at: Date;
  /** The amount that was spent; 0 unless REDEEMED. */
  readonly amountMinor: bigint;
  /** Right after the event; its `revision` is the event's. */
  readonly card: IssuedCardState;
}

export interface IssuedCardEventPage {
  readonly events: readonly IssuedCardEvent[];
  /** To ask with for those that follow. */
  readonly cursor: string;
}

/**
 * Port to the issuer of rewards: who keeps the cards, and what is left on them. Each call throws RewardProviderUnreachable
 * when no whole answer came: whether it was carried out is open then. `issue` may be called again as it was; after an action,
 * `outcome` tells.
 */
export interface RewardProvider {
  /** Issues cards, at most 100, in their order. */
  issue(orders: readonly IssuedCardOrder[]): Promise<readonly IssuedCard[]>;
  /** The card as it stands now. Throws UnknownIssuedCard. */
  balance(cardId: string): Promise<IssuedCardState>;
  /** Nothing can be spent from the card until that time. Throws UnknownIssuedCard, as the other actions do. */
  freeze(action: IssuedCardAction & { readonly until: Date }): Promise<ActionOutcome>;
  unfreeze(action: IssuedCardAction): Promise<ActionOutcome>;
  /** Ends the card for ever: UNUSED if nothing was spent (to cancel it), ANY if something is left (to reissue that). */
  void(action: IssuedCardAction & { readonly when: 'UNUSED' | 'ANY' }): Promise<ActionOutcome>;
  /**
   * Asks what became of an action. UNKNOWN: the issuer has not decided it, and may still do so if a call is on its way; sending
   * the action again with its id is safe.
   */
  outcome(actionId: string): Promise<ActionOutcome | { readonly kind: 'UNKNOWN' }>;
  /** Events of all cards in the order in which they happened, after a cursor (null: from the first). */
  events(after: string | null): Promise<IssuedCardEventPage>;
}

/** No whole answer of the issuer came. */
export class RewardProviderUnreachable extends Error {
  override readonly name = 'RewardProviderUnreachable';
}

/** The issuer has no card of this id. */
export class UnknownIssuedCard extends Error {
  override readonly name = 'UnknownCard';
  constructor(cardId: string) {
    super(`The issuer has no card ${cardId}`);
  }
}
