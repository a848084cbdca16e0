export { EarlierUseNotice } from './cart/EarlierUseNotice.tsx';
export { readEarlierUse } from './cart/readEarlierUse.ts';
export { toLineRefusal } from './placing/lineRefusal.ts';
export { RefusedLines } from './placing/RefusedLines.tsx';
export { quickOrderRoutes } from './quickOrderRoutes.ts';
export { useCreateCartMutation } from './quickOrderApi.ts';
