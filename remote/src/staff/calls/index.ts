export { callRoutes } from './callRoutes.ts';
