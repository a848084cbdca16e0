import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { isPersonalized } from '@portal/shared/domain/ordering/letter';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { LineAddress } from '../LineAddress.tsx';
import '../locales.ts';

export interface MailedLineProps {
  readonly line: CartLine;
}

/** Where a mailed line of a cart goes and how long that takes; cards of a bulk order have no letter. */
export function MailedLine({ line }: MailedLineProps) {
  const { t } = useTranslation('physicalOrder');
  const hasLetter = line.recipient.deliveryType === 'MAILED';
  return (
    <>
      <LineAddress line={line} />
      <span className="pr-checkout__help">{t('delivery', SETTINGS.mailed.deliveryDays)}</span>
      {hasLetter && (
        <span className="pr-checkout__help">
          {t(isPersonalized(line.deliveryTemplate) ? 'letters.isWhole' : 'letters.isOpen')}
        </span>
      )}
    </>
  );
}
