import type { Refusal } from '../ordering/rewardAmount.ts';
import { nameKey, tidyName } from '../people/names.ts';
import { REPORT_LIMITS } from './reportLimits.ts';

/** Letters of any script with what joins them, digits, spaces and a few marks. */
const NAME = /^[\p{L}\p{M}\p{N}\u200C\u200D \-_–.,&()#']*$/u;

/** Validates the name of a report. Null when valid. */
export function checkReportName(written: string): Refusal | null {
  const name = tidyName(written);
  const max = REPORT_LIMITS.nameLength;
  if (nameKey(name) === '') return { key: 'error.name.required' };
  if (Array.from(name).length > max) return { key: 'error.name.tooLong', values: { max: String(max) } };
  return NAME.test(name) ? null : { key: 'error.report.name' };
}
