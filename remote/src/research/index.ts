export { researchRoutes } from './researchRoutes.ts';
