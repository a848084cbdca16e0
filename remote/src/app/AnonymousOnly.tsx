import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { useSession, useSessionOutOfReach } from '../entities/session/sessionSource.ts';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { useIsLate } from '../ui/page/useIsLate.ts';

/** Pages for people who are not signed in: others go to where they want to be. Who cannot be told in time is shown the page. */
export function AnonymousOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  const isOutOfReach = useSessionOutOfReach();
  if (status === 'signed-in') return <Redirect to="/landing-redirect" />;
  return status === 'unknown' && !isLate && !isOutOfReach ? <PageSkeleton /> : <>{children}</>;
}
