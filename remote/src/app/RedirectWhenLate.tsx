import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { useIsLate } from '../ui/page/useIsLate.ts';

interface RedirectWhenLateProps {
  readonly to: string;
  readonly waiting?: ReactNode;
}

/** Skeleton while the landing page is decided; after a time limit redirects to an address that needs no decision. */
export function RedirectWhenLate({ to, waiting = <WaitingPage /> }: RedirectWhenLateProps) {
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  return isLate ? <Redirect to={to} /> : <>{waiting}</>;
}
