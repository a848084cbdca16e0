import './locales.ts';

export { historyRoutes } from './historyRoutes.ts';
