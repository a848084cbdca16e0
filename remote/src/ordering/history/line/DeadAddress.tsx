import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { useTranslation } from 'react-i18next';

interface DeadAddressProps {
  readonly email: string;
  readonly reason: LineReason;
}

/** The address that did not work, struck through, and why it did not. */
export function DeadAddress({ email, reason }: DeadAddressProps) {
  const { t } = useTranslation('orderHistory');
  return (
    <p className="pr-history__dead">
      {t('resend.dead')} <s>{email}</s>
      <span className="pr-history__muted">{t(`reason.${reason}`)}</span>
    </p>
  );
}
