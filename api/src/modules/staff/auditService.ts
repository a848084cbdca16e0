import type { AuditExportQuery, AuditQuery, StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { CsvCell } from '../../csv/csvRow.ts';
import type { CsvFile } from '../../csv/sendCsv.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import { auditFileHeadings } from '../../texts/auditFileHeadings.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import {
  countAudits,
  listActions,
  listAudits,
  type AuditFilter,
  type AuditCursor,
  type AuditRow,
} from '../../audit/auditReadModel.ts';
import { findUserKey } from '../identity/index.ts';
import { findPlatformsNamed } from '../platforms/index.ts';
import { STAFF_FAILURES } from './staffErrors.ts';

const BATCH = 500;

/** The audit log of all platforms. */
export function createAuditService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  /** Null when nothing can match: there is no such platform. */
  const filterOf = async (query: AuditExportQuery): Promise<AuditFilter | null> => {
    const platforms = query.platform === '' ? null : await findPlatformsNamed(db, query.platform);
    if (platforms?.length === 0) return null;
    const email = query.who.toLowerCase();
    return {
      ...(email !== '' && { who: { email, user: await findUserKey(db, email) } }),
      ...(query.action !== '' && { action: query.action }),
      ...(platforms && { platformIds: platforms.map(({ id }) => id) }),
      ...daysOf(query),
    };
  };

  return {
    actions: (): Promise<string[]> => listActions(db),

    list: async (query: AuditQuery): Promise<List<StaffAuditEntry>> => {
      const filter = await filterOf(query);
      if (filter === null) return { rows: [], total: 0, isCapped: false };
      const direction = directionOf(query);
      return readCappedPage(
        query,
        {
          count: (limit) => countAudits(db, filter, limit),
          read: (window) => listAudits(db, filter, { direction, ...window }),
        },
        toEntry,
      );
    },

    /** A file of the entries that a list's filters leave; the download is an entry too. Raises 422 for more than a file holds. */
    export: async (user: SessionUser, query: AuditExportQuery): Promise<CsvFile> => {
      const filter = await filterOf(query);
      const { maxRows } = SETTINGS.exports;
      const count = filter === null ? 0 : await countAudits(db, filter, maxRows + 1);
      if (count > maxRows) throw new AppError({ ...STAFF_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
      const now = clock.now();
      const [named] = query.platform === '' ? [] : await findPlatformsNamed(db, query.platform);
      await withTransaction(db, (tx) =>
        writeAudit(tx, {
          platformId: user.platformId,
          actorUserId: user.id,
          action: 'audit.exported',
          entityType: 'platform',
          entityId: query.platform === '' ? user.platformClientId : (named?.platform_client_id ?? query.platform),
          details: {
            who: query.who,
            action: query.action,
            from: query.from ?? '',
            to: query.to ?? '',
            timeZone: query.timeZone,
            entries: count,
          },
          at: now,
        }),
      );
      return {
        fileName: listFileName({ ...query, list: 'audit', format: 'csv', now }),
        headings: auditFileHeadings(languageOf(user.langKey), query.timeZone),
        batches: filter === null ? noBatches() : readBatches(db, { ...filter, ...endOf(filter, now) }, query, count),
      };
    },
  };
}

const directionOf = ({ sort }: AuditExportQuery) => (sort === 'createdAt,asc' ? 'asc' : 'desc');

/** The download's own entry, and what follows it, are not part of the file. */
const endOf = ({ before = new Date(8.64e15) }: AuditFilter, now: Date): Pick<AuditFilter, 'before'> => ({
  before: before < now ? before : now,
});

async function* noBatches(): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  await Promise.resolve();
  yield [];
}

async function* readBatches(
  db: Db,
  filter: AuditFilter,
  query: AuditExportQuery,
  count: number,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  const direction = directionOf(query);
  let after: AuditCursor | undefined;
  for (let read = 0; read < count;) {
    const rows = await listAudits(db, filter, { direction, limit: BATCH, ...(after && { after }) });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => toCells(row, query.timeZone));
    after = { at: last.created_at, id: last.id };
    read += rows.length;
  }
}

/** Returns the cells of an entry in the order of `auditFileHeadings`. */
const toCells = (row: AuditRow, timeZone: string): CsvCell[] => [
  zonedTime(row.created_at, timeZone).toISO(),
  row.staff_email ?? row.email,
  row.platform_name,
  row.platform_client_id,
  row.action,
  row.entity_type,
  row.entity_id,
  JSON.stringify(row.details),
];

const toEntry = (row: AuditRow): StaffAuditEntry => ({
  id: String(row.id),
  createdAt: row.created_at.toISOString(),
  who: row.staff_email ?? row.email,
  isStaff: row.staff_email !== null,
  platformClientId: row.platform_client_id,
  platformName: row.platform_name,
  action: row.action,
  entityType: row.entity_type,
  entityId: row.entity_id,
  details: textsOf(row.details),
});

function textsOf(details: unknown): Record<string, string> {
  if (typeof details !== 'object' || details === null) return {};
  return Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

export type AuditService = ReturnType<typeof createAuditService>;
