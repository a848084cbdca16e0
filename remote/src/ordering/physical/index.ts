export { physicalStepPath } from './physicalOrder.ts';
export { physicalRoutes } from './physicalRoutes.ts';
