import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/steps/Steps.tsx';
import { isStepDone, STEPS, type Step } from './stepState.ts';

export const STEP_PATHS = {
  recipients: PATHS.orderRecipients,
  reward: PATHS.orderReward,
  email: PATHS.orderEmail,
  checkout: PATHS.orderCheckout,
} as const satisfies Record<Step, string>;

interface StepIndicatorProps {
  readonly current: Step;
  readonly upload: Upload | null;
}

/** The four steps; those that are done, and the one after them, can be gone to. */
export function StepIndicator({ current, upload }: StepIndicatorProps) {
  const { t } = useTranslation('stepOrder');
  const firstOpen = STEPS.findIndex((step) => !isStepDone(step, upload));
  const currentIndex = STEPS.indexOf(current);
  const steps = STEPS.map((step, index) => ({
    name: t(`steps.${step}`),
    to: step !== current && (index <= firstOpen || index < currentIndex) ? STEP_PATHS[step] : undefined,
    isDone: step !== current && isStepDone(step, upload),
  }));
  return <Steps label={t('steps.label')} steps={steps} current={currentIndex} />;
}
