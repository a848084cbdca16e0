import { StepPage } from '../StepPage.tsx';
import { EmailStep } from '../email/EmailStep.tsx';

/** Step of the order (`/order/steps/email-template`). */
export const EmailStepPage = () => <StepPage step="email">{(order) => <EmailStep order={order} />}</StepPage>;
