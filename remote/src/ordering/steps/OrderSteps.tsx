import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './order-steps.css';

const STEPS = ['reward', 'recipients', 'message', 'account', 'confirm'] as const;

export type OrderStep = 1 | 2 | 3 | 4 | 5;

export interface OrderStepsProps {
  readonly current: OrderStep;
  /** Addresses of the steps that may be gone back to; a step without one is plain text. */
  readonly links?: Readonly<Partial<Record<OrderStep, string>>>;
  /** Steps that were left with something wrong in them. */
  readonly wrong?: readonly OrderStep[];
}

const stepAt = (index: number): OrderStep => ([1, 2, 3, 4, 5] as const)[index] ?? 1;

/** The five numbered steps of the quick order, all in sight. */
export function OrderSteps({ current, links = {}, wrong = [] }: OrderStepsProps) {
  const { t } = useTranslation('ordering');
  return (
    <nav aria-label={t('steps.label')} className="pr-steps">
      <ol>
        {STEPS.map((name, index) => {
          const step = stepAt(index);
          const isDone = step < current && !wrong.includes(step);
          return (
            <li
              key={name}
              aria-current={step === current ? 'step' : undefined}
              className={isDone ? 'pr-steps__done' : undefined}
            >
              <StepName
                step={step}
                isDone={isDone}
                to={step < current ? links[step] : undefined}
                name={t(`steps.${name}`)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepNameProps {
  readonly step: OrderStep;
  readonly isDone: boolean;
  readonly to: string | undefined;
  readonly name: string;
}

function StepName({ step, isDone, to, name }: StepNameProps) {
  const { t } = useTranslation('ordering');
  const content = (
    <>
      <span className="pr-steps__mark">{isDone ? <IconCheck size={14} aria-hidden="true" /> : step}</span>
      <span className="pr-steps__name">{name}</span>
      {isDone && <span className="pr-hidden-text">{t('steps.done')}</span>}
    </>
  );
  return to === undefined ? (
    <span className="pr-steps__step">{content}</span>
  ) : (
    <Link to={to} className="pr-steps__step">
      {content}
    </Link>
  );
}
