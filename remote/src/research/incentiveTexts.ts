import type { Incentive } from '@portal/shared/contract/incentives';
import type { i18n } from 'i18next';
import { dynamicText } from '../i18n/message.ts';
import { formatCalendarDays } from '../ui/time/formatTime.ts';
import { getZoneCity } from '../ui/time/timeZones.ts';

/** Returns the name of an incentive's state; neutral for one that this build does not know. */
export const getStatusName = (i18n: i18n, status: string): string =>
  dynamicText(i18n, `research:status.${status}`) ?? i18n.t('research:unknownStatus');

/** Returns what became of a response in words; neutral for a word that this build does not know. */
export const getCompletionName = (i18n: i18n, status: string): string =>
  dynamicText(i18n, `research:completion.${status}`) ?? i18n.t('research:unknownStatus');

/** Returns the days on which an incentive pays, with their time zone. */
export const getDaysText = (
  { startDate, endDate, timeZone }: Pick<Incentive, 'startDate' | 'endDate' | 'timeZone'>,
  locale: string,
): string => `${formatCalendarDays(startDate, endDate, locale)} (${getZoneCity(timeZone)})`;

/** Returns the name of the reward; its code once it is gone from the catalog. */
export const getRewardName = ({ rewardName, utid }: Incentive['reward']): string => rewardName ?? utid;
