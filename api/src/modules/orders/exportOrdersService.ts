import type { OrdersExportQuery } from '@portal/shared/contract/orders';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { orderFileTexts } from '../../texts/orderFileTexts.ts';
import type { XlsxFile } from '../../xlsx/sendXlsx.ts';
import { COUNTED_ROWS, historyFile, requireFits } from './historyFile.ts';
import { ORDER_FILE_COLUMNS } from './orderFileColumns.ts';
import { toDirection, toOrderFilter } from './toOrderFilter.ts';
import { findOrderIds, listOrders } from './orderReadModel.ts';

/**
 * A file of the orders that the list's filters leave, one a row, in the list's order and the user's language. Raises 422 for
 * more orders than a file holds.
 */
export const createExportOrders =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: OrdersExportQuery): Promise<XlsxFile> => {
    const direction = toDirection(query);
    const filter = await toOrderFilter(db, user, query);
    const window = { direction, limit: SETTINGS.exports.maxRows, offset: 0 };
    const { ids, total } = await findOrderIds(db, filter, window, COUNTED_ROWS);
    requireFits(total);
    const { timeZone } = query;
    const now = clock.now();
    return historyFile({
      fileName: listFileName({ ...query, list: 'orders', now }),
      columns: ORDER_FILE_COLUMNS,
      style: { texts: orderFileTexts(languageOf(user.langKey), timeZone), timeZone, now },
      ids,
      read: (batch) => listOrders(db, user.platformId, batch, direction),
    });
  };

export type ExportOrders = ReturnType<typeof createExportOrders>;
