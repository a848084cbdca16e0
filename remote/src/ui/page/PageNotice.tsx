import type { ReactNode } from 'react';
import './page.css';

/** A notice above a page, aligned with the page's edge. */
export const PageNotice = ({ children }: { readonly children: ReactNode }) => (
  <div className="pr-page__notice">{children}</div>
);
