import type { ApiModule } from '../ApiModule.ts';
import { onboardingRoutes } from './onboardingRoutes.ts';
import { createOnboardingService, type OnboardingDeps } from './onboardingService.ts';

export { insertSignupAnswers } from './signupAnswersRepository.ts';

/** Wires the wizard in which an organisation tells about its business. */
export const createOnboardingModule = (deps: OnboardingDeps): ApiModule => ({
  routes: onboardingRoutes(createOnboardingService(deps)),
});
