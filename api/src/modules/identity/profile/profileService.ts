import { ACCESS_FAILURES } from '../../../access/accessErrors.ts';
import type { DefaultAccountBody } from '@portal/shared/contract/accounts';
import type { PrincipalUser, UpdateProfileBody } from '@portal/shared/contract/session';
import { USER_STATUSES } from '@portal/shared/domain/enumerations';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { languageOf, toLangKey } from '@portal/shared/domain/people/languages';
import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import { findVisibleAccountOfGroup, isUsable } from '../../../access/findVisibleAccount.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import type { RequirePassword } from '../passwords/passwordCheck.ts';
import { refuseWeakPassword, type PasswordService } from '../passwords/passwordService.ts';
import type { PortalTerms } from '../../agreements/index.ts';
import { permissionMaps } from './permissionMaps.ts';
import { readProfile } from './profileReadModel.ts';
import type { SessionProviders } from '../sessions/ProviderSession.ts';
import { findProviderSession, revokeSessions } from '../sessions/sessionRepository.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { changeUser, updateUser } from '../userRepository.ts';
import { findPasswordRefusal, requirePasswordAllowed } from '../../signInPolicy/index.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly terms: Pick<PortalTerms, 'version'>;
  readonly passwords: PasswordService;
  readonly requirePassword: RequirePassword;
  readonly providers: Pick<SessionProviders, 'readDisplayName'>;
}

/** The signed-in user's own record: read, names and language, password. */
export function createProfileService({ db, clock, terms, passwords, requirePassword, providers }: ProfileDeps) {
  const read = async (user: SessionUser): Promise<PrincipalUser> => {
    const row = await readProfile(db, user, {
      activeAccountId: user.activeAccountId,
      termsVersion: terms.version,
    });
    const session = await findProviderSession(db, user);
    const onlyCompany = (await findPasswordRefusal(db, user)) !== null;
    return {
      identityHash: row.identity_hash,
      username: user.email,
      firstName: row.first_name,
      lastName: row.last_name,
      langKey: toLangKey(languageOf(row.lang_key)),
      createdDate: row.created_at.toISOString(),
      mfaType: row.mfa_type,
      userId: user.id.toString(),
      roleString: row.role_name,
      status: USER_STATUSES.find((status) => status === row.status) ?? 'ACTIVATED',
      platformClientId: user.platformClientId,
      kybStatus: KYB_STATUSES.find((status) => status === user.kybStatus) ?? 'NONE',
      termsDue: user.emulator === null && !row.has_accepted_terms,
      authorities: [...user.authorities],
      identityProviders: session === null ? [] : [session.provider],
      signInConnection:
        session === null
          ? null
          : {
              connectionId: session.connection,
              displayName: await providers.readDisplayName(session),
              type: session.provider,
            },
      onlyCompany,
      hasPassword: !onlyCompany && row.has_password,
      accessLevelPermissionInformation: {
        userHasOrganizationAccess: user.access.organization,
        customerIds: [...user.accessLevelPermissionInformation.customerIds],
        accountIds: [...user.accessLevelPermissionInformation.accountIds],
        accountIdentifiers: [...user.accessLevelPermissionInformation.accountIdentifiers],
      },
      emulationPlatformId: user.emulationPlatformId,
      onboarded: user.onboarded,
      ...permissionMaps(user),
      activeAccountIdentifier: row.active_account,
      defaultAccountIdentifier: row.default_account,
    };
  };

  return {
    /** GET /api/account. */
    readAccount: read,

    /** PUT /api/account: names and language; answers the record as it is then. */
    async updateProfile(user: SessionUser, body: UpdateProfileBody): Promise<PrincipalUser> {
      refuseBadNames(body);
      const now = clock.now();
      await withTransaction(db, async (tx) => {
        const { firstName: first_name, lastName: last_name, langKey: lang_key } = body;
        await changeUser(tx, user, { first_name, last_name, lang_key }, { at: now, byUserId: user.id });
        await writeAudit(tx, auditOf(user, 'user.profileChanged', now));
      });
      return read(user);
    },

    /** PUT /api/account/default-account: a sign-in begins with it. Raises 404 unless the user could select it now. */
    async chooseDefaultAccount(user: SessionUser, body: DefaultAccountBody): Promise<PrincipalUser> {
      const now = clock.now();
      await withTransaction(db, async (tx) => {
        const { customerIdentifier, accountIdentifier } = body;
        const account = await findVisibleAccountOfGroup(tx, user, customerIdentifier, accountIdentifier);
        if (!isUsable(account)) throw new AppError(ACCESS_FAILURES.accountNotFound);
        await updateUser(tx, user, { default_account_id: account.id, modified_at: now, modified_by_user_id: user.id });
        await writeAudit(tx, auditOf(user, 'user.defaultAccountChosen', now));
      });
      return read(user);
    },

    /** POST /api/account/change-password. Ends the user's other sessions. Raises 400 at the field, 403 for whom has none here, 429 after many wrong ones. */
    async changePassword(user: SessionUser, currentPassword: string, newPassword: string): Promise<void> {
      await requirePasswordAllowed(db, user);
      refuseWeakPassword(newPassword, user.email);
      const row = await requirePassword(user, currentPassword);
      if (newPassword === currentPassword) throw new AppError(IDENTITY_FAILURES.passwordUnchanged);
      await passwords.requireNewPassword(row, newPassword);
      const passwordHash = await passwords.hash(newPassword);
      await withTransaction(db, async (tx) => {
        await passwords.setPassword(tx, row, passwordHash, 'user.passwordChanged');
        await revokeSessions(tx, user, clock.now(), user.sessionId);
      });
    },
  };
}

const auditOf = (user: SessionUser, action: string, at: Date) => ({
  platformId: user.platformId,
  actorUserId: user.id,
  action,
  entityType: 'user',
  entityId: user.id.toString(),
  at,
});

function refuseBadNames(body: UpdateProfileBody): void {
  const fields = (['firstName', 'lastName'] as const).flatMap((field) =>
    fieldErrors(field, checkName(body[field], { required: true, maxLength: SETTINGS.profile.nameLength })),
  );
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
}
