import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const step = (path: string, name: string): RouteRow => ({
  path,
  titleKey: `onboarding:step.${name}`,
  segmentName: `Onboarding ${name}`,
  isInPlace: true,
});

/** The wizard of an organisation that has not told about its business yet; the form stays on the screen between its steps. */
export const onboardingRoutes: readonly RouteRow[] = [
  {
    path: PATHS.onboarding,
    titleKey: 'onboarding:title',
    segmentName: 'Onboarding',
    page: async () => (await import('./pages/OnboardingPage.tsx')).OnboardingPage,
    children: [
      step(PATHS.onboardingUsage, 'usage'),
      step(PATHS.onboardingCompany, 'company'),
      step(PATHS.onboardingAdditional, 'additional'),
      step(PATHS.onboardingReview, 'review'),
    ],
  },
];
