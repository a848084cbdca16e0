export { settingsRoutes } from './settingsRoutes.ts';
