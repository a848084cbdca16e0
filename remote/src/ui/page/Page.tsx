import type { ReactNode } from 'react';
import './page.css';

/** The body of a page: at most 1,200 px wide; `wide` for tables. */
export const Page = ({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) => (
  <div className={wide ? 'pr-page pr-page--wide' : 'pr-page'}>{children}</div>
);
