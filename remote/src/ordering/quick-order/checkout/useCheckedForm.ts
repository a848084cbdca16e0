import { setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik';
import { useCallback, useContext } from 'react';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { CheckoutValues } from './checkoutValues.ts';

/** Checks the form; where something is missing or wrong, shows it and goes to the first such field, and answers false. */
export function useCheckedForm(): (form: HTMLFormElement | null) => Promise<boolean> {
  const { dismissFailure } = useContext(FormShellContext);
  const { values, validateForm, setTouched } = useFormikContext<CheckoutValues>();
  return useCallback(
    async (form) => {
      dismissFailure();
      const errors = await validateForm();
      if (Object.keys(errors).length === 0) return true;
      await setTouched(setNestedObjectValues<FormikTouched<CheckoutValues>>(values, true), false);
      // The errors are rendered after this event.
      window.setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return false;
    },
    [dismissFailure, setTouched, validateForm, values],
  );
}
