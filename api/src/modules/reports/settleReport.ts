import type { ReportFigure } from '@portal/shared/contract/reports';
import type { ReportFailure } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { NoticeTopic } from '../../texts/languages/DeliveryTexts.ts';
import { reportFailureReason } from '../../texts/reportFailureReasons.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SendNotice } from '../outbox/index.ts';
import { enqueueWaiting } from './enqueueWaiting.ts';
import { changeMaking, type ReportRow } from './reportRepository.ts';

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
export function finishReport(deps: SettleDeps, tx: Tx, report: ReportRow, { rows, figures }: FinishedReport) {
  const now = deps.clock.now();
  const changes = {
    status: 'AVAILABLE',
    finished_at: now,
    expires_at: new Date(now.getTime() + REPORT_LIMITS.keptDays * DAY_MS),
    rows_done: rows,
    row_count: rows,
    figures: JSON.stringify(figures),
  };
  return settle(deps, tx, report, {
    changes,
    topic: 'REPORT_READY_MAIL',
    action: 'made',
    values: { rows: String(rows) },
  });
}

/** Gives up a report that is still made, and tells its requester why. Returns if it was. */
export function failReport(
  deps: SettleDeps,
  tx: Tx,
  report: Omit<ReportRow, 'run'> & { readonly run?: number },
  failure: ReportFailure,
) {
  const changes = { status: 'FAILED', failure, finished_at: deps.clock.now() };
  const reason = reportFailureReason(failure, languageOf(report.language));
  return settle(deps, tx, report, { changes, topic: 'REPORT_FAILED_MAIL', action: 'failed', values: { reason } });
}

interface Settlement {
  readonly changes: Parameters<typeof changeMaking>[2];
  readonly topic: NoticeTopic;
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
}

async function settle(
  { clock, enqueue, sendNotice }: SettleDeps,
  tx: Tx,
  report: Omit<ReportRow, 'run'> & { readonly run?: number },
  { changes, topic, action, values }: Settlement,
): Promise<boolean> {
  const { platform_id: platformId, id, user_id, name } = report;
  if (!(await changeMaking(tx, report, changes))) return false;
  const at = clock.now();
  await writeAudit(tx, {
    platformId,
    actorUserId: user_id,
    action: `report.${action}`,
    entityType: 'report',
    entityId: id,
    details: { ...(changes.failure ? { failure: changes.failure } : values) },
    at,
  });
  await sendNotice(tx, {
    topic,
    user: { platformId, id: user_id },
    values: { reportId: id, report: name, ...values },
    at,
  });
  await enqueueWaiting(tx, { platformId, enqueue, now: at });
  return true;
}
