import type { ApiModule } from '../ApiModule.ts';
import { integrationRoutes } from './integrationRoutes.ts';
import { createIntegrationService, type IntegrationsDeps } from './integrationService.ts';

export { recordIntegration } from './integrationEventRepository.ts';

/** Integrations: what programs and apps are connected to an organisation. */
export const createIntegrationsModule = (deps: IntegrationsDeps): ApiModule => ({
  routes: integrationRoutes(createIntegrationService(deps)),
});
