import { Navigate, useParams } from 'react-router-dom';
import { justPlaced } from '../order/justPlaced.ts';

/** Where placing an order leads (F17): the order's own page, which says that it is done. Replaces itself, so Back never comes here. */
export function OrderCompletePage() {
  const { referenceOrderId = '' } = useParams();
  return <Navigate to={`/orders/${encodeURIComponent(referenceOrderId)}`} replace state={justPlaced} />;
}
