import { SETTINGS } from '@portal/shared/domain/settings';
import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';
import './locales.ts';

/** Returns the name of a shipping method; a neutral word for one unknown to this build. */
export const getMethodName = (i18n: i18n, physicalMethod: string): string =>
  dynamicText(i18n, `shipping:method.${physicalMethod}`) ?? i18n.t('shipping:other');

/** Returns how long a mailed reward takes: "7-10 business days". */
export const getDeliveryDays = (i18n: i18n): string => i18n.t('shipping:days', SETTINGS.mailed.deliveryDays);
