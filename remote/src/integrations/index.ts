export { integrationsRoutes } from './integrationsRoutes.ts';
