import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { enumerationWord } from '../../../i18n/enumerationWord.ts';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ExactTime } from '../../../ui/time/ExactTime.tsx';

/** Everything else that is known of an order; what it does not have is left out. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation('orderHistory');
  const facts = [
    { label: t('fact.created'), value: <ExactTime at={order.createdDate} /> },
    { label: t('fact.createdBy'), value: order.createdBy },
    {
      label: t('fact.completed'),
      value: order.state !== 'SENDING' && order.completedDate && <ExactTime at={order.completedDate} />,
    },
    { label: t('fact.orderId'), value: <CopyableId value={order.orderId} name={t('copy.orderId')} /> },
    {
      label: t('fact.externalReference'),
      value: order.externalReferenceId && (
        <CopyableId value={order.externalReferenceId} name={t('copy.externalReference')} />
      ),
    },
    {
      label: t('fact.account'),
      value: (
        <Named name={order.accountDisplayName} identifier={order.accountIdentifier} copyName={t('copy.account')} />
      ),
    },
    { label: t('fact.accountNumber'), value: order.accountNumber },
    {
      label: t('fact.group'),
      value: <Named name={order.groupDisplayName} identifier={order.groupIdentifier} copyName={t('copy.group')} />,
    },
    { label: t('fact.paymentMethod'), value: t(`paymentMethod.${order.paymentMethod}`) },
    { label: t('fact.purchaseOrderNumber'), value: order.purchaseOrderNumber },
    { label: t('fact.notes'), value: order.notes },
    { label: t('fact.rewards'), value: order.rewardNames.join(', ') },
    { label: t('fact.recipients'), value: order.recipientSummary },
    { label: t('fact.type'), value: enumerationWord(i18n, 'fulfillment', order.type) },
    { label: t('fact.lines'), value: t('number', { value: order.totalLineItems }) },
    { label: t('fact.cards'), value: order.cardQuantity > 0 ? t('number', { value: order.cardQuantity }) : null },
    { label: t('fact.source'), value: enumerationWord(i18n, 'orderSource', order.orderSource) },
    { label: t('fact.campaign'), value: order.campaign },
    {
      label: t('fact.reissuedFrom'),
      value: order.reissuedFrom && <Link to={orderPath(order.reissuedFrom)}>{order.reissuedFrom}</Link>,
    },
    { label: t('fact.tracking'), value: order.trackingNumbers.join(', ') },
  ];
  return (
    <Section title={t('section.details')}>
      <FactList facts={facts} />
    </Section>
  );
}

const Named = ({
  name,
  identifier,
  copyName,
}: {
  readonly name: string;
  readonly identifier: string;
  readonly copyName: string;
}) => (
  <span className="pr-history__two">
    <span>{name}</span>
    <span className="pr-history__muted">
      <CopyableId value={identifier} name={copyName} />
    </span>
  </span>
);
