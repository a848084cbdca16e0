import { Type, type Static } from '@sinclair/typebox';
import { array, number, object, type InferType } from 'yup';
import {
  INTEGRATION_ACTIONS,
  INTEGRATION_CAUSES,
  INTEGRATION_ITEM_KINDS,
  INTEGRATION_NAMES,
  INTEGRATION_STATUSES,
} from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, text } from './common.ts';
import { listDays } from './listDays.ts';
import { AppOrders } from './oauth.ts';

const { sizes } = SETTINGS.team;
const SENT_ITEMS = 5000;

const nameField = () => text().oneOf([...INTEGRATION_NAMES], 'error.integration.notFound');

/** A part of an integration that works. */
const IntegrationItem = Type.Object({
  itemId: Type.String(),
  kind: OneOf(INTEGRATION_ITEM_KINDS),
  /** The name of the key, the client or the app. */
  displayName: Type.String(),
  /** People who allowed the app, or whose apps end with the client; nobody for keys. */
  people: Type.Array(Type.String()),
  /** Ids of the apps that people allowed a client to be, which end with it. */
  appIds: Type.Array(Type.String()),
  /** When it was made or allowed. */
  since: Instant,
  lastUsedDate: Nullable(Instant),
  /** Null for what is no app. */
  orders: Nullable(AppOrders),
});

/** A card of the integrations page. */
export const Integration = Type.Object({
  name: OneOf(INTEGRATION_NAMES),
  /** Follows from the items. */
  status: OneOf(INTEGRATION_STATUSES),
  /** The parts that work now, and stop when it is disconnected. */
  items: Type.Array(IntegrationItem),
  /** True for a caller who may connect and disconnect it. */
  mayChange: Type.Boolean(),
});
export type Integration = Static<typeof Integration>;

/** GET /api/integrations: the cards that the organisation has, in their order. */
export const Integrations = Type.Array(Integration);

export const integrationParams = object({ name: nameField().required('error.integration.notFound') });

/**
 * POST /api/integrations/{name}/disconnect, answered by the card. `itemIds`: what the question named, with its `appIds`; 409 when
 * something else works by now.
 */
export const disconnectIntegrationBody = object({
  itemIds: array(text().max(64).required()).max(SENT_ITEMS, 'error.integration.changed').required('error.validation'),
});
export type DisconnectIntegrationBody = InferType<typeof disconnectIntegrationBody>;

/** GET /api/integrations/history. */
export const integrationHistoryQuery = object({
  name: nameField().optional(),
  action: text()
    .oneOf([...INTEGRATION_ACTIONS])
    .optional(),
  sort: text().oneOf(['date,desc', 'date,asc']).default('date,desc'),
  page: pageNumber,
  size: number()
    .oneOf([...sizes])
    .default(sizes[0]),
  ...listDays,
});
export type IntegrationHistoryQuery = InferType<typeof integrationHistoryQuery>;

/** A row of the history of integrations: which, what began or stopped with it, when, and by whom or why. */
export const IntegrationEvent = Type.Object({
  eventId: Type.String(),
  integration: OneOf(INTEGRATION_NAMES),
  action: OneOf(INTEGRATION_ACTIONS),
  items: Type.Array(Type.Object({ kind: OneOf(INTEGRATION_ITEM_KINDS), displayName: Type.String() })),
  date: Instant,
  cause: OneOf(INTEGRATION_CAUSES),
  /** The person, as they are called; null where none did it. */
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
});
export type IntegrationEvent = Static<typeof IntegrationEvent>;

/** One page of the history; X-Total-Count is the total. */
export const IntegrationEvents = Type.Array(IntegrationEvent);
