export { orderSettingsRoutes } from './orderSettingsRoutes.ts';
