import { useFormikContext } from 'formik';
import { useCallback, useContext } from 'react';
import { isApiError } from '../../../api/apiError.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';

const isOfMetadata = (error: unknown): boolean =>
  isApiError(error) && (error.fields ?? []).some(({ field }) => field.startsWith('metadata.'));

/** Shows what the server asks of the order at the fields of its form; false for any other error. */
export function useRefusedMetadata(): (error: unknown) => boolean {
  const { refuseFields } = useContext(FormShellContext);
  const { setFieldTouched, validateForm } = useFormikContext();
  return useCallback(
    (error) => {
      if (!isOfMetadata(error)) return false;
      for (const name of refuseFields(error)) void setFieldTouched(name, true, false);
      void validateForm();
      return true;
    },
    [refuseFields, setFieldTouched, validateForm],
  );
}
