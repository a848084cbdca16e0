import type { FundingExportQuery } from '@portal/shared/contract/funding';
import { languageOf } from '@portal/shared/domain/people/languages';
import { holds } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { fundingFileTexts } from '../../texts/fundingFileTexts.ts';
import type { XlsxFile } from '../../xlsx/sendXlsx.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { fundingFileColumns } from './fundingFileColumns.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { toDirection, toMovementFilter, toMovementSource } from './movementFilter.ts';
import { viewMovements, type MovementView } from './readerView.ts';

const BATCH_ROWS = 500;

/**
 * A file of all transactions that the list's filters leave, in the list's order, with headings in the user's language.
 * Raises what the list does, and 422 for more transactions than a file holds. Between batches no connection is held.
 */
export const createExportFundingService =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: FundingExportQuery): Promise<XlsxFile> => {
    const { maxRows } = SETTINGS.exports;
    const direction = toDirection(query);
    const filter = await toMovementFilter(db, user, query);
    const source = toMovementSource(user, query);
    const { ids, total } = await source.find(db, filter, { direction, limit: maxRows, offset: 0 }, maxRows + 1);
    if (total > maxRows) throw new AppError({ ...FUNDING_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
    const texts = fundingFileTexts(languageOf(user.langKey), query.timeZone);
    const columns = fundingFileColumns(holds(user, 'VIEW_BALANCE_ACCESS'));
    const toCells = (view: MovementView) =>
      columns.map(({ cell }) => cell({ ...view, timeZone: query.timeZone }, texts));
    return {
      fileName: listFileName({ ...query, list: 'transactions', now: clock.now() }),
      columns: columns.map(({ heading, width }) => ({ heading: texts.headings[heading], width })),
      batches: (async function* () {
        for (let at = 0; at < ids.length; at += BATCH_ROWS) {
          const rows = await source.list(db, user.platformId, ids.slice(at, at + BATCH_ROWS), direction);
          yield (await viewMovements(db, user, filter.wallets, rows)).map(toCells);
        }
      })(),
    };
  };

export type ExportFunding = ReturnType<typeof createExportFundingService>;
