import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { BusyButton } from '../button/BusyButton.tsx';

/** Submits the form once; busy until the response arrives. */
export function SubmitButton({
  children,
  fullWidth = false,
  disabled = false,
  describedBy,
  danger = false,
  variant,
}: {
  readonly children: ReactNode;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** The `id` of what says why it is disabled. */
  readonly describedBy?: string | undefined;
  /** An action that cannot be undone: red. */
  readonly danger?: boolean;
  /** `default` where the page has another action that comes first. */
  readonly variant?: 'default';
}) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton
      type="submit"
      busy={isSubmitting}
      disabled={disabled}
      fullWidth={fullWidth}
      color={danger ? 'red' : undefined}
      variant={variant}
      aria-describedby={describedBy}
    >
      {children}
    </BusyButton>
  );
}
