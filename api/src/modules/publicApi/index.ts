import type { Db } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { CartsModule } from '../carts/index.ts';
import type { CatalogModule } from '../catalog/index.ts';
import type { OrdersModule } from '../orders/index.ts';
import type { DocumentationSettings } from './documentation/documentationPage.ts';
import { documentationRoutes } from './documentation/documentationRoutes.ts';
import { publicApiRoutes } from './publicApiRoutes.ts';
import { createPublicOrderService } from './publicOrderService.ts';

interface PublicApiDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: DocumentationSettings;
  readonly carts: Pick<CartsModule, 'openQuoted'>;
  readonly catalog: Pick<CatalogModule, 'getCatalog'>;
  readonly accounts: Pick<AccountsModule, 'programAccounts'>;
  readonly orders: Pick<OrdersModule, 'programOrders'>;
}

/** Wires the calls of programs, and the page that explains them. */
export function createPublicApiModule(deps: PublicApiDeps): ApiModule {
  const { db, clock, env, carts, catalog, accounts, orders } = deps;
  return {
    routes: routesOf([
      ...publicApiRoutes({
        publicUrl: env.publicUrl,
        getCatalog: catalog.getCatalog,
        accounts: accounts.programAccounts,
        orders: createPublicOrderService({
          db,
          clock,
          openQuoted: carts.openQuoted,
          orders: orders.programOrders,
        }),
      }),
      ...documentationRoutes(env),
    ]),
  };
}
