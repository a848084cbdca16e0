import type { PortalLinks } from '@portal/shared/contract/system';
import type { Database } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createHealthService } from './healthService.ts';
import { createLicences } from './licences.ts';
import { linkRoutes } from './linkRoutes.ts';
import { systemRoutes } from './systemRoutes.ts';

export { readDatabaseSize } from './databaseReadModel.ts';
export { version } from './version.ts';

interface SystemDeps {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly links: PortalLinks;
}

/** Health, addresses outside the portal, licences. */
export function createSystemModule({ database, links }: SystemDeps): ApiModule {
  const health = systemRoutes(createHealthService(database));
  const outside = linkRoutes(links, createLicences());
  return {
    routes: routesOf([health, outside]),
  };
}
