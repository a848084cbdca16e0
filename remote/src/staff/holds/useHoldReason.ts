import { HOLD_REASONS } from '@portal/shared/domain/ordering/orderHold';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns why an order is held, in words; a reason of a newer server has a neutral one. */
export function useHoldReason(): (reason: string) => string {
  const { t, i18n } = useTranslation('staff');
  return useCallback(
    (reason) => {
      const known = HOLD_REASONS.find((one) => one === reason);
      return known === undefined ? i18n.t('signedIn:enumeration.unknown') : t(`holds.reasons.${known}`);
    },
    [t, i18n],
  );
}
