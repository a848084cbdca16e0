export { quickOrderRoutes } from './quickOrderRoutes.ts';
export { useCreateCartMutation } from './quickOrderApi.ts';
