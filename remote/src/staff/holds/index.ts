export { holdRoutes } from './holdRoutes.ts';
