import type { ReactNode } from 'react';

interface HintProps {
  /** What is said on hover, focus and touch. */
  readonly hint: string;
  readonly className: string;
  /** Name for screen readers where the content is not enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button that says more. Tables hold hundreds of them, so it is nothing but an element; the `HintArea` around everything does the rest. */
export const Hint = ({ hint, className, label, children }: HintProps) => (
  <button type="button" className={className} data-hint={hint} aria-label={label}>
    {children}
  </button>
);
