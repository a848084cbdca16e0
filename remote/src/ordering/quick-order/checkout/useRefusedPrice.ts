import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { Pricing } from '../price/usePricing.ts';
import type { CheckoutValues } from './checkoutValues.ts';

/** Shows the server's validation errors of pricing at their fields, until there is a price. */
export function useRefusedPrice({ answer }: Pricing): void {
  const { refuseFields } = useContext(FormShellContext);
  const { setFieldTouched, validateForm } = useFormikContext<CheckoutValues>();
  const isPriced = answer !== null && answer.quote !== null;
  const refusal = answer?.error ?? null;
  const isRefused = useRef(false);
  useEffect(() => {
    if (refusal === null && !(isPriced && isRefused.current)) return;
    // A value that was refused together with another one, as a card with a total, may be right now.
    isRefused.current = refusal !== null;
    for (const name of refuseFields(refusal)) void setFieldTouched(name, true, false);
    void validateForm();
  }, [refusal, isPriced, refuseFields, setFieldTouched, validateForm]);
}
