export { EarlierUseNotice } from './cart/EarlierUseNotice.tsx';
export { earlierUseIn } from './cart/earlierUse.ts';
export { lineRefusalOf } from './placing/lineRefusal.ts';
export { RefusedLines } from './placing/RefusedLines.tsx';
export { quickOrderRoutes } from './quickOrderRoutes.ts';
export { useCreateCartMutation } from './quickOrderApi.ts';
