import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Disclosure } from '../../../ui/page/Disclosure.tsx';

/** Lists the identifiers by which other systems know an order, and how it came in: folded, because few look for it. */
export function OrderIdentifiers({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation('orderHistory');
  const facts = [
    { label: t('fact.orderId'), value: <CopyableId value={order.orderId} name={t('copy.orderId')} /> },
    {
      label: t('fact.externalReference'),
      value: order.externalReferenceId && (
        <CopyableId value={order.externalReferenceId} name={t('copy.externalReference')} />
      ),
    },
    {
      label: t('fact.accountId'),
      value: <CopyableId value={order.accountIdentifier} name={t('copy.account')} />,
    },
    { label: t('fact.accountNumber'), value: order.accountNumber },
    { label: t('fact.group'), value: order.groupDisplayName },
    { label: t('fact.groupId'), value: <CopyableId value={order.groupIdentifier} name={t('copy.group')} /> },
    { label: t('fact.rewards'), value: order.rewardNames.join(', ') },
    { label: t('fact.type'), value: getEnumerationLabel(i18n, 'fulfillment', order.type) },
    { label: t('fact.lines'), value: t('number', { value: order.totalLineItems }) },
    { label: t('fact.paymentMethod'), value: order.payment === null && t(`paymentMethod.${order.paymentMethod}`) },
    { label: t('fact.source'), value: getEnumerationLabel(i18n, 'orderSource', order.orderSource) },
  ];
  return (
    <Disclosure title={t('section.details')}>
      <FactList facts={facts} />
    </Disclosure>
  );
}
