export { quickOrderRoutes } from './quickOrderRoutes.ts';
