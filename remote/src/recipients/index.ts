export { recipientsRoutes } from './recipientsRoutes.ts';
