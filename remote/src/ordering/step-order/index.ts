export { stepOrderRoutes } from './stepOrderRoutes.ts';
