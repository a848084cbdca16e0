import { PATHS } from '@portal/shared/domain/access/paths';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useSignedIn } from '../entities/platform/signedIn.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { hasPage } from './getLandingPath.ts';
import { getOnboardingRedirect } from './getOnboardingRedirect.ts';
import { useServices } from './services.ts';

const OnboardingFrame = lazyPart(async () => (await import('./OnboardingFrame.tsx')).OnboardingFrame);

interface OnboardingGateProps {
  /** Shown while the frame of the wizard loads, and instead of a page that is left. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Leads people to the wizard until their organisation has told about its business, and out of it then. */
export function OnboardingGate({ waiting, children }: OnboardingGateProps) {
  const { principal } = useSignedIn();
  const { pathname } = useLocation();
  const { routes } = useServices();
  const isOnboarded = principal.onboarded || principal.emulationPlatformId !== null;
  const [hasBegun, setBegun] = useState(isOnboarded);
  if (!isOnboarded && hasBegun) setBegun(false);
  const rows = routes.getRows();
  if (!isOnboarded && !hasPage(rows, PATHS.onboarding)) return <WizardElsewhere />;
  const redirect = getOnboardingRedirect(isOnboarded, pathname);
  if (redirect !== null) {
    // Those who have just sent it read how far its review is.
    const isSent = isOnboarded && !hasBegun && hasPage(rows, PATHS.businessReview);
    return (
      <>
        <Redirect to={isSent ? PATHS.businessReview : redirect} />
        {waiting}
      </>
    );
  }
  if (isOnboarded) return children;
  return (
    <PageBoundary waiting={waiting}>
      <OnboardingFrame>
        <Outlet />
      </OnboardingFrame>
    </PageBoundary>
  );
}

/** A module that is mounted alone has no wizard. */
function WizardElsewhere() {
  const { t } = useTranslation('signedIn');
  return (
    <Page>
      <Notice kind="info" title={t('onboarding.title')}>
        {t('onboarding.text')}
      </Notice>
    </Page>
  );
}
