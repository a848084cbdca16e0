export { reportsRoutes } from './reportsRoutes.ts';
