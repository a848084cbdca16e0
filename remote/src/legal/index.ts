export { legalRoutes } from './legalRoutes.ts';
