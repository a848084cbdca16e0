import { API_CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { findCredential } from './apiCredentialReadModel.ts';
import { listWorkingCredentials } from './apiCredentialRepository.ts';
import { endCredential, type EndDeps } from './endCredential.ts';
import { typesOfIntegration, type CredentialIntegration } from './integrationOfType.ts';
import { toApiCredential } from './toApiCredential.ts';

/** The credentials that an integration consists of, for its card. */
export function createIntegrationCredentials(deps: EndDeps) {
  return {
    /** Returns those that work, the newest first. */
    list: async (executor: Executor, platformId: bigint, integration: CredentialIntegration, now: Date) =>
      (await listWorkingCredentials(executor, platformId, typesOfIntegration(integration), now)).map((row) => ({
        itemId: row.identifier,
        credentialId: row.id,
        people: [],
        appIds: [],
        kind: oneOf(API_CREDENTIAL_TYPES, row.type),
        displayName: row.display_name,
        since: row.created_at,
        lastUsedAt: row.last_used_at,
        orders: null,
      })),

    /** Ends those of some identifiers that work. The caller has checked that it may be done. */
    end: async (tx: Tx, user: SessionUser, identifiers: readonly string[], at: Date): Promise<void> => {
      for (const identifier of identifiers) {
        const row = await findCredential(tx, user.platformId, identifier, at);
        if (row !== undefined) await endCredential(tx, deps, user, { ...toApiCredential(row), key: keyOf(row) }, at);
      }
    },
  };
}

export type IntegrationCredentials = ReturnType<typeof createIntegrationCredentials>;
