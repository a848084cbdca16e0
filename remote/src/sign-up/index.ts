export { signUpRoutes } from './signUpRoutes.ts';
