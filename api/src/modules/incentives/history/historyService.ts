import type { CompletionsExportQuery, CompletionsQuery, IncentiveCompletion } from '@portal/shared/contract/incentives';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { daysOf } from '../../../lists/daysOf.ts';
import { listFileName } from '../../../lists/listFileName.ts';
import { readListBatches } from '../../../lists/readListBatches.ts';
import { readCappedPage } from '../../../lists/readCappedPage.ts';
import type { List } from '../../../lists/sendList.ts';
import { zonedTime } from '../../../lists/zonedTime.ts';
import type { ReadTreatments } from '../../../providers/flags/createTreatments.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { completionFileTexts, type CompletionFileTexts } from '../../../texts/completionFileTexts.ts';
import type { XlsxCell } from '../../../xlsx/xlsxCell.ts';
import type { XlsxFile } from '../../../xlsx/sendXlsx.ts';
import { INCENTIVE_FAILURES } from '../incentiveErrors.ts';
import { findVisibleIncentive, type IncentiveRow } from '../incentiveReadModel.ts';
import { requireResearch } from '../requireResearch.ts';
import { countCompletions, listCompletions, type CompletionFilter } from './completionReadModel.ts';
import { toIncentiveCompletion } from './toIncentiveCompletion.ts';

interface HistoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
}

const WIDTH = 24;

/** The responses of an incentive. Every method raises 404 where research is off, and for an incentive that the user does not see. */
export function createIncentiveHistory({ db, clock, readTreatments }: HistoryDeps) {
  const find = async (user: SessionUser, identifier: string): Promise<IncentiveRow> => {
    await requireResearch(readTreatments, user);
    return findVisibleIncentive(db, user, identifier);
  };

  return {
    list: async (
      user: SessionUser,
      identifier: string,
      query: CompletionsQuery,
    ): Promise<List<IncentiveCompletion>> => {
      const incentive = await find(user, identifier);
      const filter = toFilter(query);
      return readCappedPage(
        query,
        {
          count: (limit) => countCompletions(db, incentive, filter, limit),
          read: (window) => listCompletions(db, incentive, filter, { direction: directionOf(query), ...window }),
        },
        toIncentiveCompletion,
      );
    },

    /** A file of the rows that a list's filters leave. Raises 422 for more than a file holds. */
    export: async (user: SessionUser, identifier: string, query: CompletionsExportQuery): Promise<XlsxFile> => {
      const incentive = await find(user, identifier);
      const filter = toFilter(query);
      const { maxRows } = SETTINGS.exports;
      if ((await countCompletions(db, incentive, filter, maxRows + 1)) > maxRows)
        throw new AppError({ ...INCENTIVE_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
      const texts = completionFileTexts(languageOf(user.langKey), query.timeZone);
      return {
        fileName: listFileName({ ...query, list: 'completions', now: clock.now() }),
        columns: texts.headings.map((heading) => ({ heading, width: WIDTH })),
        batches: readListBatches(
          (page) => listCompletions(db, incentive, filter, { direction: directionOf(query), ...page }),
          (row) => toCells(toIncentiveCompletion(row), query.timeZone, texts),
        ),
      };
    },
  };
}

export type IncentiveHistory = ReturnType<typeof createIncentiveHistory>;

type FilterQuery = Pick<CompletionsQuery, 'search' | 'status' | 'from' | 'to' | 'timeZone'>;

const toFilter = ({ search, status, ...days }: FilterQuery): CompletionFilter => ({ search, status, ...daysOf(days) });

const directionOf = ({ sort }: Pick<CompletionsQuery, 'sort'>) => (sort === 'date,asc' ? 'asc' : 'desc');

/** Returns the cells of a row in the order of the headings. */
const toCells = (row: IncentiveCompletion, timeZone: string, { statuses }: CompletionFileTexts): XlsxCell[] => [
  zonedTime(new Date(row.date), timeZone),
  row.recipientEmail,
  row.recipientName,
  row.responseId,
  row.referenceOrderId,
  statuses[row.status],
  { decimal: String(row.tries), decimals: 0 },
];
