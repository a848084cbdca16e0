import type { Integration, IntegrationEvent, IntegrationHistoryQuery } from '@portal/shared/contract/integrations';
import { CHANGE_INTEGRATIONS } from '@portal/shared/domain/access/integrationRights';
import { holds, isAllowed } from '@portal/shared/domain/access/permissions';
import { INTEGRATION_NAMES, type IntegrationName } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Executor } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { IntegrationCredentials } from '../apiCredentials/index.ts';
import { lockPlatform } from '../platforms/index.ts';
import { INTEGRATION_FAILURES } from './integrationErrors.ts';
import { recordIntegration } from './integrationEventRepository.ts';
import { countIntegrationEvents, listIntegrationEvents } from './integrationEventSearch.ts';
import { integrationParts, type ConnectedApps, type IntegrationPart } from './integrationParts.ts';
import { toIntegration, toIntegrationEvent } from './toIntegration.ts';

export interface IntegrationsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
  readonly credentials: IntegrationCredentials;
  readonly apps: ConnectedApps;
}

/** Reads and ends what is connected to an organisation. Every method raises 404 where integrations do not replace API keys, or are off. */
export function createIntegrationService({ db, clock, readTreatments, credentials, apps }: IntegrationsDeps) {
  const parts = integrationParts(credentials, apps);

  /** Returns the names of the cards that the organisation has, in their order. */
  const requireNames = async (user: SessionUser): Promise<readonly IntegrationName[]> => {
    const treatments = await readTreatments(user.platformClientId);
    if (treatments['integrations-replace-api-keys'] !== 'on' || treatments.integrations !== 'on')
      throw new AppError(COMMON_FAILURES.notFound);
    return INTEGRATION_NAMES.filter((name) => {
      const { feature } = parts[name];
      return feature === null || treatments[feature] === 'on';
    });
  };

  const mayChange = (user: SessionUser, { right }: IntegrationPart): boolean =>
    isAllowed(user, CHANGE_INTEGRATIONS) && (right === null || holds(user, right));

  const read = async (executor: Executor, user: SessionUser, name: IntegrationName): Promise<Integration> => {
    const part = parts[name];
    const items = await part.list(executor, user.platformId, clock.now());
    return toIntegration({ name, items, mayChange: mayChange(user, part) });
  };

  return {
    list: async (user: SessionUser): Promise<Integration[]> => {
      const cards: Integration[] = [];
      for (const name of await requireNames(user)) cards.push(await read(db, user, name));
      return cards;
    },

    /**
     * Ends everything that works of an integration, as far as the question named it. Raises 404 for one that the organisation has
     * not, 403 for who may not change what is in it, and 409 when something works that was not named.
     */
    disconnect: async (user: SessionUser, name: IntegrationName, itemIds: readonly string[]): Promise<Integration> => {
      if (!(await requireNames(user)).includes(name)) throw new AppError(INTEGRATION_FAILURES.notFound);
      const part = parts[name];
      if (!mayChange(user, part)) throw new AppError(COMMON_FAILURES.forbidden);
      const at = clock.now();
      return withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const items = await part.list(tx, user.platformId, at);
        const working = items.map(({ itemId }) => itemId);
        const ending = items.flatMap(({ itemId, appIds }) => [itemId, ...appIds]);
        if (ending.some((itemId) => !itemIds.includes(itemId))) throw new AppError(INTEGRATION_FAILURES.changed);
        if (items.length > 0) {
          await part.end(tx, user, working, at);
          const by = { cause: 'PERSON', userId: user.id } as const;
          await recordIntegration(tx, user.platformId, { integration: name, action: 'DISCONNECTED', items, by, at });
          await writeAudit(tx, {
            platformId: user.platformId,
            actorUserId: user.id,
            action: 'integration.disconnected',
            entityType: 'integration',
            entityId: name,
            details: { items: items.map(({ kind, displayName }) => ({ kind, displayName })) },
            at,
          });
        }
        return read(tx, user, name);
      });
    },

    history: async (user: SessionUser, query: IntegrationHistoryQuery): Promise<List<IntegrationEvent>> => {
      await requireNames(user);
      const { name, action } = query;
      const filter = { ...(name !== undefined && { name }), ...(action !== undefined && { action }), ...daysOf(query) };
      const direction = query.sort === 'date,asc' ? 'asc' : 'desc';
      return readCappedPage(
        query,
        {
          count: (limit) => countIntegrationEvents(db, user.platformId, filter, limit),
          read: (window) => listIntegrationEvents(db, user.platformId, filter, { direction, ...window }),
        },
        toIntegrationEvent,
      );
    },
  };
}

export type IntegrationService = ReturnType<typeof createIntegrationService>;
