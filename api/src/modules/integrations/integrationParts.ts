import type { AppOrders } from '@portal/shared/contract/oauth';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { FeatureName } from '@portal/shared/domain/access/features';
import type { IntegrationItemKind, IntegrationName } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { MANAGING, type IntegrationCredentials } from '../apiCredentials/index.ts';

/** A key, client, service account or app that works. */
export interface WorkingItem {
  readonly itemId: string;
  readonly kind: IntegrationItemKind;
  readonly displayName: string;
  readonly credentialId: bigint;
  /** People who allowed the app. */
  readonly people: readonly string[];
  /** Grants that end with a client. */
  readonly appIds: readonly string[];
  readonly since: Date;
  readonly lastUsedAt: Date | null;
  /** Orders of an app, of the last days. */
  readonly orders: AppOrders | null;
}

/** The apps that people allowed, of a whole organisation. */
export interface ConnectedApps {
  readonly list: (executor: Executor, platformId: bigint, now: Date) => Promise<readonly WorkingItem[]>;
  readonly end: (tx: Tx, user: SessionUser, itemIds: readonly string[], at: Date) => Promise<void>;
}

/** The parts of an integration, the feature without which there is no card, and the right to change what is in it. */
export interface IntegrationPart extends ConnectedApps {
  readonly feature: FeatureName | null;
  readonly right: Authority | null;
}

/** Returns the parts of the integrations, each by its name. */
export const integrationParts = (
  credentials: IntegrationCredentials,
  apps: ConnectedApps,
): Readonly<Record<IntegrationName, IntegrationPart>> => ({
  REWARDS_API: {
    feature: null,
    right: MANAGING.API_KEY,
    list: async (executor, platformId, now) => {
      const grants = await apps.list(executor, platformId, now);
      const listed = await credentials.list(executor, platformId, 'REWARDS_API', now);
      // With a client end the apps that people allowed it to be.
      return listed.map((item) => {
        const own = grants.filter(({ credentialId }) => credentialId === item.credentialId);
        return { ...item, people: own.flatMap(({ people }) => people), appIds: own.map(({ itemId }) => itemId) };
      });
    },
    end: credentials.end,
  },
  SURVEY_RESEARCH: {
    feature: 'qualtrics-research',
    right: MANAGING.RESEARCH_KEY,
    list: (executor, platformId, now) => credentials.list(executor, platformId, 'SURVEY_RESEARCH', now),
    end: credentials.end,
  },
  CONNECTED_APPS: { feature: 'oauth-clients', right: null, ...apps },
});
