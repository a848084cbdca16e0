import type { SendNotice } from '../outbox/index.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createApiCredentialHistory } from './apiCredentialHistory.ts';
import { apiCredentialRoutes } from './apiCredentialRoutes.ts';
import { createApiCredentialService, type ApiCredentialsDeps } from './apiCredentialService.ts';
import { createCredentialNotices } from './credentialNotices.ts';
import { createIntegrationCredentials, type IntegrationCredentials } from './integrationCredentials.ts';
import { mailEndingKeys } from './mailEndingKeys.ts';
import { noteEndedCredentials } from './noteEndedCredentials.ts';
import { createResolveMachine } from './resolveMachine.ts';
import { createRevealApiKey } from './revealApiKey.ts';

export { MANAGING } from './credentialAccess.ts';
export type { KeyType } from './credentialTypes.ts';
export { insertApiKey } from './insertApiKey.ts';
export { insertOauthClient } from './insertOauthClient.ts';
export type { IntegrationCredentials } from './integrationCredentials.ts';
export type { EndAppsOfClient, IntegrationAuthor, ListAppsOfClient, RecordIntegration } from './integrationOfType.ts';
export { saveUse } from './keyRepository.ts';
export { findOauthClient, type OauthClient } from './oauthClientRepository.ts';

interface ApiCredentialsModuleDeps extends Omit<ApiCredentialsDeps, 'notices'> {
  readonly sendNotice: SendNotice;
}

/** Credentials of the public API, and the programs that call with them. */
export function createApiCredentialsModule({ sendNotice, ...rest }: ApiCredentialsModuleDeps) {
  const notices = createCredentialNotices({ sendNotice });
  const deps = { ...rest, notices };
  const { db } = deps;
  return {
    routes: apiCredentialRoutes({
      db,
      credentials: createApiCredentialService(deps),
      reveal: createRevealApiKey(deps),
      history: createApiCredentialHistory(deps),
    }),
    housekeeping: [
      { name: 'mail that API keys end soon', run: (now: Date) => mailEndingKeys(db, notices, now) },
      { name: 'note that API keys have ended', run: (now: Date) => noteEndedCredentials(deps, now) },
    ],
    resolveMachine: createResolveMachine(deps),
    integrationCredentials: createIntegrationCredentials(deps),
  } satisfies ApiModule & {
    readonly resolveMachine: ReturnType<typeof createResolveMachine>;
    readonly integrationCredentials: IntegrationCredentials;
  };
}
