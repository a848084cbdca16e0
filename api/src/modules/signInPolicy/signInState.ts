import type { Executor } from '../../db/client.ts';
import { toSignInMethods, type SignInMethods } from './signInLocks.ts';
import { toSignInRules, type SignInRules } from './signInRules.ts';
import { findPolicy, type SignInPolicyRow } from './signInPolicyRepository.ts';
import { listConnections, type ConnectionRow } from './ssoConnectionRepository.ts';
import { listDomains, type DomainRow } from './ssoDomainRepository.ts';

/** All that an organisation has set for its sign-in. */
export interface SignInState {
  readonly policy: SignInPolicyRow | undefined;
  readonly rules: SignInRules;
  readonly connections: readonly ConnectionRow[];
  readonly domains: readonly DomainRow[];
  readonly methods: SignInMethods;
}

/** Returns all that an organisation has set for its sign-in. */
export async function readSignInState(
  executor: Executor,
  platformId: bigint,
  isGoogleOffered: boolean,
): Promise<SignInState> {
  const policy = await findPolicy(executor, platformId);
  const connections = await listConnections(executor, platformId);
  const domains = await listDomains(executor, platformId);
  const rules = toSignInRules(policy);
  return {
    policy,
    rules,
    connections,
    domains,
    methods: toSignInMethods(rules, connections, domains, isGoogleOffered),
  };
}

/** True when the people of a domain are led to a connection. */
export const leadsTo = (domain: DomainRow, connectionId: bigint): boolean =>
  domain.verified_at !== null && (domain.connection_id === null || domain.connection_id === connectionId);
