import type {
  ApiCredentialEvent,
  ApiCredentialHistoryExportQuery,
  ApiCredentialHistoryQuery,
} from '@portal/shared/contract/apiCredentials';
import { API_CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import { commaList } from '@portal/shared/domain/money/commaList';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import { credentialFileTexts, type CredentialFileTexts } from '../../texts/credentialFileTexts.ts';
import type { XlsxCell } from '../../xlsx/xlsxCell.ts';
import type { XlsxFile } from '../../xlsx/sendXlsx.ts';
import { API_CREDENTIAL_FAILURES } from './apiCredentialErrors.ts';
import { countEvents, listEvents, type EventFilter } from './apiCredentialEventSearch.ts';
import type { ApiCredentialsDeps } from './apiCredentialService.ts';
import { requireSeeing } from './credentialAccess.ts';
import { toApiCredentialEvent } from './toApiCredential.ts';

/** Reads what people did with credentials. Every method raises what `requireSeeing` does. */
export function createApiCredentialHistory({ db, clock, readTreatments }: ApiCredentialsDeps) {
  const requireFilter = async (user: SessionUser, query: HistoryQuery): Promise<EventFilter> => {
    const asked = commaList(query.type);
    const types = API_CREDENTIAL_TYPES.filter((type) => asked.includes(type));
    for (const type of types) await requireSeeing(readTreatments, user, type);
    return {
      types,
      ...(query.action !== undefined && { action: query.action }),
      ...daysOf(query),
    };
  };

  return {
    list: async (user: SessionUser, query: ApiCredentialHistoryQuery): Promise<List<ApiCredentialEvent>> => {
      const filter = await requireFilter(user, query);
      return readCappedPage(
        query,
        {
          count: (limit) => countEvents(db, user.platformId, filter, limit),
          read: (window) => listEvents(db, user.platformId, filter, { direction: directionOf(query), ...window }),
        },
        toApiCredentialEvent,
      );
    },

    /** A file of the rows that a list's filters leave. Raises 422 for more than a file holds. */
    export: async (user: SessionUser, query: ApiCredentialHistoryExportQuery): Promise<XlsxFile> => {
      const filter = await requireFilter(user, query);
      const { maxRows } = SETTINGS.exports;
      const count = await countEvents(db, user.platformId, filter, maxRows + 1);
      if (count > maxRows)
        throw new AppError({ ...API_CREDENTIAL_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
      const texts = credentialFileTexts(languageOf(user.langKey), query.timeZone);
      return {
        fileName: listFileName({
          ...query,
          list: query.type.includes('KEY') ? 'api-keys' : 'oauth-clients',
          now: clock.now(),
        }),
        columns: texts.headings.map((heading) => ({ heading, width: WIDTH })),
        batches: readRows(db, user.platformId, filter, query, texts),
      };
    },
  };
}

export type ApiCredentialHistory = ReturnType<typeof createApiCredentialHistory>;

type HistoryQuery = ApiCredentialHistoryExportQuery | ApiCredentialHistoryQuery;

const WIDTH = 24;
const BATCH = 500;

const directionOf = ({ sort }: HistoryQuery) => (sort === 'date,asc' ? 'asc' : 'desc');

async function* readRows(
  db: Db,
  platformId: bigint,
  filter: EventFilter,
  query: ApiCredentialHistoryExportQuery,
  texts: CredentialFileTexts,
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  const direction = directionOf(query);
  for (let offset = 0; offset < SETTINGS.exports.maxRows; offset += BATCH) {
    const rows = (await listEvents(db, platformId, filter, { direction, limit: BATCH, offset })).map(
      toApiCredentialEvent,
    );
    yield rows.map((row) => toCells(row, query.timeZone, texts));
    if (rows.length < BATCH) return;
  }
}

/** Returns the cells of a row in the order of the headings. */
const toCells = (row: ApiCredentialEvent, timeZone: string, { actions }: CredentialFileTexts): XlsxCell[] => [
  zonedTime(new Date(row.date), timeZone),
  actions[row.action],
  row.displayName,
  row.maskedKey,
  row.name,
  row.email,
];
