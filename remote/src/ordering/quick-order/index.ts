export { quickOrderRoutes } from './quickOrderRoutes.ts';
export { useCreateCartMutation } from './quickOrderApi.ts';
export { readOrderDraft } from './checkout/orderDraft.ts';
