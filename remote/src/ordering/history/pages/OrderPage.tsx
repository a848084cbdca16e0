import type { OrderDetail } from '@portal/shared/contract/orders';
import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { StaleNotice } from '../../../ui/failure/StaleNotice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { usePageName } from '../../../ui/page/pageName.ts';
import '../history.css';
import { isJustPlaced } from '../order/justPlaced.ts';
import { OrderActions } from '../order/OrderActions.tsx';
import { OrderAmounts } from '../order/OrderAmounts.tsx';
import { OrderFacts } from '../order/OrderFacts.tsx';
import { OrderIdentifiers } from '../order/OrderIdentifiers.tsx';
import { OrderLines } from '../order/OrderLines.tsx';
import { getOrderName } from '../order/getOrderName.ts';
import { OrderNotFound } from '../order/OrderNotFound.tsx';
import { OrderOutcome } from '../order/OrderOutcome.tsx';
import { OrderSkeleton } from '../order/OrderSkeleton.tsx';
import { OrderSubtitle } from '../order/OrderSubtitle.tsx';
import { pollMs, useOrder } from '../order/useOrder.ts';
import { ScheduledFor } from '../schedule/ScheduledFor.tsx';
import '../print.css';

/** One order (`/orders/{referenceOrderId}`); a line opens beside it. */
export function OrderPage() {
  const { referenceOrderId = '' } = useParams();
  return <OneOrder key={referenceOrderId} referenceOrderId={referenceOrderId} />;
}

function OneOrder({ referenceOrderId }: { readonly referenceOrderId: string }) {
  const { t } = useTranslation('orderHistory');
  const isNew = useArrival();
  const { order, error, loadedAt, retry } = useOrder(referenceOrderId);
  const name = order === undefined ? '' : getOrderName(t, order);
  usePageName(name);
  if (order === undefined) return <Page>{withoutOrder(error, retry, referenceOrderId)}</Page>;
  const isKnown = ORDER_STATES.some((one) => one === order.state);
  const hasOutcome = isKnown && (isNew || order.state !== 'COMPLETE');
  return (
    <Page>
      <div className="pr-order">
        <PageHeader
          title={name}
          subtitle={<OrderSubtitle order={order} hasState={!hasOutcome} />}
          action={hasOutcome ? undefined : <OrderActions order={order} />}
        />
        {error !== undefined && <StaleNotice loadedAt={loadedAt} onRetry={retry} />}
        {hasOutcome && <OrderOutcome order={order} isNew={isNew} />}
        {order.schedule !== null && (
          <ScheduledFor
            address={{ referenceOrderId: order.referenceOrderId }}
            reference={order.referenceOrderId}
            schedule={order.schedule}
          />
        )}
        <OrderContent order={order} />
      </div>
      <Outlet />
    </Page>
  );
}

const OrderContent = ({ order }: { readonly order: OrderDetail }) => (
  <>
    <OrderLines
      referenceOrderId={order.referenceOrderId}
      pollMs={pollMs(order)}
      waitingFor={order.state === 'QUEUED' || order.state === 'ON_HOLD' ? order.state : null}
    />
    <div className="pr-order__columns">
      <OrderAmounts order={order} />
      <OrderFacts order={order} />
    </div>
    <OrderIdentifiers order={order} />
  </>
);

/** True on the visit that placing led to; a later one or a reload finds nothing to celebrate. */
function useArrival(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const [isNew] = useState(() => isJustPlaced(location.state));
  useEffect(() => {
    if (isJustPlaced(location.state)) void navigate(location, { replace: true, state: null });
  }, [location, navigate]);
  return isNew;
}

function withoutOrder(error: unknown, retry: () => void, referenceOrderId: string) {
  if (error === undefined) return <OrderSkeleton />;
  if (isApiError(error) && error.status === 404) return <OrderNotFound referenceOrderId={referenceOrderId} />;
  return <OrderFailure error={error} onRetry={retry} />;
}

function OrderFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('orderHistory');
  return (
    <>
      <PageHeader title={t('title.order')} />
      <PartFailure error={error} onRetry={onRetry} />
    </>
  );
}
