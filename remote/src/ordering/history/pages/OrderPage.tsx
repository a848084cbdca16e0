import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { Can } from '../../../entities/permissions/Can.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { StaleNotice } from '../../../ui/feedback/StaleNotice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../history.css';
import { isJustPlaced } from '../order/justPlaced.ts';
import { OrderAmounts } from '../order/OrderAmounts.tsx';
import { OrderFacts } from '../order/OrderFacts.tsx';
import { OrderLines } from '../order/OrderLines.tsx';
import { OrderNotFound } from '../order/OrderNotFound.tsx';
import { OrderOutcome } from '../order/OrderOutcome.tsx';
import { SendAgainLink } from '../order/SendAgainLink.tsx';
import { pollMs, useOrder, type OrderRead } from '../order/useOrder.ts';

/** One order (`/orders/{referenceOrderId}`); a line opens beside it. */
export function OrderPage() {
  const { t } = useTranslation('orderHistory');
  const { referenceOrderId = '' } = useParams();
  const location = useLocation();
  const state = useOrder(referenceOrderId);
  const { order } = state;
  if (order === undefined) return <Page>{withoutOrder(state, referenceOrderId)}</Page>;
  const actions = (
    <>
      <Can all={['PLACE_ORDER_ACCESS']}>
        <SendAgainLink order={order} />
      </Can>
      <Button component={Link} to="/orders/order-history" variant="default">
        {t('action.allOrders')}
      </Button>
    </>
  );
  return (
    <Page>
      <PageHeader title={t('order.title', { reference: referenceOrderId })} />
      {state.error !== undefined && <StaleNotice loadedAt={state.loadedAt} onRetry={state.retry} />}
      <OrderOutcome order={order} isNew={isJustPlaced(location.state)} actions={actions} />
      <OrderLines referenceOrderId={referenceOrderId} pollMs={pollMs(order)} />
      <div className="pr-order__columns">
        <OrderAmounts order={order} />
        <OrderFacts order={order} />
      </div>
      <Outlet />
    </Page>
  );
}

function withoutOrder({ error, retry }: OrderRead, referenceOrderId: string) {
  if (error === undefined) return <PageSkeleton rows={8} />;
  if (isApiError(error) && error.status === 404) return <OrderNotFound referenceOrderId={referenceOrderId} />;
  return <ErrorState error={error} onRetry={retry} />;
}
