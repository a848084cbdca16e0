export { onboardingRoutes } from './onboardingRoutes.ts';
