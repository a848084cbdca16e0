export { recordsRoutes } from './recordsRoutes.ts';
