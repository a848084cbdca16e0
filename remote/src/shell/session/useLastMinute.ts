import { lastMinuteStep } from '@portal/shared/domain/ordering/lastMinute';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { watchActivity } from '@portal/shared/session/watchActivity';
import { useEffect, useState } from 'react';
import { useSession } from '../../entities/session/sessionSource.ts';

const nothing = (): void => undefined;

/** True when the session ends within a minute and nobody is there to renew it; renews it when somebody is. */
export function useLastMinute(client: SessionClient): boolean {
  const { status, expiresAt } = useSession();
  // The end that was asked about: a renewed session has another one.
  const [askedAbout, setAskedAbout] = useState<number | null>(null);
  useEffect(() => {
    const activity = watchActivity(nothing, Date.now);
    const poll = window.setInterval(() => {
      const view = client.view();
      if (view.status !== 'signed-in' || view.expiresAt === null) return;
      const now = Date.now();
      const step = lastMinuteStep(view.expiresAt - now, now - (activity.hiddenSince() ?? now));
      if (step === 'renew') void client.extend();
      setAskedAbout(step === 'ask' ? view.expiresAt : null);
    }, SETTINGS.session.pollMs);
    return () => {
      window.clearInterval(poll);
      activity.stop();
    };
  }, [client]);
  return status === 'signed-in' && askedAbout !== null && askedAbout === expiresAt;
}
