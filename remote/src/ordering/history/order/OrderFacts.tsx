import type { OrderDetail } from '@portal/shared/contract/orders';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LineLink } from '../line/LineLink.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ExactTime } from '../../../ui/time/ExactTime.tsx';
import { PaymentFact } from './PaymentFact.tsx';
import { TextConsentFact } from './TextConsentFact.tsx';
import { TrackingNumber } from '../line/TrackingNumber.tsx';

/** Tells who placed an order, for which account and why; a fact that it does not have is left out. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orderHistory');
  const facts = [
    { label: t('fact.createdBy'), value: order.createdBy },
    { label: t('fact.account'), value: order.accountDisplayName },
    {
      label: t('fact.paymentMethod'),
      value: order.payment && (
        <Suspense fallback={null}>
          <PaymentFact payment={order.payment} />
        </Suspense>
      ),
    },
    { label: t('fact.purchaseOrderNumber'), value: order.purchaseOrderNumber },
    { label: t('fact.campaign'), value: order.campaign },
    { label: t('fact.notes'), value: order.notes },
    { label: t('fact.carrierMessage'), value: order.carrierMessage },
    {
      label: t('fact.textConsent'),
      value: order.textConsent && (
        <Suspense fallback={null}>
          <TextConsentFact consent={order.textConsent} />
        </Suspense>
      ),
    },
    { label: t('fact.letters'), value: order.letterQuantity > 0 ? t('number', { value: order.letterQuantity }) : null },
    { label: t('fact.cards'), value: order.cardQuantity > 0 ? t('number', { value: order.cardQuantity }) : null },
    {
      label: t('fact.tracking'),
      value: order.trackingNumbers.length > 0 && (
        <span className="pr-history__two">
          {order.trackingNumbers.map((number) => (
            <span key={number}>
              <TrackingNumber value={number} />
            </span>
          ))}
        </span>
      ),
    },
    {
      label: t('fact.completed'),
      value: order.state !== 'SENDING' && order.completedDate && <ExactTime at={order.completedDate} />,
    },
    {
      label: t('fact.reissuedFrom'),
      value: order.reissuedFrom && <LineLink reference={order.reissuedFrom} />,
    },
  ];
  return (
    <Section title={t('section.order')}>
      <FactList facts={facts.map(({ label, value }) => ({ label, value: value === false ? null : value }))} />
    </Section>
  );
}
