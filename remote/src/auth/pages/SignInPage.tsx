import { SETTINGS } from '@portal/shared/domain/settings';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useIsLate } from '../../ui/page/useIsLate.ts';
import { useRememberedLanguage } from '../../entities/auth-frame/useRememberedLanguage.ts';
import { SignInCard } from '../sign-in/SignInCard.tsx';

/** Sign-in, in the language chosen earlier on this device; in the present one when that does not load in time. */
export function SignInPage() {
  const isReady = useRememberedLanguage();
  const isLate = useIsLate(SETTINGS.landing.giveUpMs);
  return isReady || isLate ? <SignInCard /> : <PageSkeleton />;
}
