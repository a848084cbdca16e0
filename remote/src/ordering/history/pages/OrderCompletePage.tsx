import { useParams } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { justPlaced } from '../order/justPlaced.ts';

/** Where placing an order leads: the order's own page, which says that it is done. Replaces itself, so Back never comes here. */
export function OrderCompletePage() {
  const { referenceOrderId = '' } = useParams();
  return <Redirect to={orderPath(referenceOrderId)} state={justPlaced} />;
}
