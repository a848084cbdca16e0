import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BusyButton } from '../button/BusyButton.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { Steps } from '../steps/Steps.tsx';
import { useStepFocus } from './useStepFocus.ts';
import { useWizard } from './useWizard.ts';
import './wizard.css';
import { getStepLocation, hasError, type WizardStep } from './wizardStep.ts';
import { LinkButton } from '../button/LinkButton.tsx';

interface FormWizardProps {
  /** Accessible name of the list of steps. */
  readonly label: string;
  readonly steps: readonly WizardStep[];
  readonly submitLabel: string;
  /** True when every step offers to submit, not only the last: for a form whose values are there already. */
  readonly submitsAnywhere?: boolean;
  /** Address to which the first step's Cancel leads; absent: that form cannot be left. */
  readonly cancelTo?: string;
  /** State for the page there. */
  readonly cancelState?: unknown;
}

/** The fields of a form in several steps; belongs into a `FormShell`. The address names the step, so Back goes one back. */
export function FormWizard({
  label,
  steps,
  submitLabel,
  submitsAnywhere = false,
  cancelTo,
  cancelState,
}: FormWizardProps) {
  const { t } = useTranslation();
  const { errors, isSubmitting } = useFormikContext<FormikValues>();
  const { current, refusals, next, submit } = useWizard(steps);
  const containerRef = useStepFocus(current, refusals);
  // The state with which the form was opened goes along from step to step.
  const state: unknown = useLocation().state;
  const titleId = useId();
  const wrong = steps.findIndex((step) => hasError(step, errors));
  const reachable = wrong < 0 ? steps.length : wrong + 1;
  const isLast = current === steps.length - 1;
  const submits = isLast || submitsAnywhere;
  return (
    <>
      <Steps
        label={label}
        current={current}
        steps={steps.map((step, index) => ({
          name: step.title,
          to: index !== current && index < reachable ? getStepLocation(step) : undefined,
          state,
          isDone: index < current && !hasError(step, errors),
        }))}
      />
      <section ref={containerRef} aria-labelledby={titleId} className="pr-wizard__step">
        <h2 id={titleId} tabIndex={-1}>
          {steps[current]?.title}
        </h2>
        {steps[current]?.content}
      </section>
      <FormActions>
        {current > 0 && (
          <LinkButton to={getStepLocation(steps[current - 1])} state={state} variant="default">
            {t('action.back')}
          </LinkButton>
        )}
        {current === 0 && cancelTo !== undefined && (
          <LinkButton to={cancelTo} state={cancelState} variant="default">
            {t('action.cancel')}
          </LinkButton>
        )}
        {submits && !isLast && (
          <Button variant="default" onClick={() => void next()}>
            {t('action.next')}
          </Button>
        )}
        <BusyButton
          type="submit"
          busy={isSubmitting}
          worksOffline={!submits}
          onClick={(event) => {
            event.preventDefault();
            void (submits ? submit() : next());
          }}
        >
          {submits ? submitLabel : t('action.next')}
        </BusyButton>
      </FormActions>
    </>
  );
}
