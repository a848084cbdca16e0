import type { PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { rewardPath } from '../choicePaths.ts';
import { MailedSteps, type MailedStep } from '../steps/MailedSteps.tsx';
import { findFirstOpenStep, isStepDone, listSteps, type PhysicalOrder } from './physicalOrder.ts';

interface PhysicalStepsProps {
  readonly current: PhysicalStep;
  readonly order: PhysicalOrder | null;
  readonly isBulk: boolean;
}

const NAMES = {
  recipients: 'recipients',
  personalization: 'letter',
  shipping: 'shipping',
  review: 'review',
} as const satisfies Record<PhysicalStep, MailedStep>;

/** The steps of a mailed order; those that are done, and the one after them, can be gone to. */
export function PhysicalSteps({ current, order, isBulk }: PhysicalStepsProps) {
  if (order === null) return <MailedSteps current={NAMES[current]} isBulk={isBulk} done={['reward']} />;
  const steps = listSteps(isBulk);
  const firstOpen = steps.indexOf(findFirstOpenStep(order));
  const open = steps.filter((_step, index) => index <= Math.max(firstOpen, steps.indexOf(current)));
  const links: Partial<Record<MailedStep, string>> = Object.fromEntries(
    open.map((step) => [NAMES[step], order.to(step)]),
  );
  const item = order.lines.at(-1)?.rewardItem;
  return (
    <MailedSteps
      current={NAMES[current]}
      isBulk={isBulk}
      links={item === undefined ? links : { ...links, reward: rewardPath(item.brandKey) }}
      done={['reward', ...steps.filter((step) => isStepDone(step, order)).map((step) => NAMES[step])]}
    />
  );
}
