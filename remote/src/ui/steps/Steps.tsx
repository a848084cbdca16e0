import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import './steps.css';

export interface Step {
  readonly name: string;
  /** Address of the step; a step without one is plain text. */
  readonly to: To | undefined;
  /** State for the page there. */
  readonly state?: unknown;
  /** Goes to a step of the page that is on screen, instead of to its address. */
  readonly onGo?: () => void;
  readonly isDone: boolean;
}

export interface StepsProps {
  /** Accessible name: "Steps of the order". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the current step. */
  readonly current: number;
}

/** The numbered steps of a task, all in sight. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <nav aria-label={label} className="pr-steps">
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.name}
          aria-current={index === current ? 'step' : undefined}
          className={step.isDone ? 'pr-steps__done' : undefined}
        >
          <StepName step={step} number={index + 1} />
        </li>
      ))}
    </ol>
  </nav>
);

function StepName({
  step: { name, to, state, onGo, isDone },
  number,
}: {
  readonly step: Step;
  readonly number: number;
}) {
  const { t } = useTranslation();
  const content = (
    <>
      <span className="pr-steps__mark">{isDone ? <IconCheck size={14} aria-hidden="true" /> : number}</span>
      <span className="pr-steps__name">{name}</span>
      {isDone && <span className="pr-hidden-text">{t('steps.done')}</span>}
    </>
  );
  return to === undefined ? (
    <span className="pr-steps__step">{content}</span>
  ) : (
    <Link to={to} state={state} className="pr-steps__step" onClick={onGo && ((event) => go(event, onGo))}>
      {content}
    </Link>
  );
}

function go(event: MouseEvent, onGo: () => void): void {
  event.preventDefault();
  onGo();
}
