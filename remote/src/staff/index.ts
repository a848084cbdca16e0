export { staffRoutes } from './staffRoutes.ts';
