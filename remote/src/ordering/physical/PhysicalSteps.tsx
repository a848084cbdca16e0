import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/steps/Steps.tsx';
import { findFirstOpenStep, isStepDone, listSteps, type PhysicalOrder, type PhysicalStep } from './physicalOrder.ts';

interface PhysicalStepsProps {
  readonly current: PhysicalStep;
  readonly order: PhysicalOrder | null;
  readonly isBulk: boolean;
}

/** The steps of a mailed order; those that are done, and the one after them, can be gone to. */
export function PhysicalSteps({ current, order, isBulk }: PhysicalStepsProps) {
  const { t } = useTranslation('physicalOrder');
  const names = listSteps(isBulk);
  const currentIndex = names.indexOf(current);
  const firstOpen = order === null ? 0 : names.indexOf(findFirstOpenStep(order));
  const steps = names.map((step, index) => ({
    name: t(`steps.${step}`),
    to: order !== null && step !== current && (index <= firstOpen || index < currentIndex) ? order.to(step) : undefined,
    isDone: order !== null && step !== current && isStepDone(step, order),
  }));
  return <Steps label={t('steps.label')} steps={steps} current={currentIndex} />;
}
