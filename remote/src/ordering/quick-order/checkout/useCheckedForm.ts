import { setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik';
import { useCallback, useContext } from 'react';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { CheckoutValues } from './checkoutValues.ts';

type TextName = 'purchaseOrderNumber' | 'notes';

const NONE: readonly TextName[] = [];

/**
 * Checks the form; where something is missing or wrong, shows it and goes to the first such field, and answers false. Fields of
 * `askedLater` may be empty.
 */
export function useCheckedForm(
  askedLater: readonly TextName[] = NONE,
): (form: HTMLFormElement | null) => Promise<boolean> {
  const { dismissFailure } = useContext(FormShellContext);
  const { values, validateForm, setTouched } = useFormikContext<CheckoutValues>();
  return useCallback(
    async (form) => {
      dismissFailure();
      const errors = await validateForm();
      const later = askedLater.filter((name) => values[name].trim() === '');
      if (Object.keys(errors).every((name) => later.some((one) => one === name))) return true;
      await setTouched(setNestedObjectValues<FormikTouched<CheckoutValues>>(values, true), false);
      // The errors are rendered after this event.
      window.setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return false;
    },
    [askedLater, dismissFailure, setTouched, validateForm, values],
  );
}
