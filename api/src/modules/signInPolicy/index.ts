import { routesOf } from '../../plugins/defineRoute.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createChangeConnectionState } from './changeConnectionState.ts';
import { createDomainCheckWorker, queueDomainChecks } from './domainCheckWorker.ts';
import { mailEndingCertificates } from './mailEndingCertificates.ts';
import { createReadProvider, type ReadProviderDeps } from './readProviderService.ts';
import { createSignInNotices } from './signInNotices.ts';
import { signInPolicyRoutes } from './signInPolicyRoutes.ts';
import { createSignInPolicyService } from './signInPolicyService.ts';
import { ssoConnectionRoutes } from './ssoConnectionRoutes.ts';
import { createSsoConnectionService } from './ssoConnectionService.ts';
import { ssoDomainRoutes } from './ssoDomainRoutes.ts';
import { createSsoDomainService, type SsoDomainDeps } from './ssoDomainService.ts';

export { txtNameOf, txtValueOf } from './companyDomain.ts';
export { createConnectionReader, type ConnectionReader } from './createConnectionReader.ts';
export { keepExemptAdministrators } from './keepExemptAdministrators.ts';
export { leaveExemptions } from './leaveExemptions.ts';
export type { NewPeople, SamlSignInConnection, SignInConnection } from './SignInConnection.ts';
export {
  findPasswordRefusal,
  isOnlyCompany,
  isProvenAddress,
  readSignInRules,
  requirePasswordAllowed,
  type SignInRules,
} from './signInRules.ts';
export type { SignInPeople, SignInRoles } from './SignInPeople.ts';

interface SignInPolicyModuleDeps extends Omit<SsoDomainDeps, 'notices'>, ReadProviderDeps {
  readonly sendNotice: SendNotice;
  readonly enqueue: Enqueue;
}

/** How organisations sign in: their policy, their connections to identity providers, their domains. */
export function createSignInPolicyModule({ sendNotice, enqueue, ...rest }: SignInPolicyModuleDeps): ApiModule {
  const { db, people } = rest;
  const notices = createSignInNotices({ sendNotice, people });
  const deps = { ...rest, notices };
  const policy = signInPolicyRoutes(createSignInPolicyService(deps));
  const connections = ssoConnectionRoutes({
    db,
    connections: createSsoConnectionService(deps),
    changeState: createChangeConnectionState(deps),
    readProvider: createReadProvider(deps),
  });
  const domains = ssoDomainRoutes(db, createSsoDomainService(deps));
  return {
    routes: routesOf([policy, connections, domains]),
    workers: { 'check-domain': createDomainCheckWorker(deps) },
    housekeeping: [
      { name: 'mail that certificates end soon', run: (now) => mailEndingCertificates(db, notices, now) },
      { name: 'look proven domains up again', run: (now) => queueDomainChecks(db, enqueue, now) },
    ],
  };
}
