import { CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import { array, mixed, number, object, string, type InferType } from 'yup';
import {
  ISSUED_CARD_EVENT_TYPES,
  ISSUED_CARD_STATUSES,
  REFUSAL_REASONS,
  type ActionOutcome,
  type IssuedCardEvent,
  type IssuedCardOrder,
  type IssuedCardState,
  type IssuedCard,
} from './RewardProvider.ts';

/** The interface of docs/REWARD_PROVIDER.md, as we read and write it: amounts are decimal text in minor units, times ISO 8601. */
const LONGEST_ID = 100;
const id = () => string().max(LONGEST_ID).required();
const minor = () =>
  string()
    .matches(/^\d{1,18}$/)
    .required();
const time = () =>
  string().test({
    name: 'time',
    message: 'not a time',
    skipAbsent: true,
    test: (text) => text !== undefined && !Number.isNaN(Date.parse(text)),
  });

const cardSchema = object({
  cardId: id(),
  status: string().oneOf(ISSUED_CARD_STATUSES).required(),
  frozenUntil: time().nullable().default(null),
  value: minor(),
  balance: minor(),
  currencyCode: string().length(3).required(),
  revision: number().integer().min(1).required(),
});
const credentialsSchema = object(
  Object.fromEntries(CREDENTIAL_TYPES.map((type) => [type, string().max(500)] as const)),
);

export const issuedSchema = object({
  cards: array(
    object({
      cardKey: id(),
      credentials: credentialsSchema.required(),
      expiresAt: time().nullable().default(null),
      card: cardSchema.required(),
    }),
  ).required(),
});
export const balanceSchema = cardSchema;
export const outcomeSchema = object({
  result: string().oneOf(['DONE', 'REFUSED', 'UNKNOWN']).required(),
  reason: string().oneOf(REFUSAL_REASONS),
  card: mixed<InferType<typeof cardSchema>>((value): value is InferType<typeof cardSchema> =>
    cardSchema.isValidSync(value),
  ),
});
export const eventSchema = object({
  eventId: id(),
  type: string().oneOf(ISSUED_CARD_EVENT_TYPES).required(),
  at: time().required(),
  amount: minor(),
  card: cardSchema.required(),
});
export const eventsSchema = object({
  events: array(eventSchema.required()).required(),
  cursor: string().max(200).required(),
});

type CardJson = InferType<typeof cardSchema>;
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const toCard = (card: CardJson): IssuedCardState => ({
  cardId: card.cardId,
  status: card.status,
  frozenUntil: dateOf(card.frozenUntil),
  valueMinor: BigInt(card.value),
  balanceMinor: BigInt(card.balance),
  currencyCode: card.currencyCode,
  revision: card.revision,
});

export const toIssued = ({ cards }: InferType<typeof issuedSchema>): IssuedCard[] =>
  cards.map(({ cardKey, credentials, expiresAt, card }) => ({
    cardKey,
    credentials,
    expiresAt: dateOf(expiresAt),
    card: toCard(card),
  }));

/** Null: an answer that says neither. */
export function toOutcome({ result, reason, card }: InferType<typeof outcomeSchema>): ActionOutcome | null {
  if (card === undefined) return null;
  if (result === 'DONE') return { kind: 'DONE', card: toCard(card) };
  return result === 'REFUSED' && reason !== undefined ? { kind: 'REFUSED', reason, card: toCard(card) } : null;
}

export const toEvent = ({ eventId, type, at, amount, card }: InferType<typeof eventSchema>): IssuedCardEvent => ({
  eventId,
  type,
  at: new Date(at),
  amountMinor: BigInt(amount),
  card: toCard(card),
});

export const toOrderJson = (order: IssuedCardOrder) => ({
  cardKey: order.cardKey,
  utid: order.utid,
  brandKey: order.brandKey,
  credentialTypes: order.credentialTypes,
  currencyCode: order.currencyCode,
  value: String(order.valueMinor),
  expiresAt: order.expiresAt?.toISOString() ?? null,
});

export const toCardJson = (card: IssuedCardState): CardJson => ({
  cardId: card.cardId,
  status: card.status,
  frozenUntil: card.frozenUntil?.toISOString() ?? null,
  value: String(card.valueMinor),
  balance: String(card.balanceMinor),
  currencyCode: card.currencyCode,
  revision: card.revision,
});

export const toIssuedJson = ({ cardKey, credentials, expiresAt, card }: IssuedCard) => ({
  cardKey,
  credentials,
  expiresAt: expiresAt?.toISOString() ?? null,
  card: toCardJson(card),
});

export const toOutcomeJson = (outcome: ActionOutcome | { readonly kind: 'UNKNOWN' }) =>
  outcome.kind === 'UNKNOWN'
    ? { result: outcome.kind }
    : {
        result: outcome.kind,
        ...(outcome.kind === 'REFUSED' && { reason: outcome.reason }),
        card: toCardJson(outcome.card),
      };

export const toEventJson = ({ eventId, type, at, amountMinor, card }: IssuedCardEvent) => ({
  eventId,
  type,
  at: at.toISOString(),
  amount: String(amountMinor),
  card: toCardJson(card),
});
