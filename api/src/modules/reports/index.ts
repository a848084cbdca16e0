import { createDatabaseFiles } from '../../providers/files/createDatabaseFiles.ts';
import type { Db } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { Clock } from '../../runtime/clock.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { SendNotice } from '../outbox/index.ts';
import { deleteReportFiles } from './deleteReportFiles.ts';
import { createMakeReportWorker, failLateReports } from './makeReportWorker.ts';
import { createLegacyService } from './legacy/legacyService.ts';
import { legacyRoutes } from './legacy/legacyRoutes.ts';
import { listUselessFiles } from './reportRepository.ts';
import { reportRoutes } from './reportRoutes.ts';
import { createReportService } from './reportService.ts';

export { importLegacyReports } from './legacy/importLegacyReports.ts';
export { createMakeReportWorker } from './makeReportWorker.ts';

interface ReportsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly readTreatments: ReadTreatments;
}

/** Wires reports: files of rows that are made by a job and kept for some days. */
export function createReportsModule({ readTreatments, ...deps }: ReportsModuleDeps): ApiModule {
  const { db } = deps;
  const store = createDatabaseFiles(db);
  const making = { ...deps, store };
  return {
    routes: routesOf([
      legacyRoutes(createLegacyService({ ...deps, store })),
      reportRoutes({ db, reports: createReportService({ ...making, readTreatments }) }),
    ]),
    workers: { 'make-report': createMakeReportWorker(making) },
    housekeeping: [
      { name: 'give up late reports', isUrgent: true, run: (now) => failLateReports(making, now) },
      {
        name: 'delete files of reports',
        run: async (now) => deleteReportFiles({ db, store }, await listUselessFiles(db, now)),
      },
    ],
  };
}
