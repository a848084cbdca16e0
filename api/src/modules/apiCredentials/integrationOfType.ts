import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import {
  API_CREDENTIAL_TYPES,
  type ApiCredentialType,
  type IntegrationAction,
  type IntegrationItemKind,
  type IntegrationName,
} from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { listWorkingCredentials } from './apiCredentialRepository.ts';

/** A row of the history of integrations. */
export interface IntegrationChange {
  readonly integration: IntegrationName;
  readonly action: IntegrationAction;
  readonly items: readonly { readonly kind: IntegrationItemKind; readonly displayName: string }[];
  readonly at: Date;
}

export type RecordIntegration = (tx: Tx, user: SessionUser, change: IntegrationChange) => Promise<void>;

/** An integration that consists of credentials. */
export type CredentialIntegration = Exclude<IntegrationName, 'CONNECTED_APPS'>;

const integrationOf = (type: ApiCredentialType): CredentialIntegration =>
  type === 'RESEARCH_KEY' ? 'SURVEY_RESEARCH' : 'REWARDS_API';

/** Returns the types of credentials that an integration consists of. */
export const typesOfIntegration = (integration: CredentialIntegration): readonly ApiCredentialType[] =>
  API_CREDENTIAL_TYPES.filter((type) => integrationOf(type) === integration);

interface NoteDeps {
  readonly recordIntegration: RecordIntegration;
}

type Named = Pick<ApiCredential, 'type' | 'displayName'>;

async function noteChange(
  tx: Tx,
  { recordIntegration }: NoteDeps,
  user: SessionUser,
  { type, displayName }: Named,
  { action, others, at }: { readonly action: IntegrationAction; readonly others: number; readonly at: Date },
): Promise<void> {
  const integration = integrationOf(type);
  const working = await listWorkingCredentials(tx, user.platformId, typesOfIntegration(integration), at);
  if (working.length > others) return;
  await recordIntegration(tx, user, { integration, action, items: [{ kind: type, displayName }], at });
}

/** Says in the history of integrations that one is connected, when the credential is the first of it that works. */
export const noteConnected = (tx: Tx, deps: NoteDeps, user: SessionUser, made: Named, at: Date): Promise<void> =>
  noteChange(tx, deps, user, made, { action: 'CONNECTED', others: 1, at });

/** Says there that one is disconnected, when the credential was the last of it that worked. */
export const noteDisconnected = (tx: Tx, deps: NoteDeps, user: SessionUser, ended: Named, at: Date): Promise<void> =>
  noteChange(tx, deps, user, ended, { action: 'DISCONNECTED', others: 0, at });
