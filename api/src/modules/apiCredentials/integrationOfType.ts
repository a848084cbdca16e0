import type { ApiCredential, AppsOfClient } from '@portal/shared/contract/apiCredentials';
import {
  API_CREDENTIAL_TYPES,
  type ApiCredentialType,
  type IntegrationAction,
  type IntegrationCause,
  type IntegrationItemKind,
  type IntegrationName,
} from '@portal/shared/domain/enumerations';
import type { Executor, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { countWorkingAt } from './apiCredentialRepository.ts';

/** Whoever, or whatever, connects or disconnects. */
export type IntegrationAuthor =
  | { readonly cause: 'PERSON'; readonly userId: bigint }
  | { readonly cause: Exclude<IntegrationCause, 'PERSON'> };

/** A row of the history of integrations. */
export interface IntegrationChange {
  readonly integration: IntegrationName;
  readonly action: IntegrationAction;
  readonly items: readonly { readonly kind: IntegrationItemKind; readonly displayName: string }[];
  readonly by: IntegrationAuthor;
  readonly at: Date;
}

export type RecordIntegration = (tx: Tx, platformId: bigint, change: IntegrationChange) => Promise<void>;

/** Ends what people allowed a client that ends. Called while the client still works. */
export type EndAppsOfClient = (
  tx: Tx,
  client: TenantKey,
  end: { readonly by: IntegrationAuthor; readonly at: Date },
) => Promise<void>;

/** Returns what people allowed a client, the latest first. */
export type ListAppsOfClient = (executor: Executor, client: TenantKey, now: Date) => Promise<AppsOfClient>;

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

/** A credential that was made or has ended, its platform, and who did it when. */
interface CredentialChange extends Pick<ApiCredential, 'type' | 'displayName'> {
  readonly platformId: bigint;
  readonly by: IntegrationAuthor;
  readonly at: Date;
}

async function noteChange(
  tx: Tx,
  { recordIntegration }: NoteDeps,
  { platformId, type, displayName, by, at }: CredentialChange,
  { action, others }: { readonly action: IntegrationAction; readonly others: number },
): Promise<void> {
  const integration = integrationOf(type);
  // An end by time is noted afterwards, when another may have been made or deactivated.
  if ((await countWorkingAt(tx, platformId, typesOfIntegration(integration), at)) > others) return;
  await recordIntegration(tx, platformId, { integration, action, items: [{ kind: type, displayName }], by, at });
}

/** Says in the history of integrations that one is connected, when the credential is the first of it that works. */
export const noteConnected = (tx: Tx, deps: NoteDeps, made: CredentialChange): Promise<void> =>
  noteChange(tx, deps, made, { action: 'CONNECTED', others: 1 });

/** Says there that one is disconnected, when the credential was the last of it that worked. */
export const noteDisconnected = (tx: Tx, deps: NoteDeps, ended: CredentialChange): Promise<void> =>
  noteChange(tx, deps, ended, { action: 'DISCONNECTED', others: 0 });
