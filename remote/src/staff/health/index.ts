export { healthRoutes } from './healthRoutes.ts';
