import type { ReportFigure } from '@portal/shared/contract/reports';
import type { ReportFailure } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { Json } from '../../db/schema.generated.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { NoticeTopic } from '../../texts/languages/DeliveryTexts.ts';
import { reportFailureReason } from '../../texts/reportFailureReasons.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SendNotice } from '../outbox/index.ts';
import { enqueueWaiting } from './enqueueWaiting.ts';
import { changeMaking, stopMaking, type ReportRow } from './reportRepository.ts';

export interface SettleDeps {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
}

const DAY_MS = 24 * 60 * 60_000;

interface FinishedReport {
  readonly rows: number;
  readonly figures: readonly ReportFigure[];
}

/** Ends a run whose files are written, and tells its requester. Returns if it was the last one. */
export async function finishReport(
  deps: SettleDeps,
  tx: Tx,
  report: ReportRow,
  { rows, figures }: FinishedReport,
): Promise<boolean> {
  const at = deps.clock.now();
  const isFinished = await changeMaking(tx, report, {
    status: 'AVAILABLE',
    finished_at: at,
    expires_at: new Date(at.getTime() + REPORT_LIMITS.keptDays * DAY_MS),
    rows_done: rows,
    row_count: rows,
    figures: JSON.stringify(figures),
  });
  if (isFinished)
    await settle(deps, tx, report, {
      topic: 'REPORT_READY_MAIL',
      action: 'made',
      values: { rows: new Intl.NumberFormat(report.language).format(rows) },
      details: { rows },
      at,
    });
  return isFinished;
}

/** Gives up a report that is still made, and tells its requester why. */
export async function failReport(deps: SettleDeps, tx: Tx, report: ReportRow, failure: ReportFailure): Promise<void> {
  const at = deps.clock.now();
  if (!(await stopMaking(tx, report, { failure, finished_at: at }))) return;
  const reason = reportFailureReason(failure, languageOf(report.language));
  await settle(deps, tx, report, {
    topic: 'REPORT_FAILED_MAIL',
    action: 'failed',
    values: { reason },
    details: { failure },
    at,
  });
}

interface Settlement {
  readonly topic: NoticeTopic;
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  /** For the audit log. */
  readonly details: Json;
  readonly at: Date;
}

/** Writes and tells how a report ended, and starts those that waited for it. */
async function settle(
  { enqueue, sendNotice }: SettleDeps,
  tx: Tx,
  { platform_id: platformId, id, user_id, name }: ReportRow,
  { topic, action, values, details, at }: Settlement,
): Promise<void> {
  await writeAudit(tx, {
    platformId,
    actorUserId: user_id,
    action: `report.${action}`,
    entityType: 'report',
    entityId: id,
    details,
    at,
  });
  await sendNotice(tx, {
    topic,
    user: { platformId, id: user_id },
    values: { reportId: id, report: name, ...values },
    at,
  });
  await enqueueWaiting(tx, { platformId, enqueue, now: at });
}
