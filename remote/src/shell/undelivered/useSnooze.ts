import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useState } from 'react';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { safeStorage } from '../../browser/safeStorage.ts';

const { snoozeMs } = SETTINGS.undelivered;

/** Tells whether the notice was dismissed of late, which the browser remembers, and returns the way to dismiss it. */
export function useSnooze(): { readonly isSnoozed: boolean; readonly snooze: () => void } {
  const key = userKey(usePrincipal(), 'undeliveredSnoozedAt');
  const [isSnoozed, setSnoozed] = useState(() => getRemainingMs(key) > 0);
  useEffect(() => {
    if (!isSnoozed) return;
    const timer = setTimeout(() => setSnoozed(false), getRemainingMs(key));
    return () => clearTimeout(timer);
  }, [isSnoozed, key]);
  const snooze = () => {
    safeStorage('local').set(key, String(Date.now()));
    setSnoozed(true);
  };
  return { isSnoozed, snooze };
}

/** Milliseconds until the notice comes back; a time of the future, of a clock that was set back, counts as none. */
function getRemainingMs(key: string): number {
  const left = Number(safeStorage('local').get(key)) + snoozeMs - Date.now();
  return left > snoozeMs ? 0 : Math.max(0, left);
}
