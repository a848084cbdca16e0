import type { Db } from '../../db/client.ts';
import type { Log } from '../../logs/Log.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ResolveMachine } from '../../plugins/machineCalls.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { RecordIntegration } from '../apiCredentials/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { createConnectedAppService } from './connectedAppService.ts';
import { consentRoutes } from './consentRoutes.ts';
import { createConsentService } from './consentService.ts';
import { deleteExpiredItems } from './oauthItemRepository.ts';
import { oauthServerRoutes } from './oauthServerRoutes.ts';
import { createResolveToken, readAccessToken } from './resolveToken.ts';

export { createAppEnds } from './appHistory.ts';
export { saveGrant } from './grantRepository.ts';
export { listAppsOfClient, organizationApps } from './organizationApps.ts';

interface OauthModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly sendNotice: SendNotice;
  readonly recordIntegration: RecordIntegration;
  readonly publicUrl: string;
  readonly tokenSecret: Buffer;
  /** Finds the caller of whatever is no access token. */
  readonly resolveKey: ResolveMachine;
}

/** The OAuth server, the consent of people, and the callers of access tokens. */
export function createOauthModule({ resolveKey, ...deps }: OauthModuleDeps) {
  const resolveToken = createResolveToken(deps);
  return {
    routes: routesOf([
      oauthServerRoutes(deps),
      consentRoutes({ consent: createConsentService(deps), apps: createConnectedAppService(deps) }),
    ]),
    housekeeping: [{ name: 'delete expired items of OAuth', run: (now: Date) => deleteExpiredItems(deps.db, now) }],
    resolveMachine: (call) => (readAccessToken(call.authorization) === null ? resolveKey(call) : resolveToken(call)),
  } satisfies ApiModule & { readonly resolveMachine: ResolveMachine };
}
