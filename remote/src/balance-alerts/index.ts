export { balanceAlertsRoutes } from './balanceAlertsRoutes.ts';
