import type { ReactNode } from 'react';

/** The row of a form's buttons; the primary one comes last, at the right. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="pr-form__actions">{children}</div>
);
