export { RepeatedOrder } from './order/RepeatedOrder.tsx';
export { historyRoutes } from './historyRoutes.ts';
