export { wireRoutes } from './wireRoutes.ts';
