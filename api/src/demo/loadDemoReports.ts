import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@portal/shared/domain/lists/civilDays';
import { csvRow } from '../csv/csvRow.ts';
import type { Db } from '../db/client.ts';
import { zonedTime } from '../lists/zonedTime.ts';
import { createMakeReportWorker, importLegacyReports } from '../modules/reports/index.ts';
import { createDatabaseFiles } from '../providers/files/createDatabaseFiles.ts';
import { DEMO_LEGACY_FILES, DEMO_REPORTS, LEGACY_INDEX, type DemoReport } from './demoReports.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** Loads the reports of the demo, each made by the job at its own time, and files of the portal before this one. Idempotent. */
export async function loadDemoReports(db: Db, now: Date): Promise<void> {
  for (const report of DEMO_REPORTS) await loadReport(db, report, now);
  await loadLegacyFiles(db, now);
}

async function loadReport(db: Db, report: DemoReport, now: Date): Promise<void> {
  const asOf = new Date(now.getTime() - report.askedDaysAgo * DAY_MS - MINUTE_MS);
  const platformId = await insertReport(db, report, asOf);
  if (platformId === null || report.failure !== undefined || report.isWaiting) return;
  const worker = createMakeReportWorker({
    db,
    store: createDatabaseFiles(db),
    clock: { now: () => new Date(asOf.getTime() + MINUTE_MS) },
    // Nobody waits for a mail about what is older than the demo.
    enqueue: () => Promise.resolve(),
    sendNotice: () => Promise.resolve(),
  });
  await worker.handle([{ platformId: String(platformId), reportId: report.id }]);
  await db
    .updateTable('reports')
    .set({ seen_at: now })
    .where('platform_id', '=', platformId)
    .where('id', '=', report.id)
    .execute();
}

/** Returns the platform of a report that was not there yet. */
async function insertReport(db: Db, report: DemoReport, asOf: Date): Promise<bigint | null> {
  const owner = await db
    .selectFrom('users')
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .select(['users.id', 'users.platform_id', 'users.lang_key'])
    .where('platforms.platform_client_id', '=', report.platform)
    .where('users.email', '=', report.user)
    .executeTakeFirstOrThrow();
  const failed = { status: 'FAILED', failure: report.failure ?? null, finished_at: asOf, seen_at: asOf };
  const inserted = await db
    .insertInto('reports')
    .values({
      platform_id: owner.platform_id,
      id: report.id,
      user_id: owner.id,
      name: report.name,
      type: report.type,
      format: report.format,
      split_by_month: report.splitByMonth ?? false,
      generated_for: report.generatedFor,
      customer_ids: await idsOf(db, 'customers', owner.platform_id, report.groups),
      account_ids: await idsOf(db, 'accounts', owner.platform_id, report.accounts),
      ...daysOf(report, asOf),
      time_zone: report.timeZone,
      language: owner.lang_key,
      is_own_only: false,
      has_names: true,
      has_balances: true,
      status: 'GENERATING',
      created_at: asOf,
      as_of: asOf,
      started_at: asOf,
      row_count: 0,
      ...(report.failure !== undefined && failed),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('platform_id')
    .executeTakeFirst();
  return inserted?.platform_id ?? null;
}

async function idsOf(
  db: Db,
  table: 'customers' | 'accounts',
  platformId: bigint,
  identifiers: readonly string[] = [],
): Promise<bigint[]> {
  if (identifiers.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('platform_id', '=', platformId)
    .where('identifier', 'in', identifiers)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whole months before the one in which a report was asked for. */
function daysOf({ months, timeZone }: DemoReport, asOf: Date) {
  const month = zonedTime(asOf, timeZone).startOf('month');
  return {
    from_day: month.minus({ months }).toFormat('yyyy-MM-dd'),
    to_day: addDays(month.toFormat('yyyy-MM-dd'), -1),
  };
}

async function loadLegacyFiles(db: Db, now: Date): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-legacy-'));
  try {
    const index = [LEGACY_INDEX, ...DEMO_LEGACY_FILES.map((file) => file.index)].join('\r\n');
    writeFileSync(path.join(folder, 'index.csv'), index);
    for (const { fileName, rows } of DEMO_LEGACY_FILES)
      writeFileSync(path.join(folder, fileName), rows.map(csvRow).join(''));
    await importLegacyReports(db, { platformClientId: HOME_PLATFORM.clientId, folder }, now);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
