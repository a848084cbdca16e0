export { jobRoutes } from './jobRoutes.ts';
