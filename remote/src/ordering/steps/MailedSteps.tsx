import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { Steps } from '../../ui/steps/Steps.tsx';

const STEPS = ['reward', 'recipients', 'letter', 'shipping', 'review'] as const;

export type MailedStep = (typeof STEPS)[number];

interface MailedStepsProps {
  readonly current: MailedStep;
  /** Many cards to one address, without a letter. */
  readonly isBulk: boolean;
  /** Addresses of the steps that can be gone to. */
  readonly links?: Readonly<Partial<Record<MailedStep, To>>>;
  readonly done?: readonly MailedStep[];
}

/** The numbered steps of an order that goes by mail. */
export function MailedSteps({ current, isBulk, links = {}, done = [] }: MailedStepsProps) {
  const { t } = useTranslation('catalog');
  const names = STEPS.filter((step) => step !== 'letter' || !isBulk);
  const steps = names.map((step) => ({
    name: t(`steps.${step}`),
    to: step === current ? undefined : links[step],
    isDone: step !== current && done.includes(step),
  }));
  return <Steps label={t('steps.label')} steps={steps} current={names.indexOf(current)} />;
}
