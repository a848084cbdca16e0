export { teamRoutes } from './teamRoutes.ts';
