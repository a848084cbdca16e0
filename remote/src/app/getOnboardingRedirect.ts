import { PATHS } from '@portal/shared/domain/access/paths';

const isInWizard = (pathname: string): boolean =>
  pathname === PATHS.onboarding || pathname.startsWith(`${PATHS.onboarding}/`);

/** Returns where an address leads: to the wizard before its end, out of it after that; null: it stays. */
export function getOnboardingRedirect(isOnboarded: boolean, pathname: string): string | null {
  if (isOnboarded) return isInWizard(pathname) ? PATHS.landing : null;
  return isInWizard(pathname) ? null : PATHS.onboarding;
}
