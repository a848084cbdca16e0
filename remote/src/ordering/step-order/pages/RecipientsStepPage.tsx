import { StepPage } from '../StepPage.tsx';
import { RecipientsStep } from '../recipients/RecipientsStep.tsx';

/** Step of the order (`/order/steps/recipients`). */
export const RecipientsStepPage = () => (
  <StepPage step="recipients">{(order) => <RecipientsStep order={order} />}</StepPage>
);
