import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { BusyButton } from '../button/BusyButton.tsx';

/** Submits the form once; busy until the response arrives. */
export function SubmitButton({
  children,
  fullWidth = false,
  disabled = false,
}: {
  readonly children: ReactNode;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
}) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" busy={isSubmitting} disabled={disabled} fullWidth={fullWidth}>
      {children}
    </BusyButton>
  );
}
