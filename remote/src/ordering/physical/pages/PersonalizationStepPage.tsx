import { PersonalizationStep } from '../personalization/PersonalizationStep.tsx';
import { PhysicalStepPage } from '../PhysicalStepPage.tsx';

/** Step of a mailed order (`/order/physical/personalization`). */
export const PersonalizationStepPage = () => (
  <PhysicalStepPage step="personalization">{(order) => <PersonalizationStep order={order} />}</PhysicalStepPage>
);
