import type { ReactNode } from 'react';
import './states.css';

/** Empty list: one sentence and at most one action. */
export const EmptyState = ({ text, action }: { readonly text: string; readonly action?: ReactNode }) => (
  <div className="pr-state">
    <p>{text}</p>
    {action}
  </div>
);
