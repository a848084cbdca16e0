import { nameKey } from '@portal/shared/domain/people/names';
import { seal } from '../crypto/seal.ts';
import type { Tx } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import { SANDBOX_CLIENT_SECRET } from '../providers/idp/sandbox/idpPaths.ts';
import { SANDBOX_PEOPLE } from '../providers/idp/sandbox/people.ts';
import { samlSandboxCertificate } from '../providers/idp/sandbox/samlKey.ts';
import { readCertificate } from '../saml/readCertificate.ts';
import { idOf } from './demoIds.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const DAY_MS = 86_400_000;
const ADMINISTRATOR = 'admin@demo.example';
/** The company's own domain, whose record the sandbox of name servers has. */
export const COMPANY_DOMAIN = 'alder-finch.example';
export const COMPANY_DOMAIN_TOKEN = 'k3J8sW0aXr2mQy7TbVn5Lg';
/** One that was proven, too, and whose record is gone. */
const FORMER_DOMAIN = 'alder-outlet.example';
/** The connection that is in use. */
const SAML_CONNECTION = 'aldersamlsignin';
/** How many colleagues have signed in by it. */
const COLLEAGUES = 12;

interface SignInContext {
  readonly now: Date;
  readonly env: Pick<Env, 'credentialKey' | 'gatewaySandboxUrl'>;
}

/** The columns that rows of the demo's organisation share. */
interface Row {
  readonly platform_id: bigint;
  readonly changed_by_user_id: bigint;
  readonly created_at: Date;
  readonly changed_at: Date;
}

/**
 * How the first organisation signs in: passwords, Google and SAML by the sandbox, whose certificate ends soon; a connection that is
 * tested, one that is disabled, a domain that is proven, one that was, and one that is not.
 */
export async function loadSignIn(tx: Tx, ids: OrganisationIds, { now, env }: SignInContext): Promise<void> {
  const platform_id = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const changed_by_user_id = idOf(ids.users, ADMINISTRATOR);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const row = (days: number): Row => ({
    platform_id,
    changed_by_user_id,
    created_at: daysAgo(days),
    changed_at: daysAgo(days),
  });
  await tx
    .insertInto('sign_in_policies')
    .values({ platform_id, google_on: true, changed_by_user_id, changed_at: daysAgo(340) })
    .execute();
  const saml = await loadSaml(tx, row(338), env.gatewaySandboxUrl);
  await loadCertificate(tx, { platform_id, id: saml }, { now, daysLeft: 20 });
  for (const oidc of OIDC_CONNECTIONS) await loadOidc(tx, row(oidc.days), oidc, env);
  await loadDomains(tx, row(336), row(2), now);
  await loadIdentities(tx, platform_id, daysAgo(300));
}

const OIDC_CONNECTIONS = [
  { identifier: 'finchcontractors', name: 'Finch contractors', state: 'TESTING', days: 6 },
  { identifier: 'formerdirectory', name: 'Former directory', state: 'DISABLED', days: 339 },
] as const;

async function reserve(tx: Tx, platform_id: bigint, identifier: string): Promise<void> {
  await tx.insertInto('sso_connection_routes').values({ identifier, platform_id }).execute();
}

/** Returns the row id of the connection by which colleagues sign in; who is new may order from two accounts. */
async function loadSaml(tx: Tx, row: Row, sandboxUrl: string): Promise<bigint> {
  const { id: new_role_id } = await tx
    .selectFrom('roles')
    .select('id')
    .where('platform_id', '=', row.platform_id)
    .where('name', '=', 'standard')
    .executeTakeFirstOrThrow();
  await reserve(tx, row.platform_id, SAML_CONNECTION);
  const { id } = await tx
    .insertInto('sso_connections')
    .values({
      ...row,
      identifier: SAML_CONNECTION,
      type: 'SAML',
      display_name: 'Alder SAML',
      name_key: nameKey('Alder SAML'),
      state: 'ENABLED',
      mfa_bypass: true,
      entity_id: `${sandboxUrl}/idp/saml/metadata`,
      metadata_url: `${sandboxUrl}/idp/saml/metadata`,
      sign_in_url: `${sandboxUrl}/idp/saml/sso`,
      sign_out_url: `${sandboxUrl}/idp/saml/slo`,
      signature_algorithm: 'SHA256',
      digest_algorithm: 'SHA256',
      binding: 'REDIRECT',
      debug: true,
      new_role_id,
      new_account_identifiers: ['A10001', 'A20001'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function loadOidc(
  tx: Tx,
  row: Row,
  { identifier, name, state }: (typeof OIDC_CONNECTIONS)[number],
  { credentialKey, gatewaySandboxUrl }: SignInContext['env'],
): Promise<void> {
  await reserve(tx, row.platform_id, identifier);
  await tx
    .insertInto('sso_connections')
    .values({
      ...row,
      identifier,
      type: 'OIDC',
      display_name: name,
      name_key: nameKey(name),
      state,
      mfa_bypass: false,
      issuer: `${gatewaySandboxUrl}/idp/oidc`,
      client_id: identifier,
      client_secret: seal(credentialKey, SANDBOX_CLIENT_SECRET),
    })
    .execute();
}

/** A certificate of the sandbox near its end, about which was mailed. */
async function loadCertificate(
  tx: Tx,
  { platform_id, id: connection_id }: { readonly platform_id: bigint; readonly id: bigint },
  { now, daysLeft }: { readonly now: Date; readonly daysLeft: number },
): Promise<void> {
  const ends = new Date(Math.floor(now.getTime() / 1_000) * 1_000 + daysLeft * DAY_MS);
  const certificate = readCertificate(samlSandboxCertificate(new Date(ends.getTime() - 365 * DAY_MS), ends));
  if (certificate === null) throw new Error('The certificate of the sandbox is not read');
  const { fingerprint, subject, base64, validFrom, validTo } = certificate;
  await tx
    .insertInto('sso_certificates')
    .values({
      platform_id,
      connection_id,
      fingerprint,
      position: 0,
      subject,
      certificate: base64,
      starts_at: validFrom,
      ends_at: validTo,
      mailed_days: 30,
    })
    .execute();
}

/** The company's own domain, which is proven, one whose record is gone since three days, and one that was added lately. */
async function loadDomains(tx: Tx, proven: Row, added: Row, now: Date): Promise<void> {
  await tx
    .insertInto('sso_domains')
    .values([
      {
        ...proven,
        identifier: 'alderfinch',
        domain: COMPANY_DOMAIN,
        token: COMPANY_DOMAIN_TOKEN,
        checked_at: now,
        verified_at: proven.changed_at,
      },
      {
        ...proven,
        identifier: 'alderoutlet',
        domain: FORMER_DOMAIN,
        token: 'h5Tq9Lw2Xn7Rb4Vy0Kd3Gs',
        checked_at: now,
        check_problem: 'error.sso.dnsMissing',
        verified_at: proven.changed_at,
        missing_since: new Date(now.getTime() - 3 * DAY_MS),
      },
      {
        ...added,
        identifier: 'finchlabs',
        domain: 'finch-labs.example',
        token: 'p9Zc4Hq1Rw6eUt8YdKs2Fa',
        checked_at: added.changed_at,
        check_problem: 'error.sso.dnsMissing',
      },
    ])
    .execute();
  await tx
    .insertInto('sso_domain_routes')
    .values([COMPANY_DOMAIN, FORMER_DOMAIN].map((domain) => ({ domain, platform_id: proven.platform_id })))
    .execute();
}

/** Colleagues who have signed in by the company; those of the sandbox do so by hand. */
async function loadIdentities(tx: Tx, platform_id: bigint, created_at: Date): Promise<void> {
  const colleagues = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('platform_id', '=', platform_id)
    .where('status', '=', 'ACTIVATED')
    .where('email', 'like', `%@${COMPANY_DOMAIN}`)
    .where(
      'email',
      'not in',
      SANDBOX_PEOPLE.map(({ email }) => email),
    )
    .orderBy('id')
    .limit(COLLEAGUES)
    .execute();
  await tx
    .insertInto('sso_identities')
    .values(
      colleagues.map(({ id, email }) => ({
        platform_id,
        connection: SAML_CONNECTION,
        subject: `sandbox-${email}`,
        user_id: id,
        created_at,
      })),
    )
    .execute();
}
