import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useState } from 'react';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { safeStorage } from '../../ui/storage/safeStorage.ts';

const { snoozeMs } = SETTINGS.undelivered;

/** Whether the notice was dismissed of late, which the browser remembers, and how to dismiss it. */
export function useSnooze(): { readonly isSnoozed: boolean; readonly snooze: () => void } {
  const key = userKey(usePrincipal(), 'undeliveredSnoozedAt');
  const [snoozedAt, setSnoozedAt] = useState(() => Number(safeStorage('local').get(key)));
  const [isSnoozed, setSnoozed] = useState(() => leftOf(snoozedAt) > 0);
  useEffect(() => {
    const left = leftOf(snoozedAt);
    setSnoozed(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setSnoozed(false), left);
    return () => clearTimeout(timer);
  }, [snoozedAt]);
  const snooze = () => {
    const now = Date.now();
    safeStorage('local').set(key, String(now));
    setSnoozedAt(now);
  };
  return { isSnoozed, snooze };
}

/** Milliseconds until the notice comes back; a time of the future, of a clock that was set back, counts as none. */
function leftOf(snoozedAt: number): number {
  const left = snoozedAt + snoozeMs - Date.now();
  return left > snoozeMs ? 0 : left;
}
