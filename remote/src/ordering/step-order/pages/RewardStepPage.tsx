import { StepPage } from '../StepPage.tsx';
import { RewardStep } from '../reward/RewardStep.tsx';

/** Step of the order (`/order/steps/reward`). */
export const RewardStepPage = () => <StepPage step="reward">{(order) => <RewardStep order={order} />}</StepPage>;
