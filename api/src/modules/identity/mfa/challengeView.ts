import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { MFA_TYPES, type MfaType } from '@portal/shared/domain/people/mfa';
import type { UserRow } from '../userRepository.ts';
import type { ChallengeRow } from './challengeRepository.ts';
import { maskedDestination } from './maskedDestination.ts';
import type { MfaMethodRow } from './mfaMethodRepository.ts';

export const toMfaType = (type: string | null): MfaType | null => MFA_TYPES.find((known) => known === type) ?? null;

/** When a code may be sent again, null when none was sent. */
export const resendAt = ({ code_sent_at }: ChallengeRow): Date | null =>
  code_sent_at === null ? null : new Date(code_sent_at.getTime() + SERVER_SETTINGS.mfa.resendAfterMs);

/** When the code that was sent last expires; without one, when the challenge does. */
export const codeEnd = ({ code_sent_at, expires_at }: ChallengeRow): Date =>
  code_sent_at === null ? expires_at : new Date(code_sent_at.getTime() + SERVER_SETTINGS.mfa.codeMs);

/** A challenge as the page sees it. */
export function challengeView(
  challenge: ChallengeRow,
  user: UserRow,
  methods: readonly MfaMethodRow[],
  { isRemembered, now }: { readonly isRemembered: boolean; readonly now: Date },
): MfaChallenge {
  const type = toMfaType(challenge.type);
  return {
    type,
    types: methods.flatMap((method) => toMfaType(method.type) ?? []),
    destination: type === null ? null : maskedDestination(type, user.email, challenge.phone_number),
    resendAt: resendAt(challenge)?.toISOString() ?? null,
    expiresAt: codeEnd(challenge).toISOString(),
    isRemembered,
    asOf: now.toISOString(),
  };
}
