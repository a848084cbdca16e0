import type { SsoAdministrators, SsoDomain, SsoDomainBody, SsoDomainChange } from '@portal/shared/contract/ssoDomains';
import type { FieldError } from '@portal/shared/contract/common';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SSO_LIMITS } from '@portal/shared/domain/signIn/ssoLimits';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { randomToken } from '../../crypto/tokens.ts';
import type { Executor, Tx } from '../../db/client.ts';
import type { JsonObject } from '../../db/schema.generated.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { DnsRecords } from '../../providers/dns/DnsRecords.ts';
import { lockPlatform } from '../platforms/index.ts';
import { findCheckProblem } from './findCheckProblem.ts';
import { toCompanyDomain } from './companyDomain.ts';
import { listDomainViews, toPerson } from './domainViews.ts';
import { keepLookUp } from './keepLookUp.ts';
import { newIdentifier } from './newIdentifier.ts';
import { requireFeature } from './requireFeature.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { readSignInState } from './signInState.ts';
import {
  deleteDomain,
  findDomain,
  insertDomain,
  listDomains,
  replaceExemptions,
  unrouteDomain,
  updateDomain,
  type DomainRow,
} from './ssoDomainRepository.ts';

export interface SsoDomainDeps extends SignInPolicyDeps {
  readonly dns: DnsRecords;
  /** True for a domain where anybody may have an address. */
  readonly isPublicMail: (domain: string) => boolean;
}

export type SsoDomainService = ReturnType<typeof createSsoDomainService>;

/**
 * Domains that lead the people of an organisation to its company's sign-in. Every method raises 404 where the page of sign-in is
 * off, and for a domain that there is not.
 */
export function createSsoDomainService(deps: SsoDomainDeps) {
  const { db, clock, dns, isPublicMail, readTreatments, people, notices, isGoogleOffered } = deps;

  const require = async (executor: Executor, { platformId }: SessionUser, identifier: string): Promise<DomainRow> => {
    const row = await findDomain(executor, platformId, identifier);
    if (row === undefined) throw new AppError(SIGN_IN_POLICY_FAILURES.domainNotFound);
    return row;
  };

  const view = async (executor: Executor, { platformId }: SessionUser, identifier: string): Promise<SsoDomain> => {
    const found = (await listDomainViews(executor, platformId, people)).find(({ domainId }) => domainId === identifier);
    if (found === undefined) throw new AppError(SIGN_IN_POLICY_FAILURES.domainNotFound);
    return found;
  };

  const audit = (tx: Tx, user: SessionUser, action: string, { identifier, domain }: DomainRow, details: JsonObject) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `ssoDomain.${action}`,
      entityType: 'ssoDomain',
      entityId: identifier,
      details: { domain, ...details },
      at: clock.now(),
    });

  const requireVersion = async (tx: Tx, before: DomainRow, version: number): Promise<void> => {
    if (before.version === version) return;
    const [user] = await people.listUsers(tx, before.platform_id, [before.changed_by_user_id]);
    const name = fullName(user?.first_name, user?.last_name);
    throw new AppError({ ...SIGN_IN_POLICY_FAILURES.domainChanged, values: { name } });
  };

  /** Returns the row id of the connection that a change names. Raises 409 and 422 as `change` does. */
  const requireServed = async (tx: Tx, before: DomainRow, body: SsoDomainChange): Promise<bigint | null> => {
    const { connections } = await readSignInState(tx, before.platform_id, isGoogleOffered);
    const named = connections.find(({ identifier }) => identifier === body.connectionId) ?? null;
    if (body.connectionId !== null && named === null)
      throw invalid([{ field: 'connectionId', i18nKey: 'error.sso.notFound' }]);
    if (!body.onlyCompany) return named?.id ?? null;
    if (before.verified_at === null) throw new AppError(SIGN_IN_POLICY_FAILURES.domainNotVerified);
    const serving = named === null ? connections : [named];
    if (!serving.some(({ state }) => state === 'ENABLED'))
      throw new AppError(SIGN_IN_POLICY_FAILURES.companyOnlyConnection);
    return named?.id ?? null;
  };

  const requireExempt = async (tx: Tx, { platformId }: SessionUser, body: SsoDomainChange): Promise<bigint[]> => {
    if (!body.onlyCompany) return [];
    const administrators = await people.listAdministrators(tx, platformId);
    const isAdministrator = (userId: string) => administrators.some(({ id }) => id.toString() === userId);
    const wrong = body.exemptUserIds.flatMap((userId, index) =>
      isAdministrator(userId)
        ? []
        : [{ field: `exemptUserIds[${index}]`, i18nKey: 'error.sso.exemptNotAdministrator' }],
    );
    if (wrong.length > 0) throw invalid(wrong);
    if (body.exemptUserIds.length === 0)
      throw invalid([{ field: 'exemptUserIds', i18nKey: 'error.sso.exemptRequired' }]);
    return [...new Set(body.exemptUserIds)].map(BigInt);
  };

  return {
    /** Raises 404 where the page of sign-in is off. Called before the transaction of an addition, as it reads by itself. */
    requireOpen: (user: SessionUser): Promise<void> => requireFeature(readTreatments, user),

    list: async (user: SessionUser): Promise<SsoDomain[]> => {
      await requireFeature(readTreatments, user);
      return listDomainViews(db, user.platformId, people);
    },

    /** Returns who may be named apart from "only through the company". */
    listAdministrators: async (user: SessionUser): Promise<SsoAdministrators> => {
      await requireFeature(readTreatments, user);
      return (await people.listAdministrators(db, user.platformId)).map(toPerson);
    },

    /** Adds a domain, which leads nowhere until it is proven. Raises 422 at `domain`, 409 for more than there may be. */
    add: async (tx: Tx, user: SessionUser, body: SsoDomainBody): Promise<SsoDomain> => {
      await lockPlatform(tx, user.platformClientId);
      const domain = toCompanyDomain(body.domain);
      const own = await listDomains(tx, user.platformId);
      if (domain === null) throw invalid([{ field: 'domain', i18nKey: 'error.sso.domainInvalid' }]);
      if (own.some((row) => row.domain === domain))
        throw invalid([{ field: 'domain', i18nKey: 'error.sso.domainTwice' }]);
      if (isPublicMail(domain)) throw invalid([{ field: 'domain', i18nKey: 'error.sso.freeMail', values: { domain } }]);
      if (own.length >= SSO_LIMITS.domainsMax) throw new AppError(SIGN_IN_POLICY_FAILURES.domainsTooMany);
      const at = clock.now();
      const row = await insertDomain(tx, {
        platform_id: user.platformId,
        identifier: newIdentifier(),
        domain,
        token: randomToken(),
        created_at: at,
        changed_by_user_id: user.id,
        changed_at: at,
      });
      await audit(tx, user, 'added', row, {});
      return view(tx, user, row.identifier);
    },

    /** Looks the record up now; the domain leads here once it is found. What is wrong stands in the answer. */
    check: async (user: SessionUser, identifier: string): Promise<SsoDomain> => {
      await requireFeature(readTreatments, user);
      const asked = await require(db, user, identifier);
      const problem = await findCheckProblem(dns, asked);
      return withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const before = await require(tx, user, identifier);
        await keepLookUp(tx, notices, before, { problem, at: clock.now(), byUserId: user.id });
        return view(tx, user, identifier);
      });
    },

    /**
     * Replaces whom a domain leads where. Raises 409 for one that is not proven, without an enabled connection, or, with their name,
     * when somebody changed it after it was read; 422 at a connection that is gone and at administrators who are none or missing.
     */
    change: async (user: SessionUser, identifier: string, body: SsoDomainChange): Promise<SsoDomain> => {
      await requireFeature(readTreatments, user);
      return withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const before = await require(tx, user, identifier);
        await requireVersion(tx, before, body.version);
        const connection_id = await requireServed(tx, before, body);
        const exempt = await requireExempt(tx, user, body);
        const at = clock.now();
        const { onlyCompany: only_company } = body;
        await updateDomain(tx, keyOf(before), {
          connection_id,
          only_company,
          changed_by_user_id: user.id,
          changed_at: at,
        });
        await replaceExemptions(tx, keyOf(before), exempt);
        await audit(tx, user, 'changed', before, {
          onlyCompany: only_company,
          connectionId: body.connectionId,
          exemptUserIds: exempt.map(String),
        });
        if (only_company !== before.only_company)
          await notices.sendChange(tx, user, { [only_company ? 'companyDomain' : 'openDomain']: before.domain }, at);
        return view(tx, user, identifier);
      });
    },

    /** Removes a domain; its people sign in by password again. */
    remove: async (user: SessionUser, identifier: string): Promise<void> => {
      await requireFeature(readTreatments, user);
      await withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const before = await require(tx, user, identifier);
        await deleteDomain(tx, keyOf(before));
        await unrouteDomain(tx, user.platformId, before.domain);
        await audit(tx, user, 'deleted', before, {});
        if (before.only_company) await notices.sendChange(tx, user, { openDomain: before.domain }, clock.now());
      });
    },
  };
}

const invalid = (fields: readonly FieldError[]): AppError =>
  new AppError({ ...SIGN_IN_POLICY_FAILURES.invalid, fields });
