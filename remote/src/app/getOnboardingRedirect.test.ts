import { PATHS } from '@portal/shared/domain/access/paths';
import { getOnboardingRedirect } from './getOnboardingRedirect.ts';

test.each([
  [false, PATHS.start, PATHS.onboarding],
  [false, PATHS.landing, PATHS.onboarding],
  [false, '/orders/RG261120-100001-42', PATHS.onboarding],
  [false, PATHS.profile, PATHS.onboarding],
  [false, '/onboardings', PATHS.onboarding],
  [false, PATHS.onboarding, null],
  [false, PATHS.onboardingReview, null],
  [true, PATHS.onboarding, PATHS.landing],
  [true, PATHS.onboardingUsage, PATHS.landing],
  [true, PATHS.landing, null],
  [true, '/orders/RG261120-100001-42', null],
])('onboarded %s at %s: %s', (isOnboarded, path, target) => {
  expect(getOnboardingRedirect(isOnboarded, path)).toBe(target);
});

test('no address leads on from where it leads to', () => {
  for (const isOnboarded of [true, false])
    for (const path of Object.values(PATHS)) {
      const target = getOnboardingRedirect(isOnboarded, path);
      if (target !== null) expect(getOnboardingRedirect(isOnboarded, target)).toBeNull();
    }
});
