import { clearUserStorage } from '@portal/shared/session/clearUserStorage';
import { accountSelected } from '@portal/shared/store/accountSlice';
import { useEffect, useRef } from 'react';
import { portalApi } from '../api/portalApi.ts';
import { useSession } from '../entities/session/sessionSource.ts';
import { useServices } from './services.ts';

/**
 * Clears everything of the user on sign-out or when another user signs in: cache, account, drafts, stored choices. A
 * session that ended by itself leaves what is stored under the user's own key, so that their next sign-in finds the drafts.
 */
export function useForgetOnSignOut(): void {
  const { shared, drafts } = useServices();
  const { status, claims } = useSession();
  const last = useRef<string | null>(null);
  const hadEnded = useRef(false);
  const subject = claims?.subject ?? null;

  useEffect(() => {
    const isAnother = subject !== null && last.current !== null && subject !== last.current;
    const isGone = status === 'signed-out' && last.current !== null;
    if (isAnother || isGone) {
      shared.redux.dispatch(portalApi.util.resetApiState());
      shared.redux.dispatch(accountSelected(null));
      if (isGone && !hadEnded.current) {
        drafts.clear();
        clearUserStorage();
      }
    }
    hadEnded.current = status === 'ended';
    if (status === 'signed-in') last.current = subject;
    if (status === 'signed-out') last.current = null;
  }, [status, subject, shared, drafts]);
}
