export { platformRoutes } from './platformRoutes.ts';
