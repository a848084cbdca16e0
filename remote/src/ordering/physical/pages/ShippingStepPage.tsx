import { PhysicalStepPage } from '../PhysicalStepPage.tsx';
import { ShippingStep } from '../shipping/ShippingStep.tsx';

/** Step of a mailed order (`/order/physical/shipping`). */
export const ShippingStepPage = () => (
  <PhysicalStepPage step="shipping">{(order) => <ShippingStep order={order} />}</PhysicalStepPage>
);
