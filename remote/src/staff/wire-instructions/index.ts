export { wireInstructionsRoutes } from './wireInstructionsRoutes.ts';
