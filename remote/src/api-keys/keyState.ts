import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { StatusTone } from '../ui/status/StatusChip.tsx';

const DAY_MS = 86_400_000;

/** States in which people know keys. */
export type KeyState = 'ACTIVE' | 'ENDS_SOON' | 'ENDED' | 'DEACTIVATED' | 'UNKNOWN';

export const KEY_TONES: Readonly<Record<KeyState, StatusTone>> = {
  ACTIVE: 'success',
  ENDS_SOON: 'warning',
  ENDED: 'neutral',
  DEACTIVATED: 'neutral',
  UNKNOWN: 'neutral',
};

/** Returns the state of a key at a time of the server (milliseconds). */
export function getKeyState({ status, lastDay, deactivatedDate }: ApiCredential, now: number): KeyState {
  switch (status) {
    case 'ACTIVE': {
      const isSoon =
        lastDay !== null && Date.parse(lastDay) + DAY_MS - now <= SETTINGS.apiCredentials.soonDays * DAY_MS;
      return isSoon ? 'ENDS_SOON' : 'ACTIVE';
    }
    case 'INACTIVE':
      return deactivatedDate === null ? 'ENDED' : 'DEACTIVATED';
    default:
      return 'UNKNOWN';
  }
}

/** True for a key that works and was never called with. */
export const isUnused = ({ status, lastUsedDate }: ApiCredential): boolean =>
  status === 'ACTIVE' && lastUsedDate === null;
