import type { LegacyReport, LegacyReportsQuery } from '@portal/shared/contract/reports';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { StoredFile } from '../../../files/sendStoredFile.ts';
import { readCappedPage } from '../../../lists/readCappedPage.ts';
import type { List } from '../../../lists/sendList.ts';
import type { FileStore } from '../../../providers/files/FileStore.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { REPORT_FAILURES } from '../reportErrors.ts';
import { countLegacyReports, findLegacyReport, listLegacyReports } from './legacyReadModel.ts';
import { toLegacyReport } from './toLegacyReport.ts';

interface LegacyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: FileStore;
}

export type LegacyService = ReturnType<typeof createLegacyService>;

/** Files that the portal before this one made: listed and downloaded, never changed. */
export const createLegacyService = ({ db, clock, store }: LegacyDeps) => ({
  list: (user: SessionUser, query: LegacyReportsQuery): Promise<List<LegacyReport>> => {
    const search = query.search ?? '';
    const direction = query.sort === 'madeDate,asc' ? 'asc' : 'desc';
    return readCappedPage(
      query,
      {
        count: (cap) => countLegacyReports(db, user, search, cap),
        read: (window) => listLegacyReports(db, user, search, { direction, ...window }),
      },
      toLegacyReport,
    );
  },

  /** Raises 404 for a file that the user may not read. The download is audited. */
  download: async (user: SessionUser, fileId: string): Promise<StoredFile> => {
    const row = await findLegacyReport(db, user, fileId);
    if (row === undefined) throw new AppError(REPORT_FAILURES.notFound);
    const { platformId, id: actorUserId } = user;
    await withTransaction(db, (tx) =>
      writeAudit(tx, {
        platformId,
        actorUserId,
        action: 'legacyReport.downloaded',
        entityType: 'legacyReport',
        entityId: row.identifier,
        at: clock.now(),
      }),
    );
    return {
      fileName: row.file_name,
      contentType: row.content_type,
      byteCount: Number(row.size_bytes),
      bytes: store.read({ platformId, id: row.file_key }),
    };
  },
});
