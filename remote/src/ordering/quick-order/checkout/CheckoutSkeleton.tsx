import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { OrderSteps } from '../../steps/OrderSteps.tsx';

/** Steps, form and price box of the order while it loads. */
export const CheckoutSkeleton = () => (
  <>
    <OrderSteps current={2} />
    <div className="pr-checkout__columns pr-checkout__columns--form">
      <PageSkeleton />
      <div className="pr-price pr-price--loading" />
    </div>
  </>
);
