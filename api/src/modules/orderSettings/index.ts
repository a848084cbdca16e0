import type { ApiModule } from '../ApiModule.ts';
import { orderSettingsRoutes } from './orderSettingsRoutes.ts';
import { createOrderSettingsService, type OrderSettingsDeps } from './orderSettingsService.ts';

/** Wires the order settings of organisations. */
export const createOrderSettingsModule = (deps: OrderSettingsDeps): ApiModule => ({
  routes: orderSettingsRoutes(createOrderSettingsService(deps)),
});
