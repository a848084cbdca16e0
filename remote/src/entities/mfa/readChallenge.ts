import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { MFA_TYPES } from '@portal/shared/domain/people/mfa';

const isChallenge = (value: unknown): value is MfaChallenge =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === null || MFA_TYPES.some((type) => type === value.type)) &&
  'types' in value &&
  Array.isArray(value.types) &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string';

/** The challenge that a step of the history carries, null when it carries none. */
export const readChallenge = (state: unknown): MfaChallenge | null =>
  typeof state === 'object' && state !== null && 'challenge' in state && isChallenge(state.challenge)
    ? state.challenge
    : null;
