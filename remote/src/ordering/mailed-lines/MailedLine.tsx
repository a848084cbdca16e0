import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { isPersonalized } from '@portal/shared/domain/ordering/letter';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useShippingTexts } from '../../entities/shipping/useShippingTexts.ts';
import { LineAddress } from './LineAddress.tsx';
import './locales.ts';

export interface MailedLineProps {
  readonly line: CartLine;
}

/** Tells where a mailed line of a cart goes and how long that takes; cards of a bulk order have no letter. */
export function MailedLine({ line }: MailedLineProps) {
  const { t } = useTranslation('mailedLines');
  const { getMethodName, deliveryDays } = useShippingTexts();
  const { shippingInfo } = line;
  const hasLetter = line.recipient.deliveryType === 'MAILED';
  return (
    <>
      <LineAddress line={line} />
      <span className="pr-mailed-line__help">
        {shippingInfo === null
          ? t('delivery', SETTINGS.mailed.deliveryDays)
          : `${getMethodName(shippingInfo.physicalMethod)} · ${deliveryDays}`}
      </span>
      {hasLetter && (
        <span className="pr-mailed-line__help">
          {t(isPersonalized(line.deliveryTemplate) ? 'letter.whole' : 'letter.open')}
        </span>
      )}
    </>
  );
}
