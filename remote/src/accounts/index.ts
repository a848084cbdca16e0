export { accountsRoutes } from './accountsRoutes.ts';
