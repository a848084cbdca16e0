import type { ListDays } from '@portal/shared/contract/listDays';
import { zonedTime } from './zonedTime.ts';

interface ListFile extends ListDays {
  /** The name of the list. */
  readonly list: string;
  readonly format: string;
  readonly now: Date;
}

/**
 * The name of a list's file: `orders-<from>-<to>-America-Los_Angeles.csv`; without an end the day of the download stands there.
 * Days are those of the zone.
 */
export function listFileName({ list, format, from, to, timeZone, now }: ListFile): string {
  const end = to ?? zonedTime(now, timeZone).toFormat('yyyy-MM-dd');
  return `${[list, ...(from === undefined ? [] : [from]), end, timeZone.replaceAll('/', '-')].join('-')}.${format}`;
}
