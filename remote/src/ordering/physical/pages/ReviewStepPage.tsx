import { PhysicalStepPage } from '../PhysicalStepPage.tsx';
import { ReviewStep } from '../review/ReviewStep.tsx';

/** Step of a mailed order (`/order/physical/review`). */
export const ReviewStepPage = () => (
  <PhysicalStepPage step="review">{(order) => <ReviewStep order={order} />}</PhysicalStepPage>
);
