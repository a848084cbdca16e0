import './locales.ts';

export { fundingRoutes } from './fundingRoutes.ts';
