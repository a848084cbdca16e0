import { SETTINGS } from '@portal/shared/domain/settings';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useSession, useSessionOutOfReach } from '../entities/session/sessionSource.ts';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { useIsLate } from '../ui/page/useIsLate.ts';

/** Pages for signed-out users; signed-in users are redirected. Shows the page when the session is not known in time. */
export function AnonymousOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  const isOutOfReach = useSessionOutOfReach();
  if (status === 'signed-in') return <Redirect to={PATHS.landing} />;
  return status === 'unknown' && !isLate && !isOutOfReach ? <WaitingPage /> : <>{children}</>;
}
