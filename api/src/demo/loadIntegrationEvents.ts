import type { IntegrationAction, IntegrationItemKind, IntegrationName } from '@portal/shared/domain/enumerations';
import type { Tx } from '../db/client.ts';
import { idOf } from './demoIds.ts';
import { HOME_PLATFORM, RARE_PLATFORM } from './demoOrganisation.ts';
import { daysAgo, endOf } from './loadApiKeys.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

interface DemoEvent {
  readonly days: number;
  readonly integration: IntegrationName;
  readonly action: IntegrationAction;
  readonly kind: IntegrationItemKind;
  readonly item: string;
  /** Absent: a person did it. */
  readonly cause?: 'LAST_DAY';
}

const event = (
  days: number,
  integration: IntegrationName,
  action: IntegrationAction,
  kind: IntegrationItemKind,
  item: string,
  cause?: 'LAST_DAY',
): DemoEvent => ({ days, integration, action, kind, item, ...(cause !== undefined && { cause }) });

/** When integrations began and ended, as the keys of the demo were made and deactivated. */
const EVENTS = [
  {
    platform: HOME_PLATFORM.clientId,
    actor: 'developer@demo.example',
    events: [
      event(395, 'REWARDS_API', 'CONNECTED', 'API_KEY', 'First attempt'),
      event(300, 'SURVEY_RESEARCH', 'CONNECTED', 'RESEARCH_KEY', 'Trial survey'),
      event(290, 'SURVEY_RESEARCH', 'DISCONNECTED', 'RESEARCH_KEY', 'Trial survey'),
      event(240, 'SURVEY_RESEARCH', 'CONNECTED', 'RESEARCH_KEY', 'Spring survey'),
      event(119, 'SURVEY_RESEARCH', 'DISCONNECTED', 'RESEARCH_KEY', 'Spring survey', 'LAST_DAY'),
      event(60, 'SURVEY_RESEARCH', 'CONNECTED', 'RESEARCH_KEY', 'Customer survey'),
    ],
  },
  {
    platform: HOME_PLATFORM.clientId,
    actor: 'buyer@demo.example',
    events: [event(44, 'CONNECTED_APPS', 'CONNECTED', 'CONNECTED_APP', 'Relay Desk')],
  },
  {
    platform: RARE_PLATFORM.clientId,
    actor: 'owner@harbor-heron.example',
    events: [
      event(100, 'SURVEY_RESEARCH', 'CONNECTED', 'RESEARCH_KEY', 'Visitor survey'),
      event(80, 'REWARDS_API', 'CONNECTED', 'API_KEY', 'Summer regatta'),
    ],
  },
] as const;

/** Loads the history of integrations. */
export async function loadIntegrationEvents(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  const rows = EVENTS.flatMap(({ platform, actor, events }) =>
    events.map(({ days, integration, action, kind, item, cause = 'PERSON' }) => ({
      platform_id: idOf(ids.platforms, platform),
      user_id: cause === 'PERSON' ? idOf(ids.users, actor) : null,
      cause,
      integration,
      action,
      items: JSON.stringify([{ kind, displayName: item }]),
      created_at: cause === 'LAST_DAY' ? endOf(-days - 1, now) : daysAgo(days, now),
    })),
  );
  await tx.insertInto('integration_events').values(rows).execute();
}
