import './locales.ts';

export { settingsRoutes } from './settingsRoutes.ts';
