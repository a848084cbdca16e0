import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import { deleteExpiredDrafts } from './orderDraftRepository.ts';
import { orderDraftRoutes } from './orderDraftRoutes.ts';
import { createOrderDraftService } from './orderDraftService.ts';

interface OrderDraftsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Wires half-made orders. */
export const createOrderDraftsModule = ({ db, clock }: OrderDraftsModuleDeps): ApiModule => ({
  routes: orderDraftRoutes(createOrderDraftService({ db, clock })),
  housekeeping: [
    {
      name: 'delete expired order drafts',
      run: (now) => deleteExpiredDrafts(db, new Date(now.getTime() - SERVER_SETTINGS.orderDrafts.keptMs)),
    },
  ],
});
