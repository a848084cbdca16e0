import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useTranslation } from 'react-i18next';

interface DeadAddressProps {
  /** An email address, or a number. */
  readonly address: string;
  readonly reason: LineReason;
}

/** The address that did not work, struck through, and why it did not. */
export function DeadAddress({ address, reason }: DeadAddressProps) {
  const { t } = useTranslation(['orderHistory', 'lineReason']);
  return (
    <p className="pr-history__dead">
      {t('resend.dead')} <s>{formatMobileNumber(address)}</s>
      <span className="pr-history__muted">{t(`lineReason:${reason}`)}</span>
    </p>
  );
}
