import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

/** An order that does not exist, or belongs to others: the reference and the way to the list. */
export function OrderNotFound({ referenceOrderId }: { readonly referenceOrderId: string }) {
  const { t } = useTranslation('orderHistory');
  const toList = (
    <Button component={Link} to="/orders/order-history" variant="default">
      {t('action.allOrders')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState text={t('notFound.text', { reference: referenceOrderId })} action={toList} />
    </>
  );
}
