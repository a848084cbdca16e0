export { apiKeysRoutes } from './apiKeysRoutes.ts';
