export { EarlierUseNotice } from './cart/EarlierUseNotice.tsx';
export { earlierUseIn } from './cart/earlierUse.ts';
export { quickOrderRoutes } from './quickOrderRoutes.ts';
export { useCreateCartMutation } from './quickOrderApi.ts';
