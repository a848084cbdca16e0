import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { OnboardingForm } from '../form/OnboardingForm.tsx';
import { useGetOnboardingQuery } from '../onboardingApi.ts';
import { STEP_PATHS } from '../onboardingSteps.ts';

/** The wizard (`/onboarding`, which leads to the step that was saved, and the addresses of its steps). */
export function OnboardingPage() {
  const { t } = useTranslation(['onboarding', 'business', 'billingAddress', 'errors']);
  const { pathname } = useLocation();
  const { data, error, refetch } = useGetOnboardingQuery(undefined);
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      {data === undefined && error === undefined && <PageSkeleton rows={5} />}
      {data === undefined && error !== undefined && <PartFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && pathname === PATHS.onboarding && <Redirect to={STEP_PATHS[data.step]} />}
      {data !== undefined && pathname !== PATHS.onboarding && <OnboardingForm draft={data} />}
      <Outlet />
    </Page>
  );
}
