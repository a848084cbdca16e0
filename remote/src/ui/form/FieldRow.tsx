import type { ReactNode } from 'react';

/** Related short fields side by side; below each other on narrow screens. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="pr-form__row">{children}</div>
);
