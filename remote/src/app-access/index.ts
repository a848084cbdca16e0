export { appAccessRoutes } from './appAccessRoutes.ts';
