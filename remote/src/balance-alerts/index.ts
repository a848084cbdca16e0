import './locales.ts';

export { balanceAlertsRoutes } from './balanceAlertsRoutes.ts';
