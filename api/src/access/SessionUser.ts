import type { Grantor } from '@portal/shared/domain/access/grantableAuthorities';
import type { ScopeHolder } from '@portal/shared/domain/templates/templateScope';

/** A session, with the platform that it belongs to. */
export interface SessionKey {
  readonly platformId: bigint;
  readonly sessionId: string;
}

/** The user of a request, read with the session row on every call so that a revoked right takes effect at once. */
export interface SessionUser extends Grantor {
  readonly accessLevelPermissionInformation: ScopeHolder['accessLevelPermissionInformation'];
  readonly id: bigint;
  readonly sessionId: string;
  readonly platformId: bigint;
  readonly platformClientId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Wire form (`zh-cn`). */
  readonly langKey: string;
  /** The organisation has told about its business; staff who emulate it need not wait for that. */
  readonly onboarded: boolean;
  readonly activeAccountId: bigint | null;
  /** Session of the member of staff who emulates the organisation; null for everybody else. */
  readonly emulator: SessionKey | null;
  /** The same access as `accessLevelPermissionInformation`, by row ids. */
  readonly access: {
    readonly organization: boolean;
    readonly customerIds: readonly bigint[];
    readonly accountIds: readonly bigint[];
  };
}
