import type { ReactNode } from 'react';

interface HintProps {
  /** Shown on hover, focus and touch. */
  readonly hint: string;
  readonly className: string;
  /** Name for screen readers where the content is not enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button with a tooltip. Tables hold hundreds of them, so it renders one element; the surrounding `HintArea` does the rest. */
export const Hint = ({ hint, className, label, children }: HintProps) => (
  <button type="button" className={className} data-hint={hint} aria-label={label}>
    {children}
  </button>
);
