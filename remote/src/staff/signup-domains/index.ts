export { signupDomainRoutes } from './signupDomainRoutes.ts';
