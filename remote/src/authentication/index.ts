export { authenticationRoutes } from './authenticationRoutes.ts';
