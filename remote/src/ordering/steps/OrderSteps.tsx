import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
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
  /** The last one; an order that goes into the cart ends earlier. */
  readonly last?: OrderStep;
  /** Addresses of the steps that can be gone back to; only those before the current one become links. */
  readonly links?: Readonly<Partial<Record<OrderStep, To>>>;
  /** Goes to a step of the page on screen. */
  readonly onGo?: Readonly<Partial<Record<OrderStep, () => void>>>;
  /** Steps with a missing or invalid value, which are not done however far one has come. */
  readonly invalid?: readonly OrderStep[];
}

/** The numbered steps of the quick order. */
export function OrderSteps({ current, last = 5, links = {}, onGo = {}, invalid = [] }: OrderStepsProps) {
  const { t } = useTranslation('catalog');
  const steps = STEPS.filter(({ step }) => step <= last).map(({ step, name }) => ({
    name: t(`steps.${name}`),
    to: step < current ? links[step] : undefined,
    onGo: onGo[step],
    isDone: step < current && !invalid.includes(step),
  }));
  return <Steps label={t('steps.label')} steps={steps} current={current - 1} />;
}
