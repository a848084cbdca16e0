import { useParams } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { justPlaced } from '../order/justPlaced.ts';

/** Redirects a new order to its own page, which announces it. Replaces the history entry, so Back skips it. */
export function OrderCompletePage() {
  const { referenceOrderId = '' } = useParams();
  return <Redirect to={orderPath(referenceOrderId)} state={justPlaced} />;
}
