import type { Integration, IntegrationEvent } from '@portal/shared/contract/integrations';
import {
  INTEGRATION_ACTIONS,
  INTEGRATION_CAUSES,
  INTEGRATION_NAMES,
  type IntegrationName,
} from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { oneOf } from '../../db/oneOf.ts';
import type { IntegrationEventRow } from './integrationEventSearch.ts';
import type { WorkingItem } from './integrationParts.ts';

interface Card {
  readonly name: IntegrationName;
  readonly items: readonly WorkingItem[];
  readonly mayChange: boolean;
}

/** A card as JSON. */
export const toIntegration = ({ name, items, mayChange }: Card): Integration => ({
  name,
  status: items.length > 0 ? 'CONNECTED' : 'NOT_CONNECTED',
  items: items.map(({ itemId, kind, displayName, people, appIds, since, lastUsedAt, orders }) => ({
    itemId,
    kind,
    displayName,
    people: [...people],
    appIds: [...appIds],
    since: since.toISOString(),
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
    orders,
  })),
  mayChange,
});

/** A row of the history as JSON. */
export const toIntegrationEvent = (row: IntegrationEventRow): IntegrationEvent => ({
  eventId: String(row.id),
  integration: oneOf(INTEGRATION_NAMES, row.integration),
  action: oneOf(INTEGRATION_ACTIONS, row.action),
  items: [...row.items],
  date: row.created_at.toISOString(),
  cause: oneOf(INTEGRATION_CAUSES, row.cause),
  name: row.first_name === null ? null : fullName(row.first_name, row.last_name),
  email: row.status === 'DELETED' ? null : row.email,
});
