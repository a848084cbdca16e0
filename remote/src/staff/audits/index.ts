export { auditRoutes } from './auditRoutes.ts';
