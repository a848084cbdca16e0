export { agreementsRoutes } from './agreementsRoutes.ts';
