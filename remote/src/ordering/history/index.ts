export { historyRoutes } from './historyRoutes.ts';
