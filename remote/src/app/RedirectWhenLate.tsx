import { SETTINGS } from '@portal/shared/domain/settings';
import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { useIsLate } from '../ui/page/useIsLate.ts';

/** Skeleton while the landing page is decided; after a time limit redirects to an address that needs no decision. */
export function RedirectWhenLate({ to }: { readonly to: string }) {
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  return isLate ? <Redirect to={to} /> : <WaitingPage />;
}
