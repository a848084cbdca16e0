import type { LineItemsExportQuery } from '@portal/shared/contract/lineItems';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { listFileName } from '../../../lists/listFileName.ts';
import { templateNameIn } from '../../../texts/standardTemplate.ts';
import { orderFileTexts } from '../../../texts/orderFileTexts.ts';
import type { XlsxFile } from '../../../xlsx/sendXlsx.ts';
import { COUNTED_ROWS, historyFile, requireFits } from '../historyFile.ts';
import { toDirection } from '../toOrderFilter.ts';
import { LINE_ITEM_FILE_COLUMNS } from './lineItemFileColumns.ts';
import { toLineItemFilter } from './toLineItemFilter.ts';
import { findLineItemIds, listLineItems } from './lineItemReadModel.ts';

/**
 * A file of the line items that the list's filters leave, one a row, in the list's order and the user's language. Raises 422
 * for more lines than a file holds.
 */
export const createExportLineItems =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: LineItemsExportQuery): Promise<XlsxFile> => {
    const now = clock.now();
    const filter = await toLineItemFilter(db, user, query, now);
    const window = { direction: toDirection(query), limit: SETTINGS.exports.maxRows, offset: 0 };
    const { ids, total } = await findLineItemIds(db, filter, window, COUNTED_ROWS);
    requireFits(total);
    const { timeZone } = query;
    return historyFile({
      fileName: listFileName({ ...query, list: 'line-items', now }),
      columns: LINE_ITEM_FILE_COLUMNS,
      style: { texts: orderFileTexts(languageOf(user.langKey), timeZone), timeZone, now },
      ids,
      read: async (batch) =>
        (await listLineItems(db, user.platformId, batch)).map((line) => ({
          ...line,
          template_name: templateNameIn(line.etid, line.template_name, user.langKey),
        })),
    });
  };

export type ExportLineItems = ReturnType<typeof createExportLineItems>;
