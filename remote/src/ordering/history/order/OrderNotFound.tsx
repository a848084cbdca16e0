import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

/** An order that does not exist, or belongs to others: the reference and the way to the list. */
export function OrderNotFound({ referenceOrderId }: { readonly referenceOrderId: string }) {
  const { t } = useTranslation('orderHistory');
  const toList = (
    <LinkButton to={PATHS.orders} variant="default">
      {t('action.allOrders')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState text={t('notFound.text', { reference: referenceOrderId })} action={toList} />
    </>
  );
}
