export { treatmentRoutes } from './treatmentRoutes.ts';
