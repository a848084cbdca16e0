import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { BusyButton } from '../button/BusyButton.tsx';

/** Submits the form once; busy until the response arrives. */
export function SubmitButton({
  children,
  fullWidth = false,
  disabled = false,
  describedBy,
}: {
  readonly children: ReactNode;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** The `id` of what says why it is disabled. */
  readonly describedBy?: string | undefined;
}) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton
      type="submit"
      busy={isSubmitting}
      disabled={disabled}
      fullWidth={fullWidth}
      aria-describedby={describedBy}
    >
      {children}
    </BusyButton>
  );
}
