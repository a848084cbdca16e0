import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** Sends the form once; busy until the answer is there. */
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
    <Button type="submit" loading={isSubmitting} disabled={disabled} fullWidth={fullWidth}>
      {children}
    </Button>
  );
}
