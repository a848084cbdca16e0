import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import './locales.ts';

interface ShippingTexts {
  /** Returns the name of a shipping method; a neutral word for one unknown to this build. */
  readonly getMethodName: (physicalMethod: string) => string;
  /** How long a mailed reward takes: "7-10 business days". */
  readonly deliveryDays: string;
}

/** The words for how mailed rewards travel. */
export function useShippingTexts(): ShippingTexts {
  const { t, i18n } = useTranslation('shipping');
  return {
    getMethodName: (physicalMethod) => dynamicText(i18n, `shipping:method.${physicalMethod}`) ?? t('other'),
    deliveryDays: t('days', SETTINGS.mailed.deliveryDays),
  };
}
