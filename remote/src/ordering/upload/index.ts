export { uploadRoutes } from './uploadRoutes.ts';
