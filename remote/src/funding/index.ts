export { fundingRoutes } from './fundingRoutes.ts';
