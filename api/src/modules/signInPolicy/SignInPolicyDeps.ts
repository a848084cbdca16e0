import type { MfaType } from '@portal/shared/domain/people/mfa';
import type { Db } from '../../db/client.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SignInNotices } from './signInNotices.ts';
import type { SignInPeople, SignInRoles } from './SignInPeople.ts';

/** The dependencies that the services of sign-in policies share. */
export interface SignInPolicyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly publicUrl: string;
  /** True in local mode, whose providers are on this machine. */
  readonly allowsLoopback: boolean;
  readonly isGoogleOffered: boolean;
  /** Ways in which this installation can send codes. */
  readonly offeredFactors: readonly MfaType[];
  readonly readTreatments: ReadTreatments;
  readonly people: SignInPeople;
  readonly roles: SignInRoles;
  readonly notices: SignInNotices;
}
