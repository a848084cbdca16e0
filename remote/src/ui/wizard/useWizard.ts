import { setNestedObjectValues, useFormikContext, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getStepLocation, hasError, isAtStep, type WizardStep } from './wizardStep.ts';

interface Wizard {
  /** Index of the step in the address. */
  readonly current: number;
  /** How often this step was refused. */
  readonly refusals: number;
  /** Goes to the next step, or to the first one so far with something wrong in it. */
  readonly next: () => Promise<void>;
  /** Submits the form, or leads to the first step with something wrong in it. */
  readonly submit: () => Promise<void>;
}

/** The step of a form, read from the address; none is reached while one before it is wrong. */
export function useWizard(steps: readonly WizardStep[]): Wizard {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const { values, touched, setTouched, validateForm, submitForm } = useFormikContext<FormikValues>();
  const [refusals, setRefusals] = useState(0);
  const current = Math.max(
    steps.findIndex((step) => isAtStep(step, location)),
    0,
  );

  const firstWrong = async (end: number): Promise<number> => {
    const errors = await validateForm();
    return steps.slice(0, end).findIndex((step) => hasError(step, errors));
  };
  const refuse = (wrong: number) => {
    const all = setNestedObjectValues<FormikTouched<FormikValues>>(values, true);
    const shown = steps.slice(0, Math.max(current, wrong) + 1).flatMap(({ fields }) => fields);
    void setTouched({ ...touched, ...Object.fromEntries(shown.map((field) => [field, all[field]])) }, false);
    if (wrong === current) setRefusals((before) => before + 1);
    else void navigate(getStepLocation(steps[wrong]), { state });
  };
  const submit = async () => {
    await submitForm();
    const wrong = await firstWrong(steps.length);
    if (wrong >= 0) refuse(wrong);
  };
  const next = async () => {
    let wrong = await firstWrong(current + 1);
    const check = steps[current]?.check;
    if (wrong < 0 && check !== undefined) {
      await check();
      wrong = await firstWrong(current + 1);
    }
    if (wrong >= 0) refuse(wrong);
    else await navigate(getStepLocation(steps[current + 1]), { state });
  };

  const leadBack = useRef<() => Promise<void>>(() => Promise.resolve());
  useEffect(() => {
    leadBack.current = async () => {
      const wrong = await firstWrong(current);
      if (wrong >= 0) await navigate(getStepLocation(steps[wrong]), { replace: true, state });
    };
  });
  useEffect(() => void leadBack.current(), [current]);

  return { current, refusals, next, submit };
}
