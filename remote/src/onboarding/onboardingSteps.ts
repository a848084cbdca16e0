import { PATHS } from '@portal/shared/domain/access/paths';
import { ONBOARDING_STEPS, type OnboardingStep } from '@portal/shared/domain/onboarding/onboardingRules';

/** The address of each step of the wizard. */
export const STEP_PATHS: Readonly<Record<OnboardingStep, string>> = {
  usage: PATHS.onboardingUsage,
  company: PATHS.onboardingCompany,
  additional: PATHS.onboardingAdditional,
  review: PATHS.onboardingReview,
};

/** The step at an address; the first one elsewhere. */
export const stepAt = (pathname: string): OnboardingStep =>
  ONBOARDING_STEPS.find((step) => STEP_PATHS[step] === pathname) ?? 'usage';
