import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { BALANCE, PAYMENT_SOURCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';

/** Returns how to have the balance pay in place of a card; what was refused before is said no more. */
export function usePayFromBalance(): () => void {
  const { setFieldValue } = useFormikContext();
  const { dismissFailure } = useContext(FormShellContext);
  return () => {
    dismissFailure();
    void setFieldValue(PAYMENT_SOURCE, BALANCE);
  };
}
