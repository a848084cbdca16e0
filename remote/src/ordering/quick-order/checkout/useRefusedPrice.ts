import { useFormikContext } from 'formik';
import { useContext, useEffect } from 'react';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { Pricing } from '../price/usePricing.ts';
import type { CheckoutValues } from './checkoutValues.ts';

/** Shows the server's validation errors of pricing at their fields. */
export function useRefusedPrice({ answer }: Pricing): void {
  const { refuseFields } = useContext(FormShellContext);
  const { setFieldTouched, validateForm } = useFormikContext<CheckoutValues>();
  const refusal = answer?.error ?? null;
  useEffect(() => {
    if (refusal === null) return;
    for (const name of refuseFields(refusal)) void setFieldTouched(name, true, false);
    void validateForm();
  }, [refusal, refuseFields, setFieldTouched, validateForm]);
}
