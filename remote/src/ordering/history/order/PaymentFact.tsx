import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCardName } from '../../../entities/card/useCardName.ts';

/** Names the card that pays for an order and its holder, and says what became of a payment that is not made. */
export function PaymentFact({ payment }: { readonly payment: NonNullable<OrderDetail['payment']> }) {
  const { t } = useTranslation('orderHistory');
  const getCardName = useCardName();
  return (
    <span className="pr-history__two">
      <span>{[getCardName(payment), payment.cardholder].filter(Boolean).join(', ')}</span>
      {payment.status !== 'CAPTURED' && <span className="pr-history__muted">{t(`payment.${payment.status}`)}</span>}
    </span>
  );
}
