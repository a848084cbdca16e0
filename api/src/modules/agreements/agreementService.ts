import type {
  Agreement,
  AgreementsExportQuery,
  AgreementsQuery,
  StaffAgreementsQuery,
} from '@portal/shared/contract/agreements';
import type { AcceptedTerms } from '@portal/shared/contract/terms';
import { AGREEMENT_KINDS } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { readListBatches } from '../../lists/readListBatches.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import type { Clock } from '../../runtime/clock.ts';
import { agreementFileTexts, type AgreementFileTexts } from '../../texts/agreementFileTexts.ts';
import type { XlsxFile } from '../../xlsx/sendXlsx.ts';
import type { XlsxCell } from '../../xlsx/xlsxCell.ts';
import { findPlatformBy } from '../platforms/index.ts';
import { AGREEMENT_FAILURES } from './agreementErrors.ts';
import { countAgreements, listAgreements, type AgreementFilter } from './agreementSearch.ts';
import type { PortalTerms } from './terms.ts';
import { toAgreement } from './toAgreement.ts';

export interface AgreementsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly terms: PortalTerms;
}

/** Accepts terms, and reads what the users of an organisation have accepted. */
export function createAgreementService({ db, clock, terms }: AgreementsDeps) {
  const listOf = (platformId: bigint, query: AgreementsQuery): Promise<List<Agreement>> => {
    const filter = toFilter(query);
    return readCappedPage(
      query,
      {
        count: (limit) => countAgreements(db, platformId, filter, limit),
        read: (window) => listAgreements(db, platformId, filter, { direction: directionOf(query), ...window }),
      },
      toAgreement,
    );
  };

  return {
    /** POST /api/terms/acceptances. Raises 409 for other terms than those in force. */
    acceptTerms: (user: SessionUser, accepted: AcceptedTerms, ipAddress: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        terms.requireCurrent(accepted);
        const at = clock.now();
        const { platformId, id: userId } = user;
        await terms.recordAcceptance(tx, { ...accepted, platformId, userId, ipAddress, at });
        await writeAudit(tx, {
          platformId,
          actorUserId: userId,
          action: 'terms.accepted',
          entityType: 'terms',
          entityId: accepted.version,
          at,
        });
      }),

    /** GET /api/agreements. */
    list: (user: SessionUser, query: AgreementsQuery) => listOf(user.platformId, query),

    /** GET /api/staff/agreements. Raises 404 for an organisation that does not exist. */
    async listForStaff({ platformClientId, ...query }: StaffAgreementsQuery): Promise<List<Agreement>> {
      const platform = await findPlatformBy(db, platformClientId);
      if (platform === undefined) throw new AppError(COMMON_FAILURES.notFound);
      return listOf(platform.id, query);
    },

    /** A file of the rows that a list's filters leave. Raises 422 for more than a file holds. */
    async export(user: SessionUser, query: AgreementsExportQuery): Promise<XlsxFile> {
      const filter = toFilter(query);
      const { maxRows } = SETTINGS.exports;
      const count = await countAgreements(db, user.platformId, filter, maxRows + 1);
      if (count > maxRows)
        throw new AppError({ ...AGREEMENT_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
      const texts = agreementFileTexts(languageOf(user.langKey), query.timeZone);
      return {
        fileName: listFileName({ ...query, list: 'agreements', now: clock.now() }),
        columns: texts.headings.map((heading) => ({ heading, width: WIDTH })),
        batches: readListBatches(
          (page) => listAgreements(db, user.platformId, filter, { direction: directionOf(query), ...page }),
          (row) => toCells(toAgreement(row), query.timeZone, texts),
        ),
      };
    },
  };
}

export type AgreementService = ReturnType<typeof createAgreementService>;

const WIDTH = 24;

const directionOf = ({ sort }: AgreementsExportQuery | AgreementsQuery) => (sort === 'date,asc' ? 'asc' : 'desc');

function toFilter(query: AgreementsExportQuery | AgreementsQuery): AgreementFilter {
  const kind = AGREEMENT_KINDS.find((known) => known === query.kind);
  return { q: query.q, ...(kind !== undefined && { kind }), ...daysOf(query) };
}

/** Returns the cells of a row in the order of the headings. */
const toCells = (row: Agreement, timeZone: string, { kinds }: AgreementFileTexts): XlsxCell[] => [
  zonedTime(new Date(row.date), timeZone),
  row.name,
  row.email,
  kinds[row.kind],
  row.version,
  row.language,
  row.ipAddress,
  row.bankAccount === null ? null : `${row.bankAccount.label} ••${row.bankAccount.lastFour}`,
];
