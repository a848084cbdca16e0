import type { SsoConnection, SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SSO_CONNECTION_STATES, SSO_CONNECTION_TYPES } from '@portal/shared/domain/signIn/ssoTypes';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { isSoonOver, toCertificate, toOidc, toSaml } from './connectionParts.ts';
import { toServiceUrls } from './serviceUrls.ts';
import { findConnectionLock } from './signInLocks.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { leadsTo, readSignInState, type SignInState } from './signInState.ts';
import { listCertificates, type CertificateRow, type ConnectionRow } from './ssoConnectionRepository.ts';

type ViewDeps = Pick<SignInPolicyDeps, 'clock' | 'publicUrl' | 'isGoogleOffered' | 'people' | 'roles'>;

/** The facts from which the views of an organisation's connections are drawn. */
interface ConnectionFacts {
  readonly state: SignInState;
  readonly certificates: readonly CertificateRow[];
  readonly names: ReadonlyMap<bigint, string>;
  readonly signedIn: ReadonlyMap<bigint, number>;
  readonly atDomains: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** Draws connections as administrators see them. */
export function createConnectionViews({ clock, publicUrl, isGoogleOffered, people, roles }: ViewDeps) {
  const readFacts = async (executor: Executor, platformId: bigint): Promise<ConnectionFacts> => {
    const state = await readSignInState(executor, platformId, isGoogleOffered);
    const changers = state.connections.map(({ changed_by_user_id }) => changed_by_user_id);
    const users = await people.listUsers(executor, platformId, changers);
    return {
      state,
      certificates: await listCertificates(executor, platformId),
      names: new Map(users.map(({ id, first_name, last_name }) => [id, fullName(first_name, last_name)])),
      signedIn: (await people.countSignedIn(executor, platformId)).connections,
      atDomains: await people.countAtDomains(executor, platformId),
      now: clock.now(),
    };
  };

  const toRecord = async (executor: Executor, row: ConnectionRow, facts: ConnectionFacts): Promise<SsoConnection> => ({
    ...toSummary(row, facts),
    oidc: toOidc(row),
    saml: toSaml(
      row,
      certificatesOf(row, facts).map((certificate) => toCertificate(certificate, facts.now)),
    ),
    newPeople:
      row.new_role_id === null
        ? null
        : {
            roleId: row.new_role_id.toString(),
            roleName: (await roles.findRoleName(executor, row.platform_id, row.new_role_id)) ?? '',
            organizationAccess: row.new_organization_access,
            customerIdentifiers: row.new_customer_identifiers,
            accountIdentifiers: row.new_account_identifiers,
          },
    serviceUrls: toServiceUrls(publicUrl, row.identifier),
  });

  return {
    list: async (executor: Executor, platformId: bigint): Promise<SsoConnectionSummary[]> => {
      const facts = await readFacts(executor, platformId);
      return facts.state.connections.map((row) => toSummary(row, facts));
    },

    /** Returns a connection of an organisation; undefined when there is none of that identifier. */
    find: async (executor: Executor, platformId: bigint, identifier: string): Promise<SsoConnection | undefined> => {
      const facts = await readFacts(executor, platformId);
      const row = facts.state.connections.find((one) => one.identifier === identifier);
      return row && toRecord(executor, row, facts);
    },
  };
}

const certificatesOf = ({ id }: ConnectionRow, { certificates }: ConnectionFacts): readonly CertificateRow[] =>
  certificates.filter(({ connection_id }) => connection_id === id);

function toSummary(row: ConnectionRow, facts: ConnectionFacts): SsoConnectionSummary {
  const { state, names, signedIn, atDomains, now } = facts;
  const domains = state.domains.filter((domain) => leadsTo(domain, row.id)).map(({ domain }) => domain);
  const ends = certificatesOf(row, facts).map(({ ends_at }) => ends_at);
  // Answers may be signed with any of them, so the one that lasts longest decides.
  const last = ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
  return {
    connectionId: row.identifier,
    type: oneOf(SSO_CONNECTION_TYPES, row.type),
    displayName: row.display_name,
    state: oneOf(SSO_CONNECTION_STATES, row.state),
    mfaBypass: row.mfa_bypass,
    domains,
    people: signedIn.get(row.id) ?? 0,
    peopleConcerned: domains.reduce((sum, domain) => sum + (atDomains.get(domain) ?? 0), 0),
    lock: findConnectionLock(state.methods, row.id),
    certificateEndsDate: last?.toISOString() ?? null,
    isCertificateSoonOver: last !== null && isSoonOver(last, now),
    version: row.version,
    createdDate: row.created_at.toISOString(),
    changedBy: { name: names.get(row.changed_by_user_id) ?? '', date: row.changed_at.toISOString() },
  };
}
