import { StepPage } from '../StepPage.tsx';
import { CheckoutStep } from '../checkout/CheckoutStep.tsx';

/** Step of the order (`/order/steps/checkout`). */
export const CheckoutStepPage = () => <StepPage step="checkout">{(order) => <CheckoutStep order={order} />}</StepPage>;
