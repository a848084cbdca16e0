import type { FieldError } from '@portal/shared/contract/common';
import { checkScheduledTime } from '@portal/shared/domain/ordering/schedule';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { RewardItem } from '../catalog/index.ts';
import type { LineSchedule } from './CartLine.ts';

/** The time of a check, and the lines of the cart that is checked. */
export interface ScheduleContext {
  readonly now: Date;
  readonly lineCount: number;
}

/** Returns why a line cannot be sent at the time that is set for it; nothing for one that is sent at once. */
export function checkLineSchedule(
  { scheduledAt, scheduledTimeZone }: LineSchedule,
  { isSchedulable, rewardName }: Pick<RewardItem, 'isSchedulable' | 'rewardName'>,
  { now, lineCount }: ScheduleContext,
): FieldError[] {
  if (scheduledAt === null) return [];
  const { linesBelow } = SETTINGS.schedule;
  if (!isSchedulable) return [atTime('error.schedule.notSchedulable', { rewardName })];
  if (lineCount >= linesBelow) return [atTime('error.schedule.tooManyLines', { max: String(linesBelow) })];
  const refusal = checkScheduledTime(scheduledAt, scheduledTimeZone, now);
  if (refusal === null) return [];
  const error = atTime(refusal.key, refusal.values);
  return [refusal.key === 'error.schedule.zone' ? { ...error, field: 'scheduledTimeZone' } : error];
}

const atTime = (i18nKey: string, values?: Readonly<Record<string, string>>): FieldError => ({
  field: 'scheduledDeliveryTime',
  i18nKey,
  ...(values && { values: { ...values } }),
});

interface ScheduleBody {
  readonly scheduledDeliveryTime?: string | null | undefined;
  readonly scheduledTimeZone?: string | null | undefined;
}

/** Returns the time and zone that a body sets; a zone without a time says nothing. */
export function toLineSchedule({ scheduledDeliveryTime: time, scheduledTimeZone: zone }: ScheduleBody): LineSchedule {
  if (!time) return { scheduledAt: null, scheduledTimeZone: null };
  return { scheduledAt: new Date(time), scheduledTimeZone: zone || null };
}
