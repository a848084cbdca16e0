import type {
  NewServiceUrls,
  SsoConnection,
  SsoConnectionBody,
  SsoConnectionChange,
  SsoConnectionSummary,
  SsoDeletionQuery,
  SsoEnding,
  SsoEndingQuery,
} from '@portal/shared/contract/ssoConnections';
import { SSO_LIMITS } from '@portal/shared/domain/signIn/ssoLimits';
import { SSO_CONNECTION_TYPES, SSO_ENDINGS } from '@portal/shared/domain/signIn/ssoTypes';
import type { SessionUser } from '../../access/SessionUser.ts';
import { seal } from '../../crypto/seal.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { lockPlatform } from '../platforms/index.ts';
import { auditConnection, listChangedFields } from './auditConnection.ts';
import { checkConnection, type ConnectionFields } from './checkConnection.ts';
import { toCertificateColumns } from './connectionParts.ts';
import { readEnding, requireShown, toEndingFacts } from './connectionEnding.ts';
import { createConnectionViews } from './connectionViews.ts';
import { newIdentifier } from './newIdentifier.ts';
import { requireConnection, requireUnlocked, requireVersion } from './requireConnection.ts';
import { requireFeature } from './requireFeature.ts';
import { toServiceUrls } from './serviceUrls.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import {
  insertConnection,
  listConnections,
  replaceCertificates,
  reserveIdentifier,
  updateConnection,
  type ConnectionRow,
} from './ssoConnectionRepository.ts';
import { releaseDomains } from './ssoDomainRepository.ts';

export type SsoConnectionService = ReturnType<typeof createSsoConnectionService>;

/**
 * Connections of an organisation to identity providers. Every method raises 404 where the page of sign-in is off, and for a
 * connection that there is not.
 */
export function createSsoConnectionService(deps: SignInPolicyDeps) {
  const { db, clock, credentialKey, publicUrl, allowsLoopback, readTreatments, people, roles, notices } = deps;
  const views = createConnectionViews(deps);

  const view = async (executor: Executor, user: SessionUser, identifier: string): Promise<SsoConnection> => {
    const found = await views.find(executor, user.platformId, identifier);
    if (found === undefined) throw new AppError(SIGN_IN_POLICY_FAILURES.notFound);
    return found;
  };

  /** Returns what a form keeps. Raises 422 at each wrong field. */
  const requireValid = async (tx: Tx, user: SessionUser, body: ConnectionFields, before: ConnectionRow | null) => {
    const secretFor = before === null || before.client_secret === null ? null : before.issuer;
    const { fields, columns, certificates } = checkConnection(body, { secretFor, allowsLoopback });
    const others = (await listConnections(tx, user.platformId)).filter(({ id }) => id !== before?.id);
    const isNameTaken = others.some(({ name_key }) => name_key === columns.name_key);
    const taken = others.find(({ entity_id }) => entity_id !== null && entity_id === columns.entity_id);
    const grant = body.newPeople === null ? [] : await roles.checkGrant(tx, user, body.newPeople);
    const wrong = [
      ...fields,
      ...(isNameTaken ? [{ field: 'displayName', i18nKey: 'error.sso.nameTaken' }] : []),
      ...(taken === undefined
        ? []
        : [{ field: 'saml.entityId', i18nKey: 'error.sso.entityIdTaken', values: { name: taken.display_name } }]),
      ...grant.map((error) => ({ ...error, field: `newPeople.${error.field}` })),
    ];
    if (wrong.length > 0) throw new AppError({ ...SIGN_IN_POLICY_FAILURES.invalid, fields: wrong });
    if (before === null && others.length >= SSO_LIMITS.connectionsMax)
      throw new AppError(SIGN_IN_POLICY_FAILURES.tooMany);
    return { columns: { ...columns, ...toNewPeopleColumns(body), ...secretOf(body) }, certificates };
  };

  const secretOf = ({ oidc }: ConnectionFields) =>
    oidc === null || oidc.clientSecret === '' ? {} : { client_secret: seal(credentialKey, oidc.clientSecret) };

  return {
    /** Raises 404 where the page of sign-in is off. Called before the transaction of a creation, as it reads by itself. */
    requireOpen: (user: SessionUser): Promise<void> => requireFeature(readTreatments, user),

    list: async (user: SessionUser): Promise<SsoConnectionSummary[]> => {
      await requireFeature(readTreatments, user);
      return views.list(db, user.platformId);
    },

    get: async (user: SessionUser, identifier: string): Promise<SsoConnection> => {
      await requireFeature(readTreatments, user);
      return view(db, user, identifier);
    },

    /** Returns our addresses for a connection that is made later with this identifier. */
    announce: async (user: SessionUser): Promise<NewServiceUrls> => {
      await requireFeature(readTreatments, user);
      const connectionId = newIdentifier();
      return { connectionId, ...toServiceUrls(publicUrl, connectionId) };
    },

    /** Makes a draft. Raises 422 at each wrong field, 409 for more than an organisation may have. */
    create: async (tx: Tx, user: SessionUser, { connectionId, ...body }: SsoConnectionBody): Promise<SsoConnection> => {
      await lockPlatform(tx, user.platformClientId);
      const { columns, certificates } = await requireValid(tx, user, body, null);
      const at = clock.now();
      const asked = connectionId ?? newIdentifier();
      const identifier = (await reserveIdentifier(tx, user.platformId, asked)) ? asked : newIdentifier();
      if (identifier !== asked) await reserveIdentifier(tx, user.platformId, identifier);
      const made = await insertConnection(tx, {
        ...columns,
        platform_id: user.platformId,
        identifier,
        created_at: at,
        changed_by_user_id: user.id,
        changed_at: at,
      });
      await replaceCertificates(tx, keyOf(made), certificates.map(toCertificateColumns));
      await auditConnection(tx, user, 'created', made, {}, at);
      return view(tx, user, identifier);
    },

    /** Replaces every field but the type. Raises 422 at each wrong field, 409 that names who changed it after it was read. */
    change: async (
      user: SessionUser,
      identifier: string,
      { version, ...body }: SsoConnectionChange,
    ): Promise<SsoConnection> => {
      await requireFeature(readTreatments, user);
      return withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const before = await requireConnection(tx, user, identifier);
        const { columns, certificates } = await requireValid(
          tx,
          user,
          { ...body, type: oneOf(SSO_CONNECTION_TYPES, before.type) },
          before,
        );
        await requireVersion(tx, people, before, version);
        const at = clock.now();
        const after = await updateConnection(tx, keyOf(before), {
          ...columns,
          changed_by_user_id: user.id,
          changed_at: at,
        });
        await replaceCertificates(tx, keyOf(before), certificates.map(toCertificateColumns));
        await auditConnection(tx, user, 'changed', after, { fields: listChangedFields(before, after) }, at);
        if (after.state === 'ENABLED') await notices.sendChange(tx, user, { changed: after.display_name }, at);
        return view(tx, user, identifier);
      });
    },

    /** Returns whom it concerns when a connection is disabled or deleted. */
    foresee: async (user: SessionUser, identifier: string, { action }: SsoEndingQuery): Promise<SsoEnding> => {
      await requireFeature(readTreatments, user);
      return readEnding(db, deps, await requireConnection(db, user, identifier), oneOf(SSO_ENDINGS, action));
    },

    /**
     * Removes a connection with its secret. Raises 409 for one by which alone people sign in, and when it concerns others than was
     * shown.
     */
    remove: async (user: SessionUser, identifier: string, { shown }: SsoDeletionQuery): Promise<void> => {
      await requireFeature(readTreatments, user);
      await withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const before = await requireConnection(tx, user, identifier);
        await requireUnlocked(tx, before, deps.isGoogleOffered);
        const ending = await readEnding(tx, deps, before, 'DELETE');
        requireShown(ending, shown);
        const at = clock.now();
        await releaseDomains(tx, keyOf(before));
        await replaceCertificates(tx, keyOf(before), []);
        await updateConnection(tx, keyOf(before), {
          state: 'DISABLED',
          client_secret: null,
          deleted_at: at,
          changed_by_user_id: user.id,
          changed_at: at,
        });
        await auditConnection(tx, user, 'deleted', before, {}, at);
        if (before.state === 'ENABLED')
          await notices.sendChange(tx, user, { deleted: before.display_name, ...toEndingFacts(ending) }, at);
      });
    },
  };
}

const toNewPeopleColumns = ({ newPeople }: ConnectionFields) => ({
  new_role_id: newPeople === null ? null : BigInt(newPeople.roleId),
  new_organization_access: newPeople?.organizationAccess ?? false,
  new_customer_identifiers: newPeople?.organizationAccess === false ? newPeople.customerIdentifiers : [],
  new_account_identifiers: newPeople?.organizationAccess === false ? newPeople.accountIdentifiers : [],
});
