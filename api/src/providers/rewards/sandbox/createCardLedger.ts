import { randomInt } from 'node:crypto';
import {
  UnknownIssuedCard,
  type ActionOutcome,
  type IssuedCardAction,
  type IssuedCardEvent,
  type IssuedCardEventPage,
  type IssuedCardOrder,
  type IssuedCardState,
  type IssuedCard,
  type RefusalReason,
} from '../RewardProvider.ts';
import { toCardId } from './toCardId.ts';
import type { Card, CardRecords, Decision, HappenedEvent } from './cardRecords.ts';
import { inventCredentials } from './inventCredentials.ts';
import { isExpired, spendAtTill, type TillPurchase, type TillReceipt } from './spendAtTill.ts';
import { createCodeIndex, getPin } from './codeIndex.ts';

/** The demo's brand whose cards cannot be frozen. */
const NOT_FREEZABLE = 'B50108';
const EVENTS_A_PAGE = 200;

/** A card that exists already, with the codes that its holder has. */
export interface AdoptedCard extends Omit<IssuedCardOrder, 'utid' | 'credentialTypes'> {
  readonly cardId: string;
  readonly credentials: IssuedCard['credentials'];
  readonly balanceMinor: bigint;
  readonly status: IssuedCardState['status'];
  readonly frozenUntil: Date | null;
  readonly revision: number;
}

/** The issuer's ledger of cards. Each call decides at once and is kept before it answers: what two want of a card, one gets. */
export interface CardLedger {
  issue(orders: readonly IssuedCardOrder[]): IssuedCard[];
  balance(cardId: string): IssuedCardState;
  freeze(action: IssuedCardAction & { readonly until: Date }): ActionOutcome;
  unfreeze(action: IssuedCardAction): ActionOutcome;
  void(action: IssuedCardAction & { readonly when: 'UNUSED' | 'ANY' }): ActionOutcome;
  outcome(actionId: string): ActionOutcome | { readonly kind: 'UNKNOWN' };
  events(after: string | null): IssuedCardEventPage;
  /** Takes cards that exist already; those that it has stay as they are. */
  adopt(cards: readonly AdoptedCard[]): void;
  /** Which of these cards it does not have. */
  missing(cardIds: readonly string[]): readonly string[];
  /** Returns what a till sees of a card by one of its codes; null: there is none. */
  look(number: string): SeenCard | null;
  /** Pays with a card; once for a purchase id. */
  spend(purchase: TillPurchase): TillReceipt;
  /** Calls `listener` with each event, once it is kept. */
  onEvent(listener: (event: IssuedCardEvent) => void): void;
}

export interface SeenCard {
  readonly card: IssuedCardState;
  readonly hasPin: boolean;
  readonly isExpired: boolean;
}

interface CardLedgerDeps {
  readonly records: CardRecords;
  readonly now: () => Date;
}

export function createCardLedger({ records, now }: CardLedgerDeps): CardLedger {
  const codes = createCodeIndex(records.cards.list());
  const listeners: ((event: IssuedCardEvent) => void)[] = [];
  let eventCount = records.events.list().length;

  const put = (card: Card): Card => {
    records.cards.put(card.id, card);
    codes.add(card);
    return card;
  };
  const find = (cardId: string): Card => {
    const card = records.cards.get(cardId);
    if (card === undefined) throw new UnknownIssuedCard(cardId);
    return thawed(card, now());
  };
  /** Changes a card and notes the event of it. */
  const change = (card: Card, type: IssuedCardEvent['type'], changes: Partial<Card>, amount = 0n): Card => {
    const changed = put({ ...card, ...changes, revision: card.revision + 1 });
    eventCount += 1;
    const eventId = `${changed.id}-${changed.revision}`;
    records.events.put(String(eventCount), {
      eventId,
      type,
      at: now().toISOString(),
      amount: String(amount),
      card: changed,
    });
    return changed;
  };
  /** Keeps all that `work` changes, then tells the events of it. */
  const decide = <Result>(work: () => Result): Result => {
    const before = eventCount;
    const result = records.together(work);
    const news = eventCount === before ? [] : eventsAfter(records, before).map(toEvent);
    for (const event of news) for (const listener of listeners) listener(event);
    return result;
  };
  const decideAction = (
    { actionId, cardId }: IssuedCardAction,
    refuse: (card: Card) => RefusalReason | null,
    work: (card: Card) => Card,
  ): ActionOutcome =>
    decide(() => {
      const former = records.decisions.get(actionId);
      if (former !== undefined) return toOutcome(former, now());
      const card = find(cardId);
      const refused = refuse(card);
      const decision = { refused, card: refused === null ? work(card) : card };
      records.decisions.put(actionId, decision);
      return toOutcome(decision, now());
    });

  return {
    issue: (orders) => decide(() => orders.map((order) => issueCard(order, records, put))),
    balance: (cardId) => toState(find(cardId)),
    freeze: (action) =>
      decideAction(action, refusalOfFreeze(now()), (card) =>
        change(card, 'FROZEN', { status: 'FROZEN', frozenUntil: action.until.toISOString() }),
      ),
    unfreeze: (action) =>
      decideAction(
        action,
        (card) => (card.status === 'VOID' ? 'VOID' : null),
        (card) => (card.status === 'FROZEN' ? change(card, 'UNFROZEN', { status: 'ACTIVE', frozenUntil: null }) : card),
      ),
    void: (action) =>
      decideAction(action, refusalOfVoid(action.when), (card) =>
        change(card, 'VOIDED', { status: 'VOID', frozenUntil: null }),
      ),
    outcome: (actionId) => {
      const decision = records.decisions.get(actionId);
      return decision === undefined ? { kind: 'UNKNOWN' } : toOutcome(decision, now());
    },
    events: (after) => {
      const position = after === null ? 0 : positionOf(after, eventCount);
      const page = eventsAfter(records, position).slice(0, EVENTS_A_PAGE);
      return { events: page.map(toEvent), cursor: String(position + page.length) };
    },
    adopt: (cards) =>
      records.together(() => {
        for (const card of cards) if (records.cards.get(card.cardId) === undefined) put(adopted(card));
      }),
    missing: (cardIds) => cardIds.filter((cardId) => records.cards.get(cardId) === undefined),
    look: (number) => {
      const card = codes.find(number, find);
      return card === undefined
        ? null
        : { card: toState(card), hasPin: getPin(card) !== null, isExpired: isExpired(card, now()) };
    },
    spend: (purchase) =>
      decide(() => spendAtTill(purchase, { records, now: now(), find: (code) => codes.find(code, find), change })),
    onEvent: (listener) => void listeners.push(listener),
  };
}

function issueCard(order: IssuedCardOrder, { cards }: CardRecords, put: (card: Card) => Card): IssuedCard {
  const id = toCardId(order.cardKey);
  const card = cards.get(id) ?? put(newCard(id, order));
  return {
    cardKey: order.cardKey,
    credentials: card.credentials,
    expiresAt: card.expiresAt === null ? null : new Date(card.expiresAt),
    card: toState(card),
  };
}

function newCard(id: string, order: IssuedCardOrder): Card {
  const { cardKey, brandKey, credentialTypes, currencyCode, valueMinor, expiresAt } = order;
  return {
    id,
    cardKey,
    brandKey,
    credentials: inventCredentials({ types: credentialTypes, brandKey, expiresAt, digits: randomDigits }),
    currencyCode,
    value: String(valueMinor),
    balance: String(valueMinor),
    status: 'ACTIVE',
    frozenUntil: null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revision: 1,
  };
}

const adopted = (card: AdoptedCard): Card => ({
  id: card.cardId,
  cardKey: card.cardKey,
  brandKey: card.brandKey,
  credentials: card.credentials,
  currencyCode: card.currencyCode,
  value: String(card.valueMinor),
  balance: String(card.balanceMinor),
  status: card.status,
  frozenUntil: card.frozenUntil?.toISOString() ?? null,
  expiresAt: card.expiresAt?.toISOString() ?? null,
  revision: card.revision,
});

const randomDigits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('');

/** A freeze ends by itself, and no event tells of it. */
const thawed = (card: Card, now: Date): Card =>
  card.frozenUntil !== null && new Date(card.frozenUntil) <= now
    ? { ...card, status: 'ACTIVE', frozenUntil: null }
    : card;

const isUsed = ({ balance, value }: Card): boolean => balance !== value;

const refusalOfFreeze =
  (now: Date) =>
  (card: Card): RefusalReason | null => {
    if (card.status === 'VOID') return 'VOID';
    if (isUsed(card)) return 'USED';
    if (isExpired(card, now)) return 'EXPIRED';
    return card.brandKey === NOT_FREEZABLE ? 'NOT_FREEZABLE' : null;
  };

const refusalOfVoid =
  (when: 'UNUSED' | 'ANY') =>
  (card: Card): RefusalReason | null => {
    if (card.status === 'VOID') return 'VOID';
    return (when === 'UNUSED' && isUsed(card)) || card.balance === '0' ? 'USED' : null;
  };

const toState = (card: Card): IssuedCardState => ({
  cardId: card.id,
  status: card.status,
  frozenUntil: card.frozenUntil === null ? null : new Date(card.frozenUntil),
  valueMinor: BigInt(card.value),
  balanceMinor: BigInt(card.balance),
  currencyCode: card.currencyCode,
  revision: card.revision,
});

const toOutcome = ({ refused, card }: Decision, now: Date): ActionOutcome =>
  refused === null
    ? { kind: 'DONE', card: toState(card) }
    : { kind: 'REFUSED', reason: refused, card: toState(thawed(card, now)) };

const toEvent = ({ eventId, type, at, amount, card }: HappenedEvent): IssuedCardEvent => ({
  eventId,
  type,
  at: new Date(at),
  amountMinor: BigInt(amount),
  card: toState(card),
});

/** A cursor of a ledger that was lost begins anew. */
const positionOf = (cursor: string, last: number): number =>
  /^\d{1,15}$/.test(cursor) && Number(cursor) <= last ? Number(cursor) : 0;

const eventsAfter = ({ events }: CardRecords, position: number): readonly HappenedEvent[] =>
  events.list().slice(position);
