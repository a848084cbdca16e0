import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/steps/Steps.tsx';

const STEPS = [
  { step: 1, name: 'reward' },
  { step: 2, name: 'recipients' },
  { step: 3, name: 'message' },
  { step: 4, name: 'account' },
  { step: 5, name: 'confirm' },
] as const;

export type OrderStep = (typeof STEPS)[number]['step'];

export interface OrderStepsProps {
  readonly current: OrderStep;
  /** Addresses of the steps that may be gone back to; a step without one is plain text. */
  readonly links?: Readonly<Partial<Record<OrderStep, string>>>;
  /** Steps that were left with something wrong in them. */
  readonly wrong?: readonly OrderStep[];
}

/** The five numbered steps of the quick order. */
export function OrderSteps({ current, links = {}, wrong = [] }: OrderStepsProps) {
  const { t } = useTranslation('catalog');
  const steps = STEPS.map(({ step, name }) => ({
    name: t(`steps.${name}`),
    to: step < current ? links[step] : undefined,
    isDone: step < current && !wrong.includes(step),
  }));
  return <Steps label={t('steps.label')} steps={steps} current={current - 1} />;
}
