export { templatesRoutes } from './templatesRoutes.ts';
