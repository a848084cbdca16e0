import type { ReactNode } from 'react';
import './disclosure.css';

/** Facts that few look for, folded under their heading; open on paper. */
export const Disclosure = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="pr-disclosure">
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
