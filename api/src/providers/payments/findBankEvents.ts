import { toMinor } from '@portal/shared/domain/money/money';
import { csvParse } from 'd3-dsv';
import type { BankEvent, FindBankEventsResult } from './PaymentGateway.ts';
import { isSuccess, type CallRest } from './restClient.ts';

/** Name of the report that the merchant subscribes to, daily and as CSV. */
const REPORT = 'ProcessorEventsDetailReport';
const DAY_MS = 24 * 60 * 60_000;
/** Returns come within 60 days; the service keeps reports for longer. */
export const REPORT_DAYS = 90;
const SETTLED = ['COMPLETED', 'PAYMENT'];
/** Events of returned money, with the code where the event itself tells it. */
const RETURNED: Readonly<Record<string, string | null>> = {
  FAILED: null,
  NSF: 'R01',
  'FIRST NSF': 'R01',
  'SECOND NSF': 'R01',
  'FINAL NSF': 'R01',
  'STOP PAYMENT': 'R08',
  RETURN: null,
  CHARGEBACK: null,
};
const RETURN_CODE = /\bR\d{2}\b/;

/** Reads the reports of each day from that of `since` to today (UTC), at most 90 days back. */
export async function findBankEvents(
  call: CallRest,
  merchant: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<FindBankEventsResult> {
  const today = Math.floor(now.getTime() / DAY_MS);
  const first = Math.max(Math.floor(since.getTime() / DAY_MS), today - REPORT_DAYS);
  const events: BankEvent[] = [];
  for (let day = first; day <= today; day += 1) {
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const query = new URLSearchParams({ organizationId: merchant, reportDate: date, reportName: REPORT });
    const response = await call('get', `/reporting/v3/report-downloads?${query.toString()}`);
    // There is no report of a day without events.
    if (response?.status === 404) continue;
    if (response === null || !isSuccess(response)) return { outcome: 'failed' };
    events.push(...readReport(response.text));
  }
  return { outcome: 'found', events };
}

/** The first line names the report, the second the columns. */
function readReport(text: string): readonly BankEvent[] {
  const columns = text.search(/^[^\n]*\bRequestID\b/m);
  return columns === -1 ? [] : csvParse(text.slice(columns)).flatMap(toEvent);
}

function toEvent(row: Readonly<Record<string, string | undefined>>): readonly BankEvent[] {
  const { RequestID, MerchantReferenceNumber = '', Event = '', EventDate = '', ProcessorMessage = '' } = row;
  const name = Event.trim().toUpperCase();
  const kind = SETTLED.includes(name) ? 'settled' : name in RETURNED ? 'returned' : null;
  const amountMinor = row['CurrencyCode'] === 'USD' ? toMinor((row['Amount'] ?? '').replace('-', ''), 'USD') : null;
  const at = new Date(EventDate);
  if (kind === null || !RequestID || amountMinor === null || Number.isNaN(at.getTime())) return [];
  const returnCode = kind === 'settled' ? null : (RETURN_CODE.exec(ProcessorMessage)?.[0] ?? RETURNED[name] ?? null);
  return [{ kind, gatewayId: RequestID, reference: MerchantReferenceNumber, returnCode, amountMinor, at }];
}
