export { physicalRoutes } from './physicalRoutes.ts';
